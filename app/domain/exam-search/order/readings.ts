import type { CatalogueIndex } from '../catalogue-index.ts';
import type { SearchRecord } from '../search-record.ts';
import { otherReading, spelledInFull } from './abbreviations.ts';
import { isComplaint } from './complaints.ts';
import { calledSo, corrected, type ExactMatch } from './exam-names.ts';
import { isAroundExams, isUnderstood } from './order-lexicon.ts';

export interface Reading {
  exam: SearchRecord | null;
  choices: readonly SearchRecord[];
  /** Whether the exam or the choices have exactly this name, rather than a similar one. */
  isNamed: boolean;
}

export interface ReadText {
  text: string;
  reading: Reading;
}

export const MOST_CHOICES = 4;

/** The exam with this name, or the possible exams. Implied words are ignored only if the whole text names no exam. */
export function exactly(index: CatalogueIndex, words: readonly string[], beside: ReadonlySet<string>): Reading | null {
  const match = matching(index, words);
  if (!match) return null;
  const other = otherReading(words, beside);
  const also = other ? (calledSo(index, other)?.all ?? []) : [];
  if (match.exam && also.length === 0) return { exam: match.exam, choices: [], isNamed: true };
  return {
    exam: null,
    choices: [...new Set([...match.all, ...also])].slice(0, MOST_CHOICES),
    isNamed: !isComplaint(words.filter((word) => !isAroundExams(word))),
  };
}

/** Tries the words as written, then without surrounding words, then without implied words, and finally with corrections. */
export function matching(index: CatalogueIndex, words: readonly string[]): ExactMatch | null {
  const telling = words.filter((word) => !isAroundExams(word));
  const plain = telling.filter((word) => !isUnderstood(word));
  const said = words.filter((word) => !isUnderstood(word));
  for (const each of [words, telling, said, plain, telling.map((word) => corrected(index, word))]) {
    if (each.length === 0) continue;
    const match = calledSo(index, spelledInFull(each) ?? each.flatMap((word) => spelledInFull([word]) ?? [word]));
    if (match) return isComplaint(telling) && !match.isOwnName ? { ...match, exam: null } : match;
  }
  return null;
}
