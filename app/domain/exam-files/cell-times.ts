import { isCalendarDate } from '../laboratory/opening-hours.ts';
import { CellRefusal, type OrRefusal } from './refusal.ts';

const DAY_MINUTES = 24 * 60;
/** '7:00', '14:00:00', '7:00 a. m.', '2 p.m.', '12 m.', '14 h'. A Spanish spreadsheet writes a non-breaking space in 'a. m.'. */
const clock = /^(\d{1,2})(?::(\d\d))?(?::00)?\s*(?:([ap])\.?\s*m\.?|(m)\.?|(h)\.?)?$/i;

/**
 * '14:00:00' → '14:00', '2 p.m.' → '14:00', '12 m.' → '12:00'. A spreadsheet stores a time as a fraction of a day: '0.2951388889' →
 * '07:05'. Anything else stays unchanged.
 */
export function timeInCell(cell: string): string {
  if (cell === '' || /^\d\d:\d\d$/.test(cell)) return cell;
  if (/^0?[.,]\d+$/.test(cell)) {
    const minutes = Math.round(Number(cell.replace(',', '.')) * DAY_MINUTES);
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  }
  const [whole, hour = '', minutes, half, noon, unit] = clock.exec(cell) ?? [];
  // A bare '7' may or may not be a time.
  if (whole === undefined || (minutes === undefined && !half && !noon && !unit)) return cell;
  const is12Hour = half !== undefined || noon !== undefined;
  if (is12Hour && (Number(hour) < 1 || Number(hour) > 12)) return cell;
  // In Colombia '12 m.' is noon, and no other hour takes 'm.'.
  if (noon !== undefined && Number(hour) !== 12) return cell;
  const afternoonHours = half?.toLowerCase() === 'p' || noon !== undefined ? 12 : 0;
  return `${twoDigits(is12Hour ? (Number(hour) % 12) + afternoonHours : Number(hour))}:${minutes ?? '00'}`;
}

/** Day zero of a spreadsheet's calendar, which counts a nonexistent 29 February 1900. */
const BEFORE_1900 = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
/** No laboratory has a review from the last century. */
const CENTURY = '20';

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
/** The time that a database or a spreadsheet adds to a date. */
const timeAfter = /[T ]\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?$/;

/**
 * '16/11/2026', '16/11/26', and '2026-11-16 00:00:00' → '2026-11-16'. The day always comes before the month, as in Colombia, whatever the
 * numbers. A spreadsheet counts days: '46342' → '2026-11-16'. Text that is not a date stays unchanged, and a nonexistent day is refused.
 */
export function dateOf(cell: string): OrRefusal<string> {
  if (cell === '' || /^\d{4}-\d\d-\d\d$/.test(cell)) return cell;
  if (/^\d{5}(?:[.,]\d+)?$/.test(cell)) {
    return new Date(BEFORE_1900 + Math.floor(Number(cell.replace(',', '.'))) * DAY_MS).toISOString().slice(0, 10);
  }
  const date = cell.replace(timeAfter, '');
  const [, year, month, day] = yearFirst.exec(date) ?? [];
  if (year !== undefined) return existing(year, month, day, cell);
  const [, firstDay, secondMonth, lastYear] = dayFirst.exec(date) ?? [];
  if (lastYear === undefined) return cell;
  return existing(lastYear.length === 2 ? `${CENTURY}${lastYear}` : lastYear, secondMonth, firstDay, cell);
}

/** The date, if it exists in the calendar. */
function existing(year: string, month = '', day = '', cell = ''): OrRefusal<string> {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : new CellRefusal('no-such-date', cell);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
