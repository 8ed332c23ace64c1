import { writeFile } from 'node:fs/promises';

import { publicHolidays } from '../../app/features/laboratory/holidays.server.ts';
import siteConfig from '../../site.config.ts';

const YEARS_BACK = 10;
const YEARS_AHEAD = 30;

/** Writes down the public holidays of the laboratory's country, for as long as anybody keeps a build. */
export async function buildHolidays(): Promise<void> {
  const year = new Date().getUTCFullYear();
  const table = publicHolidays(siteConfig.country, year - YEARS_BACK, year + YEARS_AHEAD);
  await writeFile('app/generated/holidays.json', JSON.stringify(table));
}
