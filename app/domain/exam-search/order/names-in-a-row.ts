import type { CatalogueIndex } from '../catalogue-index.ts';
import { isStopWord, wordsInName } from '../name-tokens.ts';
import type { SearchRecord } from '../search-record.ts';
import { examsNamed, keyOf } from './exam-names.ts';
import { isAroundExams, isImpliedWord } from './order-lexicon.ts';
import { MAX_CHOICES, matchName, type TextReading } from './readings.ts';

const MAX_WORDS = 60;
const MAX_WORDS_OF_A_NAME = 8;

/** A word that belongs to the preceding name: 'hepatitis B IgM' is not hepatitis B plus an immunoglobulin. */
const neverAlone = /^(ig[gmaed]|\d+|[a-z])$/;

/**
 * Reads exams in a row without separators: 'TGO TGP BUN', 'hemograma parcial de orina'. Every word must belong to the name of an exam. Null
 * if one does not, or if the whole text may be a single exam. The segmentation with the fewest names wins.
 */
export function namesInARow(index: CatalogueIndex, text: string): TextReading[] | null {
  const all = wordsInName(text);
  const from = all.findIndex((word) => !isAroundExams(word));
  const words = all
    .slice(Math.max(0, from))
    .filter((word, place, rest) => !isAroundExams(word) || isInside(rest, place));
  if (words.length < 2 || words.length > MAX_WORDS) return null;
  const spans = fewestSpans(index, words);
  if (!spans || spans.length < 2) return null;
  return spans.map(({ words: own, exam, all }, place) => {
    const doubt = [spans[place - 1], spans[place + 1]].flatMap((other, side) =>
      other ? togetherNamed(index, side === 0 ? [...other.words, ...own] : [...own, ...other.words]) : [],
    );
    const isSure = exam !== null && doubt.length === 0;
    return {
      text: own.join(' '),
      reading: isSure
        ? { exam, choices: [], isNamed: true }
        : { exam: null, choices: [...new Set([...all, ...doubt])].slice(0, MAX_CHOICES), isNamed: true },
    };
  });
}

/** A short stop word stays inside a row, where it may belong to a name: 'parcial DE orina'. */
const isInside = (words: readonly string[], place: number): boolean =>
  isStopWord(words[place] ?? '') && (words[place] ?? '').length <= 3 && place > 0 && place < words.length - 1;

/** Consecutive words that name an exam. */
interface Span {
  words: readonly string[];
  exam: SearchRecord | null;
  all: readonly SearchRecord[];
  /** The cost counts names. A panel's synonym ('creatinina y BUN') costs more than the exams that it lists. */
  cost: number;
}

/** Divides the words into the names with the lowest total cost, by dynamic programming over the ends; null if a word is in no name. */
function fewestSpans(index: CatalogueIndex, words: readonly string[]): Span[] | null {
  // For each number of words, the best division of that beginning.
  const best: ({ spans: Span[]; cost: number } | null)[] = [{ spans: [], cost: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let found: { spans: Span[]; cost: number } | null = null;
    for (let start = Math.max(0, end - MAX_WORDS_OF_A_NAME); start < end; start += 1) {
      const before = best[start];
      if (!before || (found && before.cost + 1 >= found.cost)) continue;
      const span = spanOf(index, words.slice(start, end));
      if (!span || (found && before.cost + span.cost >= found.cost)) continue;
      found = { spans: [...before.spans, span], cost: before.cost + span.cost };
    }
    best.push(found);
  }
  return best[words.length]?.spans ?? null;
}

/** A name neither begins nor ends with a word like 'de', because such a word links the parts of one exam. */
function spanOf(index: CatalogueIndex, words: readonly string[]): Span | null {
  const [first = ''] = words;
  if (
    isStopWord(first) ||
    isStopWord(words.at(-1) ?? '') ||
    (words.length === 1 && neverAlone.test(first)) ||
    words.every(isImpliedWord)
  )
    return null;
  const match = matchName(index, words);
  if (!match) return null;
  const isList = !match.isOwnName && (match.exam?.isPackage === true || isListOfExams(index, words));
  return { words, exam: match.exam, all: match.all, cost: isList ? words.length + 1 : 1 };
}

/** 'sodio potasio y cloro' names both the ionogram and three exams. */
const isListOfExams = (index: CatalogueIndex, words: readonly string[]): boolean => {
  const distinctive = words.filter((word) => !isStopWord(word));
  return distinctive.length > 1 && distinctive.every((word) => matchName(index, [word])?.exam);
};

/** The single exams whose names go on with both: 'potasio' and 'orina' of 'Potasio en orina parcial'. */
function togetherNamed(index: CatalogueIndex, words: readonly string[]): readonly SearchRecord[] {
  const whole = examsNamed(index, words);
  if (whole) return whole.all.filter(({ isPackage }) => !isPackage);
  const key = keyOf(index, words);
  return index.records
    .filter(
      ({ name, isPackage }) =>
        !isPackage && [name.es, name.en].some((own) => keyOf(index, wordsInName(own)).startsWith(key)),
    )
    .slice(0, 2);
}
