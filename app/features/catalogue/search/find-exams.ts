import { type CatalogueIndex, plainCode } from './catalogue-index.ts';
import type { SearchRecord } from './search-record.ts';
import { isKnown, meaningsOf } from './vocabulary.ts';
import { isSilent, queryWords } from './words.ts';

export interface FoundExam {
  record: SearchRecord;
  /** Comparable within one answer only. */
  score: number;
}

/** A word of the query: how much it counts, and in which words of the catalogue it is found how well. */
interface Term {
  weight: number;
  meanings: readonly { word: number; likeness: number }[];
}

/** The weight of words that nothing in the catalogue resembles, and of silent ones. */
const UNKNOWN_WEIGHT = 2.5;
const SILENT_WEIGHT = 0.15;

/** What is this much worse than the best answer is no answer to the same question. */
const LEAST_OF_BEST = 0.5;
/** So much of the query must be found in an exam's names. */
const LEAST_FOUND = 0.4;
/** How well a word is found that goes without saying. */
const IMPLIED = 0.8;

/** The exams that a query may mean, best first; all of them in the order of the catalogue for an empty one. */
export function findExams(index: CatalogueIndex, query: string): FoundExam[] {
  const byCode = findByCode(index, query);
  if (byCode.length > 0) return byCode;
  const words = queryWords(query);
  if (words.length === 0) return index.records.map((record) => ({ record, score: 0 }));
  const terms = termsOf(index, words);
  const found = rank(index, terms);
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= best * LEAST_OF_BEST);
}

const isCode = /^\s*([a-z]{3}[\s-]?\d{3}|\d{6}|\d{1,5}-\d)\s*$/i;

function findByCode({ records, byCode }: CatalogueIndex, query: string): FoundExam[] {
  if (!isCode.test(query)) return [];
  const numbers = byCode.get(plainCode(query)) ?? [];
  return numbers
    .flatMap((number) => {
      const record = records[number];
      return record ? [{ record, score: 1 + record.common }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

function termsOf(index: CatalogueIndex, words: readonly string[]): Term[] {
  return wellDivided(index, words).map((word) => {
    const meanings = meaningsOf(word, index.vocabulary);
    const known = meanings.filter(({ likeness }) => likeness > 0.9).map((meaning) => index.weights[meaning.word] ?? 0);
    const heaviest = known.length > 0 ? Math.max(...known) : UNKNOWN_WEIGHT;
    return { weight: isSilent(word) ? SILENT_WEIGHT : heaviest, meanings };
  });
}

/** What was written apart is joined and what was written together is divided, where only that gives known words: 'hemo grama', 'perfillipidico'. */
function wellDivided({ vocabulary }: CatalogueIndex, words: readonly string[]): string[] {
  const known = (word: string): boolean => isKnown(word, vocabulary);
  const joined: string[] = [];
  for (const word of words) {
    const together = `${joined.at(-1) ?? ''}${word}`;
    const isApart = joined.length > 0 && !(known(joined.at(-1) ?? '') && known(word)) && known(together);
    if (isApart) joined.splice(-1, 1, together);
    else joined.push(word);
  }
  return joined.flatMap((word) => (meaningsOf(word, vocabulary).length > 0 ? [word] : divide(word, known)));
}

function divide(word: string, known: (word: string) => boolean): string[] {
  for (let place = 3; place <= word.length - 3; place += 1) {
    const parts = [word.slice(0, place), word.slice(place)];
    if (parts.every(known)) return parts;
  }
  return [word];
}

interface Match {
  /** Which terms, a bit each. */
  terms: number;
  /** The weight of what was asked and is found, and of what the label says and was asked. */
  asked: number;
  told: number;
}

function rank(index: CatalogueIndex, terms: readonly Term[]): FoundExam[] {
  const { records, recordOf, labelWeights } = index;
  const asked = terms.reduce((sum, { weight }) => sum + weight, 0);
  const { inLabels, inRecords, implied } = matchesOf(index, terms);
  /** What goes without saying of this exam, and is not said. */
  const unsaid = (record: number, said: number): number =>
    terms.reduce((sum, { weight }, term) => {
      const bit = 1 << term;
      return (implied.get(record) ?? 0) & bit & ~said ? sum + weight * IMPLIED : sum;
    }, 0);
  const best = new Map<number, number>();
  for (const [label, matched] of inLabels) {
    const record = recordOf[label] ?? 0;
    const told = Math.min(1, matched.told / (labelWeights[label] || 1));
    const score = ((matched.asked + unsaid(record, matched.terms)) / asked) * (0.6 + 0.4 * told);
    if (score > (best.get(record) ?? 0)) best.set(record, score);
  }
  const found: FoundExam[] = [];
  for (const [number, label] of best) {
    const record = records[number];
    const matched = inRecords.get(number);
    const all = matched ? (matched.asked + unsaid(number, matched.terms)) / asked : 0;
    if (!record || all < LEAST_FOUND) continue;
    found.push({ record, score: 0.75 * label + 0.25 * all * all + 0.1 * record.common });
  }
  return found.sort((a, b) => b.score - a.score || (a.record.code < b.record.code ? -1 : 1));
}

function matchesOf({ labelsWith, recordOf, weights, impliedOf }: CatalogueIndex, terms: readonly Term[]) {
  const inLabels = new Map<number, Match>();
  const inRecords = new Map<number, Match>();
  const implied = new Map<number, number>();
  for (const [term, { weight, meanings }] of terms.entries()) {
    for (const { word, likeness } of meanings) {
      const told = (weights[word] ?? 0) * likeness;
      // Likeliest first: what a term has matched once, it has matched best.
      for (const label of labelsWith[word] ?? []) {
        if (count(inLabels, label, 1 << term, weight * likeness, told))
          count(inRecords, recordOf[label] ?? 0, 1 << term, weight * likeness, told);
      }
      if (likeness > 0.9)
        for (const record of impliedOf.get(word) ?? []) implied.set(record, (implied.get(record) ?? 0) | (1 << term));
    }
  }
  return { inLabels, inRecords, implied };
}

/** Whether the term is new to it. */
function count(matches: Map<number, Match>, key: number, term: number, asked: number, told: number): boolean {
  const known = matches.get(key);
  if (!known) {
    matches.set(key, { terms: term, asked, told });
    return true;
  }
  if (known.terms & term) return false;
  known.terms |= term;
  known.asked += asked;
  known.told += told;
  return true;
}
