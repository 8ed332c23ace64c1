import { type LaboratoryCalendar, laboratoryCalendar } from '../domain/promise/laboratory-calendar.ts';
import type { Services } from './services.ts';

type CalendarSources = Pick<Services, 'laboratory' | 'holidayOn'>;

/** The last calendar of each holiday table, with the laboratory whose opening hours it uses. */
const calendars = new WeakMap<CalendarSources['holidayOn'], CalendarSources & { calendar: LaboratoryCalendar }>();

/**
 * Returns the laboratory's opening days and holidays, from which promises of a result's date are computed. All requests share one calendar,
 * because it memoizes each day that it computes.
 */
export function calendarOf({ laboratory, holidayOn }: CalendarSources): LaboratoryCalendar {
  const known = calendars.get(holidayOn);
  if (known?.laboratory === laboratory) return known.calendar;
  const calendar = laboratoryCalendar(laboratory.openingHours, holidayOn);
  calendars.set(holidayOn, { laboratory, holidayOn, calendar });
  return calendar;
}
