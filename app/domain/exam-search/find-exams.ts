import { type CatalogueIndex, plainCode } from './catalogue-index.ts';
import { isFillerWord } from './filler-lexicon.ts';
import { asksForImages } from './imaging.ts';
import { isStopWord, queryWords } from './name-tokens.ts';
import { type FoundExam, rankExams, type Term } from './rank-exams.ts';
import type { SearchRecord } from './search-record.ts';
import { isKnown, type Vocabulary } from './vocabulary.ts';
import { isLikelyOne, type Meaning, meaningsOf } from './word-meanings.ts';

/** The weights of words outside the catalog, and of stop words. The words of the catalog have weights from 1 on. */
const UNKNOWN_WEIGHT = 2;
const STOP_WORD_WEIGHT = 1;

/** Finds the exams that a query may mean, best first; all of them in catalog order for an empty query, and none for symbols alone. */
export function findExams(index: CatalogueIndex, query: string): FoundExam[] {
  const byCode = findByCode(index, query);
  if (byCode.length > 0) return byCode;
  const words = queryWords(query);
  if ((words.length === 0 && query.trim() !== '') || asksForImages(index, query)) return [];
  if (words.length === 0) return index.records.map((record) => ({ record, score: 0 }));
  const uninformative = words.filter((_, place) => isUninformative(words, place));
  // 'no existe' and 'hola cómo están' ask for nothing. A single such word may still grow into a name: 'test' of 'testosterona'.
  if (
    words.length > 1 &&
    uninformative.length === words.length &&
    !isNameAtEnd(words, words.length - 1, index.vocabulary)
  )
    return [];
  return rankExams(index, termsOf(index, words), uninformative);
}

/** The exams with a code in the query, or whose code begins with it. */
function findByCode({ byCode, codePatterns, records }: CatalogueIndex, query: string): FoundExam[] {
  const whole = [...(query.match(codePatterns.inText) ?? []), query].map(plainCode);
  const found = whole.flatMap((code) => havingCode(code, byCode.get(code) ?? [], records));
  // In the order of the typed codes, each exam once.
  if (found.length > 0) return [...new Map(found.map((exam) => [exam.record, exam])).values()];
  if (!codePatterns.beginning.test(query)) return [];
  const begun = plainCode(query);
  const codesBegun = [...byCode.keys()].filter((code) => code.startsWith(begun)).sort();
  const numbers = new Set(codesBegun.flatMap((code) => byCode.get(code) ?? []));
  return [...numbers].flatMap((number) => records[number] ?? []).map((record) => ({ record, score: 1 }));
}

/**
 * The exams with a code: an exam's own code ranks above a component's (718-7 is hemoglobin, and a line of every blood count), then the more
 * common exam.
 */
const havingCode = (code: string, numbers: readonly number[], records: readonly SearchRecord[]): FoundExam[] =>
  numbers
    .flatMap((number) => records[number] ?? [])
    .map((record) => {
      const place = record.codes.map(plainCode).indexOf(code);
      return { record, score: 1 / (1 + Math.max(0, place)) + 0.1 * record.common };
    })
    .sort((a, b) => b.score - a.score);

/** The words of a query with their weights and meanings. */
function termsOf(index: CatalogueIndex, words: readonly string[]): Term[] {
  const meaningsIn = memoizedMeanings(index.vocabulary);
  return wellDivided(index.vocabulary, informativeIn(words, index.vocabulary), meaningsIn).map((word) => {
    const meanings = meaningsIn(word);
    const known = meanings.filter(({ likeness }) => likeness > 0.9).map((meaning) => index.weights[meaning.word] ?? 0);
    const heaviest = known.length > 0 ? Math.max(...known) : UNKNOWN_WEIGHT;
    return { weight: isStopWord(word) ? STOP_WORD_WEIGHT : heaviest, meanings };
  });
}

type MeaningsIn = (word: string) => readonly Meaning[];

/** Memoizes the meanings of a query's words, because a misspelled word is compared with the whole vocabulary. */
function memoizedMeanings(vocabulary: Vocabulary): MeaningsIn {
  const known = new Map<string, readonly Meaning[]>();
  return (word) => {
    const meanings = known.get(word) ?? meaningsOf(word, vocabulary);
    known.set(word, meanings);
    return meanings;
  };
}

/** Removes stop words and filler words, unless no others exist or the last one may be a name: 'vitamina a', 'anti la'. */
function informativeIn(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const informative = words.filter(
    (_, place) => !isUninformative(words, place) || isNameAtEnd(words, place, vocabulary),
  );
  return informative.length > 0 ? informative : words;
}

/** Whether the last word is one or two letters that the catalog has as a name. */
function isNameAtEnd(words: readonly string[], place: number, { numberOf }: Vocabulary): boolean {
  const word = words[place] ?? '';
  return place === words.length - 1 && word.length <= 2 && numberOf.has(word);
}

/** Whether a word is a stop word or a filler word. 'No' is neither only before a name: 'colesterol no HDL', but not 'no me llega'. */
function isUninformative(words: readonly string[], place: number): boolean {
  const [word = '', next = ''] = [words[place], words[place + 1]];
  return isStopWord(word) || isFillerWord(word) || (word === 'no' && (isStopWord(next) || isFillerWord(next)));
}

/** Joins split words and splits joined words if the result is known: 'hemo grama', 'b 12', 'antitpo'. */
function wellDivided(vocabulary: Vocabulary, words: readonly string[], meaningsIn: MeaningsIn): string[] {
  const known = (word: string): boolean => isKnown(word, vocabulary);
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && belongTogether(last, word, known)) joined.splice(-1, 1, last + word);
    else joined.push(word);
  }
  return joined.flatMap((word) => (isLikelyOne(meaningsIn(word)) ? [word] : divide(word, vocabulary)));
}

/** Whether two words are one: 'hemo grama', 'b 12', 'anti tpo'. */
function belongTogether(one: string, other: string, known: (word: string) => boolean): boolean {
  if (!known(one + other)) return false;
  if (one === 'anti') return true;
  const isName = !/\d/.test(one) && /\d/.test(other);
  return isName || !(known(one) && known(other));
}

/** Splits a word into two words of the catalog: 'antitpo' → 'anti', 'tpo' */
function divide(word: string, { numberOf }: Vocabulary): string[] {
  const known = (part: string): boolean => numberOf.has(part) || isStopWord(part);
  for (let place = 1; place < word.length; place += 1) {
    const parts = [word.slice(0, place), word.slice(place)];
    if (parts.every(known) && mayBeDivided(word, place)) return parts.filter((part) => !isStopWord(part));
  }
  return [word];
}

/** Parts have at least three letters; a split between a letter and a digit is always allowed: 'factor8'. */
const mayBeDivided = (word: string, place: number): boolean =>
  (place >= 3 && word.length - place >= 3) || /\d/.test(word[place - 1] ?? '') !== /\d/.test(word[place] ?? '');
