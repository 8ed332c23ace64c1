import type { Words } from '../exam.ts';
import { type Fault, ofEachExam } from './finding.ts';
import { halvesOfDay, numbersIn, numbersOfNames, writtenNumbers } from './numbers-in.ts';
import { tellsSameDigits } from './plain-digits.ts';
import { remembered } from './remembered.ts';
import { mayCount, type TextNumber } from './spelled-numbers.ts';

/** A patient reads one language: a fast of 8 hours there and of 12 here is a wrong fast for somebody. */
export const numbersDiffer = ofEachExam<'numbers-differ'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsOf(words).map((fault) => ({ ...fault, path }))),
);

const faultsOf = remembered(faultsIn);

function faultsIn({ es, en }: Words): Omit<Fault<'numbers-differ'>, 'path'>[] {
  const faults: Omit<Fault<'numbers-differ'>, 'path'>[] = [];
  const isSpelled = mayCount(es, 'es') || mayCount(en, 'en');
  if (!isSpelled && tellsSameDigits(es, en)) return faults;
  const [spanish, english] = leftOver({ es, en }, isSpelled);
  if (spanish.length > 0 || english.length > 0) {
    faults.push({ reason: 'other-numbers', value: `${spanish.join(', ')} ≠ ${english.join(', ')}` });
  }
  const [halfEs, halfEn] = [halvesOfDay(es), halvesOfDay(en)];
  if (halfEs.size > 0 && halfEn.size > 0 && ![...halfEs].some((half) => halfEn.has(half))) {
    faults.push({ reason: 'other-half-of-day', value: `${[...halfEs]} ≠ ${[...halfEn]}` });
  }
  for (const [name, [here, there]] of namesInBoth(es, en)) {
    const isOther = here.length === there.length || (hasAnother(here, there) && hasAnother(there, here));
    if (!isOther || `${here}` === `${there}`) continue;
    faults.push({ reason: 'other-number-in-a-name', value: `${name}${here} ≠ ${name}${there}` });
  }
  return faults;
}

/** Names that both languages number. That one names more of them is no fault: 'TSH y T4' may be 'TSH and free thyroxine'. */
function namesInBoth(es: string, en: string): [name: string, numbers: [string[], string[]]][] {
  const english = numbersOfNames(en);
  return [...numbersOfNames(es)].flatMap(([name, here]) => {
    const there = english.get(name);
    return there ? [[name, [here, there]]] : [];
  });
}

const hasAnother = (numbers: readonly string[], than: readonly string[]): boolean =>
  numbers.some((number) => !than.includes(number));

/** What is sure on one side and has no partner, sure or not, on the other. Where no word tells a sure one, the digits may do. */
function leftOver({ es, en }: Words, isSpelled: boolean): [number[], number[]] {
  const inDigits = isSpelled ? null : apartFrom(writtenNumbers(es, 'es'), writtenNumbers(en, 'en'));
  if (inDigits?.every((left) => left.length === 0)) return inDigits;
  return apartFrom(numbersIn(es, 'es'), numbersIn(en, 'en'));
}

function apartFrom(spanish: TextNumber[], english: TextNumber[]): [number[], number[]] {
  const [sureEs, sureEn] = [sureOnes(spanish), sureOnes(english)];
  const onlyEs = without(sureEs, sureEn);
  const onlyEn = without(sureEn, sureEs);
  const looseOf = (numbers: TextNumber[]) => numbers.filter(({ sure }) => !sure).map(({ value }) => value);
  return [without(onlyEs, looseOf(english)), without(onlyEn, looseOf(spanish))];
}

const sureOnes = (numbers: TextNumber[]): number[] => numbers.filter(({ sure }) => sure).map(({ value }) => value);

/** Each takes away one of its kind: ([2, 2, 3], [2]) → [2, 3] */
function without(numbers: readonly number[], taken: readonly number[]): number[] {
  const left = [...taken];
  return numbers.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
