import type { CatalogueIndex } from './catalogue-index.ts';
import type { SearchRecord } from './search-record.ts';
import { LEAST_SAID, type MatchedLabel, severalExams } from './several-exams.ts';
import { clear, count, createTally, type Tally } from './tally.ts';
import type { Meaning } from './word-index.ts';

export interface FoundExam {
  record: SearchRecord;
  /** Comparable only within one answer. */
  score: number;
}

/** A word of the query: its weight, and the catalog words that it may mean. */
export interface Term {
  weight: number;
  meanings: readonly Meaning[];
}

/** Results below this share of the best score do not answer the same question. */
const LEAST_OF_BEST = 0.5;
/** The share of the query that an exam's names must contain. */
const LEAST_FOUND = 0.4;
/** The likeness of an implied word. */
const IMPLIED = 0.8;
/** The score of an exam that is one of several in a query: lower than that of an exam named by the whole query. */
const ONE_OF_SEVERAL = 0.95;
/** The share of silent words in the score: 'exámenes del embarazo' and 'prueba de embarazo' each match their own exam. */
const SILENT_SHARE = 0.1;

/** The exams whose names match the terms of a query, best first. `silent` are its low-information words. */
export function rankExams(index: CatalogueIndex, terms: readonly Term[], silent: readonly string[]): FoundExam[] {
  const { records } = index;
  const { inLabels, inRecords } = match(index, terms);
  const asked = terms.reduce((sum, { weight }) => sum + weight, 0);
  const unsaid = unsaidIn(index, terms);
  const { best: labelScores, said } = bestLabels(index, inLabels, asked, unsaid, silent);
  const common = 0.1 + 0.5 * doubtOf(terms);
  const found: FoundExam[] = [];
  const named = severalExams(said, askedBits(index, terms), records, inRecords);
  let best = 0;
  for (const number of inRecords.touched) {
    const record = records[number];
    const all = ((inRecords.asked[number] ?? 0) + unsaid(number, inRecords.terms[number] ?? 0)) / asked;
    if (!record || (all < LEAST_FOUND && !named.includes(number))) continue;
    const place = named.indexOf(number);
    const alone = 0.75 * (labelScores.get(number) ?? 0) + 0.25 * all * all + common * record.common;
    const score = place < 0 ? alone : Math.max(alone, ONE_OF_SEVERAL - 0.001 * place);
    if (score > best) best = score;
    if (score >= best * LEAST_OF_BEST) found.push({ record, score });
  }
  return found
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .sort((a, b) => b.score - a.score || (a.record.code < b.record.code ? -1 : 1));
}

/** The terms that a name must contain, as a bit set: not unknown words, and not implied ones such as 'sangre'. */
const askedBits = ({ impliedOf }: CatalogueIndex, terms: readonly Term[]): number =>
  terms.reduce((bits, { meanings }, place) => {
    const [best] = meanings;
    return best && !impliedOf.has(best.word) ? bits | (1 << place) : bits;
  }, 0);

const tallies = new WeakMap<CatalogueIndex, { inLabels: Tally; inRecords: Tally }>();

function match(index: CatalogueIndex, terms: readonly Term[]) {
  const { labels, records, labelsWith, recordOf, weights } = index;
  const known = tallies.get(index) ?? { inLabels: createTally(labels.length), inRecords: createTally(records.length) };
  tallies.set(index, known);
  const { inLabels, inRecords } = known;
  clear(inLabels);
  clear(inRecords);
  for (const [place, { weight, meanings }] of terms.entries()) {
    const term = 1 << place;
    for (const { word, likeness } of meanings) {
      const covered = (weights[word] ?? 0) * likeness;
      // Meanings are sorted by likeness, so the first match of a term is its best.
      for (const label of labelsWith[word] ?? []) {
        if (count(inLabels, label, term, weight * likeness, covered))
          count(inRecords, recordOf[label] ?? 0, term, weight * likeness, covered);
      }
    }
  }
  return known;
}

type Unsaid = (record: number, said: number) => number;

/** The weight of the query's implied words that the exam does not name: 'en sangre'. */
function unsaidIn({ impliedOf }: CatalogueIndex, terms: readonly Term[]): Unsaid {
  const implied = terms.flatMap(({ weight, meanings }, place) =>
    meanings.flatMap(({ word, likeness }) => {
      const records = likeness > 0.9 ? impliedOf.get(word) : undefined;
      return records ? [{ term: 1 << place, weight: weight * IMPLIED, records }] : [];
    }),
  );
  return (record, said) => {
    let [sum, counted] = [0, said];
    for (const { term, weight, records } of implied) {
      if (counted & term || records[record] !== 1) continue;
      counted |= term;
      sum += weight;
    }
    return sum;
  };
}

/** The score of each record's best label. */
function bestLabels(
  { labels, labelWeights, namesAlone, recordOf }: CatalogueIndex,
  { touched, terms, asked, covered }: Tally,
  askedInAll: number,
  unsaid: Unsaid,
  silent: readonly string[],
): { best: Map<number, number>; said: MatchedLabel[] } {
  const best = new Map<number, number>();
  const said: MatchedLabel[] = [];
  let highest = 0;
  for (const label of touched) {
    const record = recordOf[label] ?? 0;
    const share = Math.min(1, (covered[label] ?? 0) / (labelWeights[label] || 1));
    let score = (((asked[label] ?? 0) + unsaid(record, terms[label] ?? 0)) / askedInAll) * (0.6 + 0.4 * share);
    if (share >= LEAST_SAID && namesAlone[label] === 1) said.push({ record, terms: terms[label] ?? 0, share });
    if (score > highest) highest = score;
    if (silent.length > 0 && score > highest * LEAST_OF_BEST) {
      const beside = silent.filter((word) => labels[label]?.includes(` ${word} `));
      score += SILENT_SHARE * (beside.length / silent.length);
    }
    if (score > (best.get(record) ?? 0)) best.set(record, score);
  }
  return { best, said };
}

/** From 0 (every word is known) to 1: the less certain the meaning, the more the popularity of exams counts. */
function doubtOf(terms: readonly Term[]): number {
  const [sure, all] = terms.reduce(
    ([sure, all], { weight, meanings }) => [sure + weight * (meanings[0]?.likeness ?? 1), all + weight],
    [0, 0],
  );
  return 1 - sure / all;
}
