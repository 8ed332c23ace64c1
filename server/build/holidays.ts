import { writeFile } from 'node:fs/promises';

import { publicHolidays } from '../../app/domain/laboratory/holidays.server.ts';
import siteConfig from '../../site.config.ts';

/** Enough for every date that a visitor may type, such as that of a past sample, and for the promises of an old build. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 30;

/**
 * Writes the public holidays of the laboratory's country, for longer than a build is in use. The table does not expire by date. It is
 * regenerated when the laboratory, the code or the packages change (`server/cli/build.ts`). A new law arrives as a new version of the
 * library. Past its last year the table refuses to answer (`holiday-table.ts`).
 */
export async function buildHolidays(): Promise<void> {
  const year = new Date().getUTCFullYear();
  const table = publicHolidays(siteConfig.country, year - YEARS_BACK, year + YEARS_AHEAD);
  await writeFile('app/generated/holidays.json', JSON.stringify(table));
}
