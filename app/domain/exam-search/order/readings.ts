import type { CatalogueIndex } from '../catalogue-index.ts';
import type { SearchRecord } from '../search-record.ts';
import { otherReading, spelledInFull } from './abbreviations.ts';
import { isComplaint } from './complaints.ts';
import { calledSo, corrected, type ExactMatch } from './exam-names.ts';
import { isAroundExams, isUnderstood } from './order-words.ts';

export interface Reading {
  exam: SearchRecord | null;
  choices: readonly SearchRecord[];
  /** Whether the exam or the choices are called exactly so, and not only similar. */
  isNamed: boolean;
}

export interface ReadText {
  text: string;
  reading: Reading;
}

export const MOST_CHOICES = 4;

/** The exam that is called so, or those that are. What goes without saying is left out only where the whole names none. */
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

/** From the words as they stand to what they mean: in full, without what surrounds them, without what goes without saying, corrected. */
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
