import type { CatalogueIndex } from './catalogue-index.ts';
import type { SearchRecord } from './search-record.ts';
import { LEAST_SAID, type SaidLabel, severalExams } from './several-exams.ts';
import { clear, count, createTally, type Tally } from './tally.ts';
import type { Meaning } from './vocabulary.ts';

export interface FoundExam {
  record: SearchRecord;
  /** Comparable within one answer only. */
  score: number;
}

/** A word of the query: how much it counts, and in which words of the catalogue it is found how well. */
export interface Term {
  weight: number;
  meanings: readonly Meaning[];
}

/** What is this much worse than the best answer is no answer to the same question. */
const LEAST_OF_BEST = 0.5;
/** So much of the query must be found in an exam's names. */
const LEAST_FOUND = 0.4;
/** How well a word is found that goes without saying. */
const IMPLIED = 0.8;
/** What an exam scores that is one of several in a query: less than one that is called by all of it. */
const ONE_OF_SEVERAL = 0.95;
/** How much the words tell that tell little: of 'exámenes del embarazo' and 'prueba de embarazo' each answers to its own. */
const SILENT_SHARE = 0.1;

/** The exams whose names answer the terms of a query, best first. `silent` are its words that tell little. */
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

/** The terms that a name must say, a bit each: not those that the catalogue does not know, nor 'sangre', which goes without saying. */
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
      const told = (weights[word] ?? 0) * likeness;
      // Likeliest first: what a term has matched once, it has matched best.
      for (const label of labelsWith[word] ?? []) {
        if (count(inLabels, label, term, weight * likeness, told))
          count(inRecords, recordOf[label] ?? 0, term, weight * likeness, told);
      }
    }
  }
  return known;
}

type Unsaid = (record: number, said: number) => number;

/** The weight of what goes without saying of an exam, and is not said: 'en sangre'. */
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

/** Of each record the score of the label that answers best. */
function bestLabels(
  { labels, labelWeights, namesAlone, recordOf }: CatalogueIndex,
  { touched, terms, asked, told }: Tally,
  askedInAll: number,
  unsaid: Unsaid,
  silent: readonly string[],
): { best: Map<number, number>; said: SaidLabel[] } {
  const best = new Map<number, number>();
  const said: SaidLabel[] = [];
  let highest = 0;
  for (const label of touched) {
    const record = recordOf[label] ?? 0;
    const share = Math.min(1, (told[label] ?? 0) / (labelWeights[label] || 1));
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

/** From 0, where each word is known, to 1: the less sure what was meant, the more counts what most people ask for. */
function doubtOf(terms: readonly Term[]): number {
  const [sure, all] = terms.reduce(
    ([sure, all], { weight, meanings }) => [sure + weight * (meanings[0]?.likeness ?? 1), all + weight],
    [0, 0],
  );
  return 1 - sure / all;
}
