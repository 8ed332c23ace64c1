import { writeFile } from 'node:fs/promises';

import { publicHolidays } from '../../app/domain/laboratory/holidays.server.ts';
import siteConfig from '../../site.config.ts';

const YEARS_BACK = 10;
const YEARS_AHEAD = 30;

/**
 * Writes down the public holidays of the laboratory's country, for as long as anybody keeps a build. Time alone makes no new
 * table: one is made with every change of the laboratory, the code or the packages (`server/cli/build.ts`), a new law comes as
 * a new version of the library, and past its last year the table refuses to answer (`holiday-table.ts`).
 */
export async function buildHolidays(): Promise<void> {
  const year = new Date().getUTCFullYear();
  const table = publicHolidays(siteConfig.country, year - YEARS_BACK, year + YEARS_AHEAD);
  await writeFile('app/generated/holidays.json', JSON.stringify(table));
}
