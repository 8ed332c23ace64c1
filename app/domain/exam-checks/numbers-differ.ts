import type { Words } from '../exams/localized-text.ts';
import { type Fault, ofEachExam } from './check-finding.ts';
import { isSameDuration, type NumberOrDuration } from './durations-in.ts';
import { type HalvesOfDay, halvesOfDay } from './halves-of-day.ts';
import { maySpellNumber } from './number-lexicon.ts';
import { numbersOfNames, quantitiesIn } from './numbers-in.ts';

/** Reports a text whose numbers differ between the languages: a fast of 8 hours in one and of 12 in the other. */
export const numbersDiffer = ofEachExam<'numbers-differ'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsIn(words).map((fault) => ({ ...fault, path }))),
);

type NumberFault = Omit<Fault<'numbers-differ'>, 'path'>;

// Another rule reports text that is the same in both languages.
const faultsIn = (words: Words): NumberFault[] =>
  words.es === words.en || hasPlainlySameNumbers(words) ? [] : numberFaults(words);

/** The differences between the numbers, the halves of the day, and the numbers in names of a text. */
export function numberFaults({ es, en }: Words): NumberFault[] {
  const faults: NumberFault[] = [];
  const [spanish, english] = isPercentInOne(es, en) ? [[], []] : unmatchedNumbers({ es, en });
  if (spanish.length > 0 || english.length > 0) {
    faults.push({ reason: 'other-numbers', value: `${spanish.join(', ')} ≠ ${english.join(', ')}` });
  }
  const [hoursEs, hoursEn] = [halvesOfDay(es), halvesOfDay(en)];
  if (isOtherHalf(hoursEs, hoursEn)) {
    faults.push({ reason: 'other-half-of-day', value: `${hoursText(hoursEs)} ≠ ${hoursText(hoursEn)}` });
  }
  for (const { name, inSpanish, inEnglish } of namesInBoth(es, en)) {
    if (!haveOtherNumbers(inSpanish, inEnglish)) continue;
    faults.push({ reason: 'other-number-in-a-name', value: `${name}${inSpanish} ≠ ${name}${inEnglish}` });
  }
  return faults;
}

/**
 * A fast check that clears most texts: they have no number, or the same whole numbers in the same order and nothing that changes their
 * meaning.
 */
export function hasPlainlySameNumbers({ es, en }: Words): boolean {
  if (maySpellNumber(es, 'es') || maySpellNumber(en, 'en')) return false;
  const [spanish, english] = [es.match(digits), en.match(digits)];
  if (!spanish && !english) return true;
  return `${spanish}` === `${english}` && !numberContext.test(es) && !numberContext.test(en);
}
const digits = /\d+/g;
/** Signs that can change the meaning of a number: a unit of time, a half of the day, a decimal mark, a name, or a power. */
const numberContext =
  /segundo|minut|hora|hour|d[ií]as?\b|days?\b|seman|week|quincen|fortnight|\bmes|month|año|year|\d\s?(?:seg|min|h|sec|[ap]\.? ?m|de la|in the|at )|\d[.,:]\d|[^\d\s(]\d|\d[^\d\s).,;:]|[⁰¹²³⁴⁵⁶⁷⁸⁹½]/i;

/** '20 %' in one language may be 'one in five' in the other, with no number in common. */
const isPercentInOne = (es: string, en: string): boolean => percent.test(es) !== percent.test(en);
const percent = /\d\s?%|por ciento|percent/i;

/** 7: am pm → '7 am,pm' */
const hoursText = (hours: HalvesOfDay): string =>
  [...hours].map(([hour, halves]) => `${hour} ${[...halves]}`).join(', ');

/** The texts have no half of the day in common, or they put the same hour before noon in one language and after it in the other. */
function isOtherHalf(spanish: HalvesOfDay, english: HalvesOfDay): boolean {
  const all = (hours: HalvesOfDay) => [...hours.values()].flatMap((halves) => [...halves]);
  const [halvesEs, halvesEn] = [all(spanish), all(english)];
  if (halvesEs.length === 0 || halvesEn.length === 0) return false;
  if (!halvesEs.some((half) => halvesEn.includes(half))) return true;
  return [...spanish].some(([hour, halves]) => isApart(halves, english.get(hour)));
}

