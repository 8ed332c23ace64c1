import { formatList, formatTime, formatWeekday } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { OpeningHours, Weekday } from './laboratory.ts';
import { hoursOn } from './opening-hours.ts';

/** Days with the same opening hours; `hours` is null when the laboratory is closed. */
export interface HoursLine {
  days: readonly Weekday[];
  hours: { opens: string; closes: string } | null;
}

const fromMonday: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * The week in lines from Monday on, with days of equal hours grouped. Days that the laboratory does not list are closed. The result omits a
 * closed Sunday if it is the only closed day, because readers expect that.
 */
export function hoursLines(openingHours: readonly OpeningHours[], days: readonly Weekday[] = fromMonday): HoursLine[] {
  const lines = new Map<string, { days: Weekday[]; hours: HoursLine['hours'] }>();
  for (const day of fromMonday.filter((weekday) => days.includes(weekday))) {
    const hours = hoursOn(day, openingHours);
    const key = hours ? `${hours.opens} ${hours.closes}` : 'closed';
    const line = lines.get(key);
    if (line) line.days.push(day);
    else lines.set(key, { days: [day], hours });
  }
  return [...lines.values()].filter((line) => line.hours || line.days.join() !== 'sunday');
}

/** (['monday', 'tuesday', 'wednesday', 'saturday'], 'es') → 'Lunes – miércoles y sábado' */
export function daysInTable(days: readonly Weekday[], locale: Locale): string {
  const name = (day: Weekday) => formatWeekday(locale, dateOn(day));
  const words = inWords(days, locale, { each: name, run: (first, last) => `${name(first)} – ${name(last)}` });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** (['monday', 'tuesday', 'wednesday', 'saturday'], 'es') → 'lunes a miércoles y sábados' */
export function daysInProse(days: readonly Weekday[], locale: Locale): string {
  const name = (day: Weekday) => formatWeekday(locale, dateOn(day));
  return inWords(days, locale, {
    // 'lunes' is its own plural in Spanish; 'sábado' is not.
    each: (day) => name(day).replace(/s?$/, 's'),
    run: (first, last) => m.days_run({ first: name(first), last: name(last) }, { locale }),
  });
}

/** 'lunes a viernes, 6:00 a. m. – 5:00 p. m.; sábados, 6:00 a. m. – 12:00 p. m.' */
export const hoursSentence = (
  openingHours: readonly OpeningHours[],
  locale: Locale,
  days: readonly Weekday[] = fromMonday,
): string =>
  hoursLines(openingHours, days)
    .map((line) => `${daysInProse(line.days, locale)}, ${hoursInWords(line.hours, locale)}`)
    .join('; ');

const hoursInWords = (hours: HoursLine['hours'], locale: Locale): string =>
  hours ? `${formatTime(locale, hours.opens)} – ${formatTime(locale, hours.closes)}` : m.hours_closed({}, { locale });

/** Three or more consecutive days become a run; the rest become a list. */
function inWords(
  days: readonly Weekday[],
  locale: Locale,
  say: { each: (day: Weekday) => string; run: (first: Weekday, last: Weekday) => string },
): string {
  const parts = runsOf(days).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && run.length > 2 ? [say.run(first, last)] : run.map(say.each);
  });
  return formatList(locale, parts);
}

/** ['monday', 'tuesday', 'friday'] → [['monday', 'tuesday'], ['friday']] */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const [index, day] of fromMonday.entries()) {
    if (!days.includes(day)) continue;
    const before = fromMonday[index - 1];
    const run = runs.at(-1);
    if (run && before && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** A date that falls on this weekday: 2024-01-01 was a Monday. */
const dateOn = (day: Weekday): string => `2024-01-0${fromMonday.indexOf(day) + 1}`;
