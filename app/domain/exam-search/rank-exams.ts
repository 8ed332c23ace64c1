import type { CatalogueIndex } from './catalogue-index.ts';
import type { SearchRecord } from './search-record.ts';
import { type MatchedLabel, MIN_SAID, severalExams } from './several-exams.ts';
import { clear, count, createTally, type Tally } from './tally.ts';
import type { Meaning } from './word-meanings.ts';

/** An exam that a query may mean. */
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
const MIN_OF_BEST = 0.5;
/** The share of the query that an exam's names must contain. */
const MIN_FOUND = 0.4;
/** The likeness of an implied word. */
const IMPLIED = 0.8;
/** The score of an exam that is one of several in a query: lower than 1, that of an exam named by the whole query. */
const ONE_OF_SEVERAL = 0.95;
/** The share that stop words add to the score: 'exámenes del embarazo' and 'prueba de embarazo' each match their own exam. */
const STOP_WORD_SHARE = 0.1;
/** The parts of the score that the best label and all labels of an exam have. */
const BEST_LABEL_SHARE = 0.75;
const ALL_LABELS_SHARE = 0.25;
/** The part of a label's score that does not depend on how much of the label the query covers. */
const UNCOVERED_SHARE = 0.6;

/** Ranks the exams whose names match the terms of a query, best first. `stopWords` are the words of the query without information. */
export function rankExams(index: CatalogueIndex, terms: readonly Term[], stopWords: readonly string[]): FoundExam[] {
  const { records } = index;
  const { inLabels, inRecords } = match(index, terms);
  const asked = terms.reduce((sum, { weight }) => sum + weight, 0);
  const impliedWeight = impliedWeightIn(index, terms);
  const { best: labelScores, said } = bestLabels(index, inLabels, asked, impliedWeight, stopWords);
  const popularityShare = 0.1 + 0.5 * doubtOf(terms);
  const found: FoundExam[] = [];
  const named = severalExams(said, askedBits(index, terms), records, inRecords);
  let best = 0;
  for (const number of inRecords.touched) {
    const record = records[number];
    const share = ((inRecords.asked[number] ?? 0) + impliedWeight(number, inRecords.terms[number] ?? 0)) / asked;
    if (!record || (share < MIN_FOUND && !named.includes(number))) continue;
    const place = named.indexOf(number);
    const scoreAlone =
      BEST_LABEL_SHARE * (labelScores.get(number) ?? 0) +
      ALL_LABELS_SHARE * share * share +
      popularityShare * record.common;
    // Of several named exams, the order of the query decides.
    const score = place < 0 ? scoreAlone : Math.max(scoreAlone, ONE_OF_SEVERAL - 0.001 * place);
    if (score > best) best = score;
    if (score >= best * MIN_OF_BEST) found.push({ record, score });
  }
  return found
    .filter(({ score }) => score >= best * MIN_OF_BEST)
    .sort((a, b) => b.score - a.score || (a.record.code < b.record.code ? -1 : 1));
}

/** The terms that a name must contain, as a bit set: not unknown words, and not implied ones such as 'sangre'. */
const askedBits = ({ impliedOf }: CatalogueIndex, terms: readonly Term[]): number =>
  terms.reduce((bits, { meanings }, place) => {
    const [best] = meanings;
    return best && !impliedOf.has(best.word) ? bits | (1 << place) : bits;
  }, 0);

const tallies = new WeakMap<CatalogueIndex, { inLabels: Tally; inRecords: Tally }>();

/** Counts the matches of the terms by label and by record, in tallies that the next query reuses. */
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

/** Takes a record and the terms that its names contain (one bit each). */
type ImpliedWeight = (record: number, said: number) => number;

/** The weight of the query's words that an exam implies but does not name: 'en sangre'. */
function impliedWeightIn({ impliedOf }: CatalogueIndex, terms: readonly Term[]): ImpliedWeight {
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

/** The score of each record's best label, and the labels that the query names (nearly) in full. */
function bestLabels(
  { labels, labelWeights, namesAlone, recordOf }: CatalogueIndex,
  { touched, terms, asked, covered }: Tally,
  askedInAll: number,
  impliedWeight: ImpliedWeight,
  stopWords: readonly string[],
): { best: Map<number, number>; said: MatchedLabel[] } {
  const best = new Map<number, number>();
  const said: MatchedLabel[] = [];
  let highest = 0;
  for (const label of touched) {
    const record = recordOf[label] ?? 0;
    const share = Math.min(1, (covered[label] ?? 0) / (labelWeights[label] || 1));
    const found = ((asked[label] ?? 0) + impliedWeight(record, terms[label] ?? 0)) / askedInAll;
    let score = found * (UNCOVERED_SHARE + (1 - UNCOVERED_SHARE) * share);
    if (share >= MIN_SAID && namesAlone[label] === 1) said.push({ record, terms: terms[label] ?? 0, share });
    if (score > highest) highest = score;
    if (stopWords.length > 0 && score > highest * MIN_OF_BEST) {
      const inLabel = stopWords.filter((word) => labels[label]?.includes(` ${word} `));
      score += STOP_WORD_SHARE * (inLabel.length / stopWords.length);
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
