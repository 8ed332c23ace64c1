import { type PlanningFile, planningFileOf } from '../catalogue/my-list/planning-file.server.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Services } from './services.ts';

/** Returns the file with which a browser plans the visit of `/mi-lista`: the current catalog, opening hours, and this year's holidays. */
export async function planningFileFor(services: Services, locale: Locale): Promise<PlanningFile> {
  const { laboratory, holidayOn } = services;
  const year = Number(wallClock(services.now(), laboratory.timeZone).date.slice(0, 4));
  return planningFileOf({ catalogue: await services.catalogue(), laboratory, holidayOn, year, locale });
}
