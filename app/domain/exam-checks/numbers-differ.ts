import type { Words } from '../exams/localized-text.ts';
import { type Fault, ofEachExam } from './check-finding.ts';
import { type Counted, isSameTime } from './durations-in.ts';
import { type HalvesOfDay, halvesOfDay } from './halves-of-day.ts';
import { mayCount } from './number-lexicon.ts';
import { countedIn, numbersOfNames } from './numbers-in.ts';

/** A patient reads one language, so a fast of 8 hours in one and 12 in the other is wrong for some patients. */
export const numbersDiffer = ofEachExam<'numbers-differ'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsIn(words).map((fault) => ({ ...fault, path }))),
);

type NumberFault = Omit<Fault<'numbers-differ'>, 'path'>;

// Another rule reports text that is the same in both languages.
const faultsIn = (words: Words): NumberFault[] =>
  words.es === words.en || hasPlainlySameNumbers(words) ? [] : numberFaults(words);

export function numberFaults({ es, en }: Words): NumberFault[] {
  const faults: NumberFault[] = [];
  const [spanish, english] = isShareInOne(es, en) ? [[], []] : leftOver({ es, en });
  if (spanish.length > 0 || english.length > 0) {
    faults.push({ reason: 'other-numbers', value: `${spanish.join(', ')} ≠ ${english.join(', ')}` });
  }
  const [hoursEs, hoursEn] = [halvesOfDay(es), halvesOfDay(en)];
  if (isOtherHalf(hoursEs, hoursEn)) {
    faults.push({ reason: 'other-half-of-day', value: `${reported(hoursEs)} ≠ ${reported(hoursEn)}` });
  }
  for (const [name, [here, there]] of namesInBoth(es, en)) {
    const isOther = here.length === there.length || (hasAnother(here, there) && hasAnother(there, here));
    if (!isOther || `${here}` === `${there}`) continue;
    faults.push({ reason: 'other-number-in-a-name', value: `${name}${here} ≠ ${name}${there}` });
  }
  return faults;
}

/** The fast path. Most texts have no number, or the same whole numbers in the same order and nothing that changes their meaning. */
export function hasPlainlySameNumbers({ es, en }: Words): boolean {
  if (mayCount(es, 'es') || mayCount(en, 'en')) return false;
  const [spanish, english] = [es.match(digits), en.match(digits)];
  if (!spanish && !english) return true;
  return `${spanish}` === `${english}` && !meaning.test(es) && !meaning.test(en);
}
const digits = /\d+/g;
/** A unit of time, a half of the day, a decimal, a name, or a power. */
const meaning =
  /segundo|minut|hora|hour|d[ií]as?\b|days?\b|seman|week|quincen|fortnight|\bmes|month|año|year|\d\s?(?:seg|min|h|sec|[ap]\.? ?m|de la|in the|at )|\d[.,:]\d|[^\d\s(]\d|\d[^\d\s).,;:]|[⁰¹²³⁴⁵⁶⁷⁸⁹½]/i;

/** '20 %' in one language may be 'one in five' in the other, with no number in common. */
const isShareInOne = (es: string, en: string): boolean => share.test(es) !== share.test(en);
const share = /\d\s?%|por ciento|percent/i;

const reported = (hours: HalvesOfDay): string =>
  [...hours].map(([hour, halves]) => `${hour} ${[...halves]}`).join(', ');

/** The texts have no half of the day in common, or they put the same hour before noon in one language and after it in the other. */
function isOtherHalf(spanish: HalvesOfDay, english: HalvesOfDay): boolean {
  const all = (hours: HalvesOfDay) => [...hours.values()].flatMap((halves) => [...halves]);
  const [halvesEs, halvesEn] = [all(spanish), all(english)];
  if (halvesEs.length === 0 || halvesEn.length === 0) return false;
  if (!halvesEs.some((half) => halvesEn.includes(half))) return true;
  return [...spanish].some(([hour, halves]) => isApart(halves, english.get(hour)));
}

const isApart = (some: ReadonlySet<string>, others: ReadonlySet<string> | undefined): boolean =>
  others !== undefined && ![...some].some((one) => others.has(one));

/** Names with numbers in both languages. More of them in one language is no fault: 'TSH y T4' may be 'TSH and free thyroxine'. */
function namesInBoth(es: string, en: string): [name: string, numbers: [string[], string[]]][] {
  const english = numbersOfNames(en);
  return [...numbersOfNames(es)].flatMap(([name, here]) => {
    const there = english.get(name);
    return there ? [[name, [here, there]]] : [];
  });
}

const hasAnother = (numbers: readonly string[], than: readonly string[]): boolean =>
  numbers.some((number) => !than.includes(number));

/** The sure numbers of each side without a partner, sure or not, on the other side. A reading that leaves no number wins. */
function leftOver({ es, en }: Words): [number[], number[]] {
  const [spanish, english] = [countedIn(es, 'es'), countedIn(en, 'en')];
  const differing = differingFrom(spanish.apart, english.apart);
  return !isNothing(differing) && isNothing(differingFrom(spanish.added, english.added)) ? [[], []] : differing;
}

const isNothing = (left: readonly (readonly number[])[]): boolean => left.every((numbers) => numbers.length === 0);

function differingFrom(spanish: readonly Counted[], english: readonly Counted[]): [number[], number[]] {
  const [sureEs, sureEn] = [spanish.filter(({ sure }) => sure), english.filter(({ sure }) => sure)];
  const [onlyEs, onlyEn] = partnerless(sureEs, sureEn);
  const [leftEs] = partnerless(
    onlyEs,
    english.filter(({ sure }) => !sure),
  );
  const [leftEn] = partnerless(
    onlyEn,
    spanish.filter(({ sure }) => !sure),
  );
  return [leftEs.map(({ value }) => value), leftEn.map(({ value }) => value)];
}

/** Each number removes one partner: first the pairs that are equal in every respect, then those that may be equal. */
function partnerless(these: readonly Counted[], those: readonly Counted[]): [Counted[], Counted[]] {
  let left: [Counted[], Counted[]] = [[...these], [...those]];
  for (const isPartner of [isSame, mayBeSame]) left = takenAway(...left, isPartner);
  return left;
}

function takenAway(
  these: readonly Counted[],
  those: readonly Counted[],
  isPartner: (one: Counted, other: Counted) => boolean,
): [Counted[], Counted[]] {
  const left = [...those];
  const without = these.filter((one) => {
    const at = left.findIndex((other) => isPartner(one, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [without, left];
}

const isSame = (one: Counted, other: Counted): boolean =>
  one.time && other.time ? isSameTime(one.time, other.time) : !one.time && !other.time && one.value === other.value;

/** Where only one language gives the unit, the number decides. */
const mayBeSame = (one: Counted, other: Counted): boolean =>
  (one.time === null) !== (other.time === null) && one.value === other.value;
