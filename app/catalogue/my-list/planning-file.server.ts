import { createHash } from 'node:crypto';

import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { HolidayTable } from '../../domain/laboratory/holiday-table.ts';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { addDays, type HolidayOn } from '../../domain/laboratory/opening-hours.ts';
import type { Locale } from '../../i18n/locale.ts';
import { packPlanning } from './planning-data.ts';

/** The planning data for a browser as one text. The version depends on the content. */
export interface PlanningFile {
  text: string;
  version: string;
}

interface PlanningSources {
  catalogue: Catalogue;
  laboratory: Laboratory;
  holidayOn: HolidayOn;
  /** The year on the laboratory's clock. */
  year: number;
  locale: Locale;
}

/** Both objects live as long as the process or until the next import, and one process may host several laboratories in tests. */
const files = new WeakMap<Catalogue, WeakMap<Laboratory, Map<string, PlanningFile>>>();

/** Returns the planning file of a catalog in a language. Computes it once for each year, because it holds the year's holidays. */
export function planningFileOf(sources: PlanningSources): PlanningFile {
  const { catalogue, laboratory, locale, year } = sources;
  const ofCatalogue = files.get(catalogue) ?? new WeakMap<Laboratory, Map<string, PlanningFile>>();
  files.set(catalogue, ofCatalogue);
  const ofLaboratory = ofCatalogue.get(laboratory) ?? new Map<string, PlanningFile>();
  ofCatalogue.set(laboratory, ofLaboratory);
  const key = `${locale} ${year}`;
  const file = ofLaboratory.get(key) ?? makeFile(sources);
  ofLaboratory.set(key, file);
  return file;
}

function makeFile({ catalogue, laboratory, holidayOn, year, locale }: PlanningSources): PlanningFile {
  const holidays = holidaysAround(year, laboratory.country, holidayOn);
  const text = packPlanning(catalogue.exams, laboratory, holidays, locale);
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

/** Visits are planned up to a year ahead, and their preparation may begin before the year does. */
function holidaysAround(year: number, country: string, holidayOn: HolidayOn): HolidayTable {
  const [from, to] = [year - 1, year + 2];
  const days: HolidayTable['days'] = {};
  for (let date = `${from}-01-01`; date <= `${to}-12-31`; date = addDays(date, 1)) {
    const holiday = holidayOn(date);
    if (holiday) days[date] = holiday;
  }
  return { country, from, to, days };
}
