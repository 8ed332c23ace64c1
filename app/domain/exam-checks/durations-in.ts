import {
  adding,
  alone,
  type DurationUnit,
  durationUnitWords,
  halfAfter,
  halfBefore,
  halfOfOther,
  joining,
  minutesInUnit,
  periodic,
  unitAfter,
} from './duration-lexicon.ts';
import type { Language } from './exam-texts.ts';
import type { PlacedNumber, TextNumber } from './spelled-numbers.ts';

/** A number, with its duration where it counts a time: '2 días' and '48 horas' are equal, '2 horas' is not. */
export interface Counted extends TextNumber {
  time: Time | null;
  /** A unit that counts as one without a number: 'the day before'. */
  isAlone?: boolean;
}

export interface Time {
  minutes: number;
  unit: DurationUnit;
}

interface PlacedTime extends Counted {
  start: number;
  end: number;
}

/** Adds units to numbers. `text` is lowercase, and `numbers` are in the order of the text. */
function withTimes(numbers: readonly PlacedNumber[], text: string, language: Language): PlacedTime[] {
  const counted: PlacedTime[] = [];
  for (const number of numbers.toReversed()) {
    counted.push(timed(number, text, language) ?? sharing(number, counted.at(-1), text, language));
  }
  return counted.reverse();
}

/** Also adds the units without a number: 'the day before', 'daily'. */
export function withAllTimes(numbers: readonly PlacedNumber[], text: string, language: Language): PlacedTime[] {
  const counted = withTimes(withUnitsAlone(numbers, text, language), text, language);
  for (const [unit, word] of periodic[language]) {
    const at = text.search(word);
    if (at >= 0)
      counted.push({ value: 1, sure: false, start: at, end: at, time: { unit, minutes: minutesInUnit[unit] } });
  }
  return counted;
}

function withUnitsAlone(numbers: readonly PlacedNumber[], text: string, language: Language): PlacedNumber[] {
  const ends = new Set(numbers.map(({ end }) => end));
  const bare = [...text.matchAll(alone[language])]
    .filter(({ index }) => !ends.has(index - 1) && !ends.has(index))
    .map(({ index }) => ({ value: 1, sure: false, start: index, end: index, isAlone: true }));
  return bare.length === 0 ? [...numbers] : [...numbers, ...bare].toSorted((one, other) => one.start - other.start);
}

/** 'dos horas y media', '2½ h', 'an hour' */
function timed(number: PlacedNumber, text: string, language: Language): PlacedTime | null {
  if (number.isClock) return null;
  const half = sticky(halfBefore[language], text, number.end);
  const found = sticky(unitAfter[language], text, number.end + (half?.[0].length ?? 0));
  if (!found) return null;
  const unit = durationUnitWords[language][found.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'hour';
  const end = found.index + found[0].length;
  const isHalfMore = half !== null || sticky(halfAfter[language], text, end) !== null;
  const value = number.value + (isHalfMore ? 0.5 : 0);
  const sure = number.sure || (isHalfMore && number.value === 1);
  return { ...number, value, sure, end, time: { unit, minutes: value * minutesInUnit[unit] } };
}

/** In '8 a 12 horas', the first number has the unit of the second. */
function sharing(number: PlacedNumber, next: PlacedTime | undefined, text: string, language: Language): PlacedTime {
  const shares =
    next?.time &&
    !number.isClock &&
    next.start >= number.end &&
    joining[language].test(text.slice(number.end, next.start));
  const time =
    shares && next.time ? { unit: next.time.unit, minutes: number.value * minutesInUnit[next.time.unit] } : null;
  const isHalfMore = number.sure && sticky(halfOfOther[language], text, number.end) !== null;
  return { ...number, value: number.value + (isHalfMore ? 0.5 : 0), time };
}

/** '1 hora y 30 minutos' → 90 minutes, where the parts are adjacent. */
export function addedUp(numbers: readonly PlacedTime[], text: string, language: Language): Counted[] {
  const sums: PlacedTime[] = [];
  for (const number of numbers) {
    const last = sums.at(-1);
    const isPart =
      last?.time &&
      number.time &&
      minutesInUnit[number.time.unit] < minutesInUnit[last.time.unit] &&
      number.start >= last.end;
    if (isPart && last.time && number.time && adding[language].test(text.slice(last.end, number.start))) {
      const time = { unit: number.time.unit, minutes: last.time.minutes + number.time.minutes };
      sums[sums.length - 1] = { ...last, end: number.end, sure: last.sure || number.sure, time };
    } else {
      sums.push(number);
    }
  }
  return sums;
}

/** Idioms for a duration, though the count differs: 'en ocho días' is a week, 'quince días' is two weeks. */
const idioms: readonly (readonly [number, number])[] = [
  [8 * minutesInUnit.day, minutesInUnit.week],
  [15 * minutesInUnit.day, 2 * minutesInUnit.week],
];
/** Months and years vary in length: 12 months are a year, 30 days a month, 52 weeks a year. */
const ROUGH = 0.02;

export function isSameTime(one: Time, other: Time): boolean {
  const [less, more] = [Math.min(one.minutes, other.minutes), Math.max(one.minutes, other.minutes)];
  if (more - less < 1e-6) return true;
  if (one.unit === other.unit) return false;
  const isRough = [one.unit, other.unit].some((unit) => unit === 'month' || unit === 'year');
  return (isRough && more - less < ROUGH * more) || idioms.some(([days, weeks]) => more === days && less === weeks);
}

const sticky = (expression: RegExp, text: string, at: number): RegExpExecArray | null => {
  expression.lastIndex = at;
  return expression.exec(text);
};
