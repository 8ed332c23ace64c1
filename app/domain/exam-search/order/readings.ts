import type { CatalogueIndex } from '../catalogue-index.ts';
import type { SearchRecord } from '../search-record.ts';
import { otherReading, spelledInFull } from './abbreviations.ts';
import { isComplaint } from './complaints.ts';
import { correctedWord } from './corrected-word.ts';
import { type ExactMatch, examsNamed } from './exam-names.ts';
import { isAroundExams, isImpliedWord } from './order-lexicon.ts';

/** The meaning of a piece of an order: one exam, or the exams that the visitor must choose from. */
export interface Reading {
  exam: SearchRecord | null;
  choices: readonly SearchRecord[];
  /** Whether the exam or the choices have exactly this name, rather than a similar one. */
  isNamed: boolean;
}

/** A piece, or a part of a piece, with its meaning. */
export interface TextReading {
  text: string;
  reading: Reading;
}

/** The most exams that a visitor is asked to choose from. */
export const MAX_CHOICES = 4;

/** Finds the exam with exactly this name, or the possible exams; null if no exam has it. */
export function exactReading(
  index: CatalogueIndex,
  words: readonly string[],
  beside: ReadonlySet<string>,
): Reading | null {
  const match = matchName(index, words);
  if (!match) return null;
  const other = otherReading(words, beside);
  const also = other ? (examsNamed(index, other)?.all ?? []) : [];
  if (match.exam && also.length === 0) return { exam: match.exam, choices: [], isNamed: true };
  return {
    exam: null,
    choices: [...new Set([...match.all, ...also])].slice(0, MAX_CHOICES),
    isNamed: !isComplaint(words.filter((word) => !isAroundExams(word))),
  };
}

/**
 * Finds the exams with a name. It tries the words as written, then without surrounding words, then without implied words, and finally with
 * corrections.
 */
export function matchName(index: CatalogueIndex, words: readonly string[]): ExactMatch | null {
  const informative = words.filter((word) => !isAroundExams(word));
  const readings = [
    words,
    informative,
    words.filter((word) => !isImpliedWord(word)),
    informative.filter((word) => !isImpliedWord(word)),
    informative.map((word) => correctedWord(index, word)),
  ];
  for (const each of readings) {
    if (each.length === 0) continue;
    const match = examsNamed(index, spelledInFull(each) ?? each.flatMap((word) => spelledInFull([word]) ?? [word]));
    if (match) return isComplaint(informative) && !match.isOwnName ? { ...match, exam: null } : match;
  }
  return null;
}
