import { isCalendarDate } from '../laboratory/opening-hours.ts';
import { type Read, Refusal } from './refusal.ts';

const DAY_MINUTES = 24 * 60;
/** '7:00', '14:00:00', '7:00 a. m.', '2 p.m.', '12 m.', '14 h'; a spreadsheet in Spanish writes a hard blank into 'a. m.'. */
const clock = /^(\d{1,2})(?::(\d\d))?(?::00)?\s*(?:([ap])\.?\s*m\.?|(m)\.?|(h)\.?)?$/i;

/**
 * '14:00:00' → '14:00', '2 p.m.' → '14:00', '12 m.' → '12:00'; a spreadsheet keeps a time as a part of a day: '0.2951388889' → '07:05'.
 * What is none stays as it is.
 */
export function timeOf(cell: string): string {
  if (cell === '' || /^\d\d:\d\d$/.test(cell)) return cell;
  if (/^0?[.,]\d+$/.test(cell)) {
    const minutes = Math.round(Number(cell.replace(',', '.')) * DAY_MINUTES);
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  }
  const [whole, hour = '', minutes, half, noon, unit] = clock.exec(cell) ?? [];
  // Of a bare '7' nobody knows whether it is a time.
  if (whole === undefined || (minutes === undefined && !half && !noon && !unit)) return cell;
  const isOfTwelve = half !== undefined || noon !== undefined;
  if (isOfTwelve && (Number(hour) < 1 || Number(hour) > 12)) return cell;
  // In Colombia '12 m.' is noon, and no other hour is 'm.'.
  if (noon !== undefined && Number(hour) !== 12) return cell;
  const late = half?.toLowerCase() === 'p' || noon !== undefined ? 12 : 0;
  return `${twoDigits(isOfTwelve ? (Number(hour) % 12) + late : Number(hour))}:${minutes ?? '00'}`;
}

/** The day before the first of a spreadsheet's calendar, which has a 29 February 1900 that never was. */
const BEFORE_1900 = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
/** A laboratory reviews nothing in the last century. */
const CENTURY = '20';

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
/** What a database or a spreadsheet writes after a date. */
const timeAfter = /[T ]\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?$/;

/**
 * '16/11/2026', '16/11/26' and '2026-11-16 00:00:00' → '2026-11-16'; the day stands before the month, as Colombia writes it, whatever
 * they are. A spreadsheet counts days: '46342' → '2026-11-16'. What is no date stays as it is; a day that is none is refused.
 */
export function dateOf(cell: string): Read<string> {
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

function existing(year: string, month = '', day = '', cell = ''): Read<string> {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : new Refusal('no-such-date', cell);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
