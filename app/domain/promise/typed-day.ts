import { type CalendarDate, isCalendarDate } from '../laboratory/opening-hours.ts';

/**
 * Reads a day as people type it: '2026-11-24', '24/11/2026', '24-11-2026', or '24.11.2026' → '2026-11-24'. Null if the day does not exist.
 */
export function typedDay(text: string): CalendarDate | null {
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = dayFirst ?? [];
  const date = dayFirst ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDate(date) ? date : null;
}
