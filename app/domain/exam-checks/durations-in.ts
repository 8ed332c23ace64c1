import {
  bareUnit,
  type DurationUnit,
  durationUnitWords,
  halfAfter,
  halfBefore,
  halfOfOther,
  minutesInUnit,
  periodWords,
  rangeConnector,
  sumConnector,
  unitAfter,
} from './duration-lexicon.ts';
import type { Language } from './exam-texts.ts';
import type { PlacedNumber, TextNumber } from './spelled-numbers.ts';

/** A number of a text, with its duration if it counts a unit of time: '2 días' equals '48 horas', but not '2 horas'. */
export interface NumberOrDuration extends TextNumber {
  duration: Duration | null;
}

export interface Duration {
  minutes: number;
  unit: DurationUnit;
}

/** Its position in the text, up to the end of the unit. */
interface PlacedDuration extends NumberOrDuration {
  start: number;
  end: number;
}

/** Adds the units that follow the numbers. It reads from the end, because a number may share the unit of the next one. */
function withWrittenUnits(numbers: readonly PlacedNumber[], text: string, language: Language): PlacedDuration[] {
  const measured: PlacedDuration[] = [];
  for (const number of numbers.toReversed()) {
    measured.push(withOwnUnit(number, text, language) ?? withSharedUnit(number, measured.at(-1), text, language));
  }
  return measured.reverse();
}

/**
 * Adds durations to the numbers of a text, and adds the durations without a number ('the day before', 'daily'). `text` is lowercase, and
 * `numbers` are in its order.
 */
export function withDurations(numbers: readonly PlacedNumber[], text: string, language: Language): PlacedDuration[] {
  const measured = withWrittenUnits(withBareUnits(numbers, text, language), text, language);
  for (const [unit, word] of periodWords[language]) {
    const at = text.search(word);
    if (at < 0) continue;
    measured.push({ value: 1, sure: false, start: at, end: at, duration: { unit, minutes: minutesInUnit[unit] } });
  }
  return measured;
}

/** Adds a 1 before each unit that has no number: 'the day before' → 'the 1 day before' */
function withBareUnits(numbers: readonly PlacedNumber[], text: string, language: Language): PlacedNumber[] {
  const ends = new Set(numbers.map(({ end }) => end));
  const bare = [...text.matchAll(bareUnit[language])]
    .filter(({ index }) => !ends.has(index - 1) && !ends.has(index))
    .map(({ index }) => ({ value: 1, sure: false, start: index, end: index }));
  return bare.length === 0 ? [...numbers] : [...numbers, ...bare].toSorted((one, other) => one.start - other.start);
}

/** The number with the unit after it: 'dos horas y media', '2½ h'. Null without a unit. */
function withOwnUnit(number: PlacedNumber, text: string, language: Language): PlacedDuration | null {
  if (number.isClock) return null;
  const half = matchAt(halfBefore[language], text, number.end);
  const found = matchAt(unitAfter[language], text, number.end + (half?.[0].length ?? 0));
  if (!found) return null;
  const unitIndex = found.slice(1).findIndex((group) => group !== undefined);
  const unit = durationUnitWords[language][unitIndex]?.[0] ?? 'hour';
  const end = found.index + found[0].length;
  const isHalfMore = half !== null || matchAt(halfAfter[language], text, end) !== null;
  const value = number.value + (isHalfMore ? 0.5 : 0);
  const sure = number.sure || (isHalfMore && number.value === 1);
  return { ...number, value, sure, end, duration: { unit, minutes: value * minutesInUnit[unit] } };
}

/** In '8 a 12 horas', the first number has the unit of the second. */
function withSharedUnit(
  number: PlacedNumber,
  next: PlacedDuration | undefined,
  text: string,
  language: Language,
): PlacedDuration {
  const isHalfMore = number.sure && matchAt(halfOfOther[language], text, number.end) !== null;
  const value = number.value + (isHalfMore ? 0.5 : 0);
  if (!next?.duration || number.isClock || next.start < number.end) return { ...number, value, duration: null };
  if (!rangeConnector[language].test(text.slice(number.end, next.start))) return { ...number, value, duration: null };
  const { unit } = next.duration;
  return { ...number, value, duration: { unit, minutes: number.value * minutesInUnit[unit] } };
}

/** Joins adjacent parts of one duration: '1 hora y 30 minutos' → 90 minutes */
export function withSums(numbers: readonly PlacedDuration[], text: string, language: Language): NumberOrDuration[] {
  const sums: PlacedDuration[] = [];
  for (const number of numbers) {
    const last = sums.at(-1);
    const sum = last && sumOf(last, number, text, language);
    if (sum) sums[sums.length - 1] = sum;
    else sums.push(number);
  }
  return sums;
}

/** Null if the second number is not a part of the first duration: its unit must be smaller, and only a connector may come between. */
function sumOf(first: PlacedDuration, second: PlacedDuration, text: string, language: Language): PlacedDuration | null {
  if (!first.duration || !second.duration || second.start < first.end) return null;
  if (minutesInUnit[second.duration.unit] >= minutesInUnit[first.duration.unit]) return null;
  if (!sumConnector[language].test(text.slice(first.end, second.start))) return null;
  const duration = { unit: second.duration.unit, minutes: first.duration.minutes + second.duration.minutes };
  return { ...first, end: second.end, sure: first.sure || second.sure, duration };
}

/** Idioms for a duration, though the count differs: 'en ocho días' is a week, 'quince días' is two weeks. */
const idioms: readonly (readonly [number, number])[] = [
  [8 * minutesInUnit.day, minutesInUnit.week],
  [15 * minutesInUnit.day, 2 * minutesInUnit.week],
];
/** Months and years vary in length, so 2 % is no difference: 12 months are a year, 30 days a month, 52 weeks a year. */
const ROUGH_TOLERANCE = 0.02;

/** Whether two durations mean the same: 2 days and 48 hours, 12 months and a year, 'ocho días' and a week. */
export function isSameDuration(one: Duration, other: Duration): boolean {
  const [less, more] = [Math.min(one.minutes, other.minutes), Math.max(one.minutes, other.minutes)];
  if (more - less < 1e-6) return true;
  if (one.unit === other.unit) return false;
  const isRough = [one.unit, other.unit].some((unit) => unit === 'month' || unit === 'year');
  return (
    (isRough && more - less < ROUGH_TOLERANCE * more) || idioms.some(([days, weeks]) => more === days && less === weeks)
  );
}

/** Matches a sticky expression at a position of the text. */
const matchAt = (expression: RegExp, text: string, at: number): RegExpExecArray | null => {
  expression.lastIndex = at;
  return expression.exec(text);
};