const isApart = (ones: ReadonlySet<string>, others: ReadonlySet<string> | undefined): boolean =>
  others !== undefined && ![...ones].some((half) => others.has(half));

/** Names with numbers in both languages. More of them in one language is no fault: 'TSH y T4' may be 'TSH and free thyroxine'. */
function namesInBoth(es: string, en: string): { name: string; inSpanish: string[]; inEnglish: string[] }[] {
  const english = numbersOfNames(en);
  return [...numbersOfNames(es)].flatMap(([name, inSpanish]) => {
    const inEnglish = english.get(name);
    return inEnglish ? [{ name, inSpanish, inEnglish }] : [];
  });
}

/** (['3', '4'], ['3', '5']) → true · (['3', '4'], ['4']) → false: one language may leave a name out. */
function haveOtherNumbers(ones: readonly string[], others: readonly string[]): boolean {
  if (ones.length === others.length) return ones.join() !== others.join();
  return ones.some((number) => !others.includes(number)) && others.some((number) => !ones.includes(number));
}

type Quantities = readonly NumberOrDuration[];

/**
 * The sure numbers of each language that match no number of the other, sure or not. '1 hora y 30 minutos' matches '1 hour and 30 minutes'
 * as two durations, and '90 minutes' as one: the reading that leaves no number wins.
 */
function unmatchedNumbers({ es, en }: Words): [number[], number[]] {
  const [spanish, english] = [quantitiesIn(es, 'es'), quantitiesIn(en, 'en')];
  const unmatched = unmatchedOf(spanish.separate, english.separate);
  if (isAllMatched(unmatched)) return unmatched;
  return isAllMatched(unmatchedOf(spanish.summed, english.summed)) ? [[], []] : unmatched;
}

const isAllMatched = ([spanish, english]: [number[], number[]]): boolean =>
  spanish.length === 0 && english.length === 0;

function unmatchedOf(spanish: Quantities, english: Quantities): [number[], number[]] {
  const [sureEs, sureEn] = [spanish.filter(isSure), english.filter(isSure)];
  const [onlyEs, onlyEn] = withoutPairs(sureEs, sureEn);
  const [unmatchedEs] = withoutPairs(onlyEs, english.filter(isLoose));
  const [unmatchedEn] = withoutPairs(onlyEn, spanish.filter(isLoose));
  return [unmatchedEs.map(({ value }) => value), unmatchedEn.map(({ value }) => value)];
}

const isSure = ({ sure }: NumberOrDuration): boolean => sure;
const isLoose = ({ sure }: NumberOrDuration): boolean => !sure;

/** Removes the pairs from two lists: first the pairs that are equal in every respect, then those that may be equal. */
function withoutPairs(ones: Quantities, others: Quantities): [Quantities, Quantities] {
  return withoutPairsBy(mayBeEqual, ...withoutPairsBy(isEqual, ones, others));
}

/** ([1, 1, 2], [1, 3]) → [1, 2], [3]: each number removes at most one of the other list. */
function withoutPairsBy(
  isPair: (one: NumberOrDuration, other: NumberOrDuration) => boolean,
  ones: Quantities,
  others: Quantities,
): [Quantities, Quantities] {
  const left = [...others];
  const unpaired = ones.filter((one) => {
    const at = left.findIndex((other) => isPair(one, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [unpaired, left];
}

function isEqual(one: NumberOrDuration, other: NumberOrDuration): boolean {
  if (one.duration && other.duration) return isSameDuration(one.duration, other.duration);
  return !one.duration && !other.duration && one.value === other.value;
}

/** If only one language gives the unit, the number decides. */
const mayBeEqual = (one: NumberOrDuration, other: NumberOrDuration): boolean =>
  (one.duration === null) !== (other.duration === null) && one.value === other.value;
