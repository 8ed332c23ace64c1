import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exam } from '../catalogue/exam.ts';
import { editDistance } from '../catalogue/search/edit-distance.ts';
import { findExams } from '../catalogue/search/find-exams.ts';
import { indexOf } from '../catalogue/search/index-of.ts';
import type { FoundExam } from '../catalogue/search/rank-exams.ts';
import type { SearchRecord } from '../catalogue/search/search-record.ts';
import { soundOf } from '../catalogue/search/sound.ts';
import { isSilent, queryWords, wordsOf } from '../catalogue/search/words.ts';

/** Who types something means one exam, or one of a few: then they are asked which, and nothing goes into their list unasked. */
export interface NamedExam {
  exam: Exam | null;
  /** When it is not clear which one: those that it may be, the likeliest first. */
  choices: readonly Exam[];
}

const MOST_CHOICES = 4;
/** Two that are called so and score nearer to each other than this are as likely. */
const CLOSE = 0.02;
/** Of several words without a name of their own, the best answer must be this much surer than the next. */
const CLEARLY = 0.75;
const LEAST_SURE = 0.6;

/** The exam that somebody means who types its code or what they call it, misspelt too. */
export function examNamed(catalogue: Catalogue, text: string): NamedExam {
  const asked = telling(queryWords(text));
  if (asked.length === 0) return { exam: null, choices: [] };
  const found = findExams(indexOf(catalogue), text);
  const meant = meantAmong(found, asked);
  if (meant) return { exam: catalogue.byCode.get(meant.record.code) ?? null, choices: [] };
  return {
    exam: null,
    choices: found.slice(0, MOST_CHOICES).flatMap(({ record }) => catalogue.byCode.get(record.code) ?? []),
  };
}

/** One that is called so, if no other is called so as well; or one that all the words say, and no other nearly as well. */
function meantAmong(found: readonly FoundExam[], asked: readonly string[]): FoundExam | null {
  const [first, second] = found.filter(({ record }) => isCalled(record, asked));
  if (first) return second && first.score - second.score < CLOSE ? null : first;
  const [best, next] = found;
  if (!best || best.score < LEAST_SURE) return null;
  if (!next) return best;
  return asked.length === 1 || next.score > best.score * CLEARLY ? null : best;
}

const telling = (words: readonly string[]): string[] => words.filter((word) => !isSilent(word));

/** By a code, by its name, with and without what stands in brackets, or by one of its other names, a letter beside allowed. */
function isCalled({ code, codes, name, synonyms }: SearchRecord, asked: readonly string[]): boolean {
  const names = [name.es, name.en].flatMap((full) => [full, full.replace(/\(.*?\)/g, ''), ...bracketsOf(full)]);
  return [code, ...codes, ...names, ...synonyms].some((label) => isSame(telling(wordsOf(label)), asked));
}

/** 'Uroanálisis (parcial de orina)' → ['parcial de orina'] */
const bracketsOf = (name: string): string[] => [...name.matchAll(/\((.*?)\)/g)].map(([, inner = '']) => inner);

const isSame = (label: readonly string[], asked: readonly string[]): boolean =>
  label.length === asked.length && label.every((word, place) => isAlike(word, asked[place] ?? ''));

/** Shorter words are other words with another letter. */
const LEAST_LETTERS = 5;

const isAlike = (word: string, typed: string): boolean =>
  word === typed ||
  soundOf(word) === soundOf(typed) ||
  (word.length >= LEAST_LETTERS && editDistance(word, typed, 1) <= 1);
