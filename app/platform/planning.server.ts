import { type PlanningFile, planningFileOf } from '../catalogue/my-list/planning-file.server.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Services } from './services.ts';

/** The data with which a browser plans, from the current catalog. */
export async function planningFileFor(services: Services, locale: Locale): Promise<PlanningFile> {
  const { laboratory, holidayOn } = services;
  const year = Number(wallClock(services.now(), laboratory.timeZone).date.slice(0, 4));
  return planningFileOf({ catalogue: await services.catalogue(), laboratory, holidayOn, year, locale });
}
