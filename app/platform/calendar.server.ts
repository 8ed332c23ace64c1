import { type LaboratoryCalendar, laboratoryCalendar } from '../domain/promise/laboratory-calendar.ts';
import type { Services } from './services.ts';

type Needs = Pick<Services, 'laboratory' | 'holidayOn'>;

const calendars = new WeakMap<Services['holidayOn'], { of: Services['laboratory']; calendar: LaboratoryCalendar }>();

/** The laboratory's calendar for promises, memoized per laboratory. */
export function calendarOf({ laboratory, holidayOn }: Needs): LaboratoryCalendar {
  const known = calendars.get(holidayOn);
  if (known?.of === laboratory) return known.calendar;
  const calendar = laboratoryCalendar(laboratory.openingHours, holidayOn);
  calendars.set(holidayOn, { of: laboratory, calendar });
  return calendar;
}
