import { type NumberOrDuration, withDurations, withSums } from './durations-in.ts';
import type { Language } from './exam-texts.ts';
import { type PlacedNumber, spelledNumbers, type TextNumber } from './spelled-numbers.ts';

/** The mark between thousands: '1.500' in Spanish is '1,500' in English. The decimal mark is the other one, but Colombians write both. */
const thousandsMark = { es: '.', en: ',' } as const;
const withThousands = { es: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, en: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/ } as const;

/**
 * Digits without a letter before them: those of 'B12', 'CO2', and 'm2' belong to the name. A hyphen between ('omega-3') makes them a part
 * of the name that a language may omit. A point, a comma, a narrow space, or an apostrophe may separate thousands. The expression tests for
 * the digit first: most positions have none, and the lookbehind is expensive.
 */
const writtenNumber =
  /(?=\d)(?<![\p{L}\d_]|\d[.,])(?<number>\d+(?:[.,\u00a0\u202f']\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?<minutes>:[0-5]\d(?![\d:]))?/gu;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const powers = /(?=[⁰¹²³⁴⁵⁶⁷⁸⁹])(?<=\d)[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;

/** Idioms for a duration, and the same in digits. */
const idioms: Record<Language, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/tres cuartos de hora/gu, '45 minutos'],
    [/(?:un )?cuarto de hora/gu, '15 minutos'],
    [/media hora(?!\p{L})/gu, '30 minutos'],
    [/medio año/gu, '6 meses'],
  ],
  en: [
    [/three[- ]quarters of an hour/gu, '45 minutes'],
    [/(?:a )?quarter(?:[- ]of an)?[- ]hour(?!\p{L})/gu, '15 minutes'],
    [/(?<!and a )half[- ](?:an )?hour(?!\p{L})/gu, '30 minutes'],
    [/half a year(?!\p{L})/gu, '6 months'],
    [/half a day(?!\p{L})/gu, '12 hours'],
  ],
};

/** The numbers of a text in every notation: digits, words, clock times, powers. ('de 7:00 a 9:30 a. m.', 'es') → 7, 9, 30 */
export const numbersIn = (text: string, language: Language): TextNumber[] => quantitiesIn(text, language).separate;

interface Quantities {
  /** '1 hora y 30 minutos' as two durations. */
  separate: NumberOrDuration[];
  /** '1 hora y 30 minutos' as one duration. */
  summed: NumberOrDuration[];
}

/** The same numbers with their durations, in two readings. */
export function quantitiesIn(text: string, language: Language): Quantities {
  let plain = withPowersInDigits(text).toLowerCase();
  for (const [idiom, figures] of idioms[language]) plain = plain.replace(idiom, figures);
  const numbers = [...digitsIn(plain, language), ...spelledNumbers(plain, language)];
  const separate = withDurations(
    numbers.toSorted((one, other) => one.start - other.start),
    plain,
    language,
  );
  return { separate, summed: withSums(separate, plain, language) };
}

/** '10³' → '10 3' */
const withPowersInDigits = (text: string): string =>
  text.replace(powers, (power) => ` ${[...power].map((digit) => superscripts.indexOf(digit)).join('')}`);

/** The numbers in digits. A clock time gives its hour and its minutes: '19:30' → 7, 30 */
function digitsIn(text: string, language: Language): PlacedNumber[] {
  return [...text.matchAll(writtenNumber)].flatMap(({ 0: whole, groups, index }) => {
    const { number = '', minutes } = groups ?? {};
    const before = text.slice(Math.max(0, index - 4), index);
    // A letter takes two code units at most.
    const isOfName = /\p{L}[-‑]$/u.test(before);
    const isClock = minutes !== undefined || (before === 'las ' && Number(number) > 12 && Number(number) < 24);
    const values = isClock ? timeOfClock(Number(number), Number(minutes?.slice(1) ?? 0)) : [valueIn(number, language)];
    const place = { start: index, end: index + whole.length, isClock };
    return values.map((value) => ({ value, sure: !isOfName, ...place }));
  });
}

/** (19, 0) → [7], like '7 p. m.' · (0, 30) → [12, 30] · (1, 80) → [1, 80], which is a titer and no time. */
function timeOfClock(hour: number, minutes: number): number[] {
  const isMidnight = hour % 24 === 0 && minutes < 60;
  const hourOf12 = hour > 12 && hour < 24 ? hour - 12 : hour;
  return [isMidnight ? 12 : hourOf12, ...(minutes === 0 ? [] : [minutes])];
}

/** The specific gravity of urine is the only quantity here with three decimals: '1.005' to '1.035', in either language. */
const specificGravity = /^1[.,]0(?!00)[0-4]\d$/;

/** ('1.500', 'es') → 1500, ('1.500', 'en') → 1.5, ('0.35', 'es') → 0.35 */
function valueIn(number: string, language: Language): number {
  const joined = number.replace(/[\u00a0\u202f']/gu, '');
  const hasThousands = withThousands[language].test(joined) && !specificGravity.test(joined);
  const plain = hasThousands ? joined.replaceAll(thousandsMark[language], '') : joined;
  return Number(plain.replace(',', '.'));
}

/**
 * The numbers in names, by the letters before them. The key '-' has numbers that a hyphen joins to a word, because that word differs
 * between the languages. 'B12, T4 y T3; beta-2' → B: 12, T: 4 3, -: 2
 */
export function numbersOfNames(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  if (!/[\p{L}‑-]\d/u.test(text)) return names;
  const add = (name: string, number: string) => names.set(name, [...(names.get(name) ?? []), number].toSorted());
  for (const [, letters = '', number = ''] of text.matchAll(/(?<![\p{L}\d])(\p{L}{1,7})(\d+)(?![\d.,]\d)/gu)) {
    add(letters, number);
  }
  for (const [, number = ''] of text.matchAll(/(?<=\p{L}[-‑])(\d+)(?![\d.,]\d)/gu)) add('-', number);
  return names;
}
