import { type CatalogueIndex, plainCode } from './catalogue-index.ts';
import type { SearchRecord } from './search-record.ts';
import { isKnown, isLikelyOne, meaningsOf, type Vocabulary } from './vocabulary.ts';
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

/** The weight of words that the catalogue does not have, and of silent ones. */
const UNKNOWN_WEIGHT = 2;
const SILENT_WEIGHT = 1;
const SILENT_SHARE = 0.1;

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
  const found = rank(index, termsOf(index, words), words.filter(isSilent));
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= best * LEAST_OF_BEST);
}

/** The laboratory's own, CUPS, LOINC: alone or among words ('CUPS 902213 hemoglobina'), several at once. */
const codes = /(?<![\p{L}\p{N}-])([a-z]{3}[\s-]?\d{3}|\d{6}|\d{1,5}-\d)(?![\p{L}\p{N}-])/giu;
/** A code of which the end is still to be typed. */
const codeBeginning = /^\s*([a-z]{3}[\s-]?\d{1,2}|\d{4,5}-?)\s*$/i;

function findByCode(index: CatalogueIndex, query: string): FoundExam[] {
  const { byCode } = index;
  const whole = [...(query.match(codes) ?? []), query].map(plainCode).filter((code) => byCode.has(code));
  if (whole.length > 0) return recordsWith(index, whole).sort((a, b) => b.score - a.score);
  if (!codeBeginning.test(query)) return [];
  const begun = plainCode(query);
  const codesBegun = [...byCode.keys()].filter((code) => code.startsWith(begun));
  return recordsWith(index, codesBegun.sort());
}

function recordsWith({ records, byCode }: CatalogueIndex, codes: readonly string[]): FoundExam[] {
  const numbers = new Set(codes.flatMap((code) => byCode.get(code) ?? []));
  return [...numbers].flatMap((number) => {
    const record = records[number];
    // Of those that share a code, the one with the fewest is most about it: 718-7 is haemoglobin, and a line of each blood count.
    return record ? [{ record, score: 2 / (1 + record.codes.length) + 0.1 * record.common }] : [];
  });
}

function termsOf(index: CatalogueIndex, words: readonly string[]): Term[] {
  return wellDivided(index.vocabulary, tellingIn(words, index.vocabulary)).map((word) => {
    const meanings = meaningsOf(word, index.vocabulary);
    const known = meanings.filter(({ likeness }) => likeness > 0.9).map((meaning) => index.weights[meaning.word] ?? 0);
    const heaviest = known.length > 0 ? Math.max(...known) : UNKNOWN_WEIGHT;
    return { weight: isSilent(word) ? SILENT_WEIGHT : heaviest, meanings };
  });
}

/** Without the silent words, unless there is no other or it comes last and may be a name: 'vitamina a', 'anti la'. */
function tellingIn(words: readonly string[], { numberOf }: Vocabulary): readonly string[] {
  const isName = (word: string, place: number): boolean =>
    place === words.length - 1 && word.length <= 2 && numberOf.has(word);
  const telling = words.filter((word, place) => !isSilent(word) || isName(word, place));
  return telling.length > 0 ? telling : words;
}

/** What was written apart is joined and what was written together is divided, where that gives known words: 'hemo grama', 'b 12', 'antitpo'. */
function wellDivided(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const known = (word: string): boolean => isKnown(word, vocabulary);
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && belongTogether(last, word, known)) joined.splice(-1, 1, last + word);
    else joined.push(word);
  }
  return joined.flatMap((word) => (isLikelyOne(word, vocabulary) ? [word] : divide(word, vocabulary)));
}

function belongTogether(one: string, other: string, known: (word: string) => boolean): boolean {
  if (!known(one + other)) return false;
  const isName = !/\d/.test(one) && /\d/.test(other);
  return isName || !(known(one) && known(other));
}

function divide(word: string, { numberOf }: Vocabulary): string[] {
  const known = (part: string): boolean => numberOf.has(part) || isSilent(part);
  for (let place = 1; place < word.length; place += 1) {
    const parts = [word.slice(0, place), word.slice(place)];
    if (parts.every(known) && mayBeDivided(word, place)) return parts.filter((part) => !isSilent(part));
  }
  return [word];
}

/** Into words of three letters and more; between a letter and a digit anywhere: 'factor8'. */
const mayBeDivided = (word: string, place: number): boolean =>
  (place >= 3 && word.length - place >= 3) || /\d/.test(word[place - 1] ?? '') !== /\d/.test(word[place] ?? '');

interface Match {
  /** Which terms, a bit each. */
  terms: number;
  /** The weight of what was asked and is found, and of what the label says and was asked. */
  asked: number;
  told: number;
}

function rank(index: CatalogueIndex, terms: readonly Term[], silent: readonly string[]): FoundExam[] {
  const { records, recordOf, labels, labelWeights } = index;
  const asked = terms.reduce((sum, { weight }) => sum + weight, 0);
  const { inLabels, inRecords, implied } = matchesOf(index, terms);
  /** What goes without saying of this exam, and is not said. */
  const unsaid = (record: number, said: number): number =>
    terms.reduce((sum, { weight }, term) => {
      const bit = 1 << term;
      return (implied.get(record) ?? 0) & bit & ~said ? sum + weight * IMPLIED : sum;
    }, 0);
  const common = 0.1 + 0.5 * doubtOf(terms);
  const best = new Map<number, number>();
  for (const [label, matched] of inLabels) {
    const record = recordOf[label] ?? 0;
    const told = Math.min(1, matched.told / (labelWeights[label] || 1));
    // Of 'exámenes del embarazo' and 'prueba de embarazo' each answers to its own words.
    const alsoSaid = silent.reduce((count, word) => (labels[label]?.includes(` ${word} `) ? count + 1 : count), 0);
    const score =
      ((matched.asked + unsaid(record, matched.terms)) / asked) * (0.6 + 0.4 * told) +
      (silent.length > 0 ? SILENT_SHARE * (alsoSaid / silent.length) : 0);
    if (score > (best.get(record) ?? 0)) best.set(record, score);
  }
  const found: FoundExam[] = [];
  for (const [number, label] of best) {
    const record = records[number];
    const matched = inRecords.get(number);
    const all = matched ? (matched.asked + unsaid(number, matched.terms)) / asked : 0;
    if (!record || all < LEAST_FOUND) continue;
    found.push({ record, score: 0.75 * label + 0.25 * all * all + common * record.common });
  }
  return found.sort((a, b) => b.score - a.score || (a.record.code < b.record.code ? -1 : 1));
}

/** From 0, where each word is known, to 1: the less sure what was meant, the more counts what most people ask for. */
function doubtOf(terms: readonly Term[]): number {
  const [sure, all] = terms.reduce(
    ([sure, all], { weight, meanings }) => [sure + weight * (meanings[0]?.likeness ?? 1), all + weight],
    [0, 0],
  );
  return 1 - sure / all;
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
