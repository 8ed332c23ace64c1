import type { Words } from '../exams/exam.ts';
import { type Fault, ofEachExam } from './finding.ts';
import { mayNegate, type Negations, negationsIn } from './negations-in.ts';
import { remembered } from './remembered.ts';
import { sentencePairs } from './sentence-pairs.ts';

/**
 * "No coma" in one language, "Eat" in the other: one language negates more often than the other. Texts with as many sentences in
 * both languages are read sentence by sentence, others as a whole: a translator may say in two what the other says in one.
 */
export const negationDiffers = ofEachExam<'negation-differs'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words }) => faultsOf(words).map((fault) => ({ ...fault, path }))),
);

const faultsOf = remembered(faultsIn);

function faultsIn(words: Words): Omit<Fault<'negation-differs'>, 'path'>[] {
  if (!mayNegate(words.es, 'es') && !mayNegate(words.en, 'en')) return [];
  return sentencePairs(words).flatMap(({ es, en }): Omit<Fault<'negation-differs'>, 'path'>[] => {
    const [inSpanish, inEnglish] = [negationsIn(es, 'es'), negationsIn(en, 'en')];
    const value = `${es} / ${en}`;
    if (isShort(inEnglish, inSpanish)) return [{ reason: 'only-in-spanish', value }];
    return isShort(inSpanish, inEnglish) ? [{ reason: 'only-in-english', value }] : [];
  });
}

/** It cannot be read to negate as often as the other does. What stands in is looked for only where something is short. */
const isShort = (one: Negations, other: Negations): boolean =>
  one.most < other.least && one.most + standIns(one, other) < other.least;

/** Words that may stand for a negation; those that the other has, too ('solo', 'only'), stand for nothing else. */
function standIns(one: Negations, other: Negations): number {
  const others = other.instead();
  return one.instead().reduce((sum, times, line) => sum + Math.max(0, times - (others[line] ?? 0)), 0);
}
