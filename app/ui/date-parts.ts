import type { Locale } from '../i18n/locale.ts';

/** A date as typed into three boxes. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** One of the boxes. */
export type DatePart = keyof DateParts;
/** The boxes in the order of reading. */
export const dateParts = ['day', 'month', 'year'] as const satisfies readonly DatePart[];

/** Why three boxes hold no date. `not-a-year`: '85' may be 1985 or 2085. `impossible`: no calendar has February 30. */
export const datePartsFaults = [
  'missing',
  'incomplete',
  'not-a-day',
  'not-a-month',
  'not-a-year',
  'impossible',
] as const;
/** A reason of `datePartsFaults`. */
export type DatePartsFault = (typeof datePartsFaults)[number];

/** A typed date as '1985-07-03', or its fault and the boxes that it concerns. */
export type ReadDate =
  | { date: string; fault: null }
  | { date: null; fault: DatePartsFault; parts: readonly DatePart[] };

/** Each month by the names that people write, in both languages: 'setiembre' is used, too. */
const monthNames: readonly (readonly string[])[] = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
];
/** In letters: 'mar' and 'may' differ by the third. */
const SHORTEST_MONTH = 3;

/**
 * Reads a date as people write it:
 * { day: '3', month: 'jul', year: '1985' } → '1985-07-03' · { day: '3/7/1985', month: '', year: '' } → '1985-07-03', on a Spanish page
 */
export function readDateParts(typed: DateParts, locale: Locale): ReadDate {
  const { day, month, year } = wholeDate(typed, locale) ?? typed;
  const empty = dateParts.filter((part) => plain({ day, month, year }[part]) === '');
  if (empty.length > 0) return refuse(empty.length === dateParts.length ? 'missing' : 'incomplete', ...empty);
  const [d, m, y] = [dayOf(day), monthOf(month), yearOf(year)];
  if (d === null) return refuse('not-a-day', 'day');
  if (m === null) return refuse('not-a-month', 'month');
  if (y === null) return refuse('not-a-year', 'year');
  if (d > daysIn(y, m)) return refuse('impossible', 'day', 'month');
  return { date: [pad(y, 4), pad(m, 2), pad(d, 2)].join('-'), fault: null };
}

const refuse = (fault: DatePartsFault, ...parts: DatePart[]): ReadDate => ({ date: null, fault, parts });
const pad = (number: number, length: number): string => String(number).padStart(length, '0');

/** Normalizes typed text: ' 1.º ' → '1.o' · 'Julio' → 'julio' · '３' → '3' */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** '3' · '03' · '1.º' · '1ro' · '3rd' → the day; null for anything else */
function dayOf(text: string): number | null {
  const [, digits] = /^(\d{1,2})(?:\.?(?:o|ro|st|nd|rd|th)|\.|°)?$/.exec(plain(text)) ?? [];
  const day = Number(digits ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

/** '7' · '07' · 'julio' · 'jul.' · 'July' → 7; null for anything else */
function monthOf(text: string): number | null {
  const name = plain(text).replace(/\.$/, '');
  if (/^\d{1,2}$/.test(name)) return Number(name) >= 1 && Number(name) <= 12 ? Number(name) : null;
  if (name.length < SHORTEST_MONTH) return null;
  const position = monthNames.findIndex((names) => names.some((one) => one.startsWith(name)));
  return position < 0 ? null : position + 1;
}

const yearOf = (text: string): number | null => (/^[12]\d{3}$/.test(plain(text)) ? Number(plain(text)) : null);

/** (2024, 2) → 29 */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The parts of a whole date in the first box; null without a whole date, or if its order is ambiguous. */
function wholeDate({ day, month, year }: DateParts, locale: Locale): DateParts | null {
  if (plain(month) !== '' || plain(year) !== '') return null;
  const parts = plain(day)
    .split(/[\s/.,-]+/)
    .filter((part) => !['', 'de', 'del'].includes(part));
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== dateParts.length) return null;
  if (/^\d{4}$/.test(first)) return { day: third, month: second, year: first };
  // A name, or a number that no month has, says which part is the month: 'July 3, 1985' · '12/31/1985'
  if (/^\D/.test(first) || Number(second) > 12) return { day: second, month: first, year: third };
  // '4/5/1985' is May for a Colombian and April for a reader from the United States.
  const isClear = locale === 'es' || /^\D/.test(second) || Number(first) === Number(second) || Number(first) > 12;
  return isClear ? { day: first, month: second, year: third } : null;
}
