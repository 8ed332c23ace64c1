import type { JudgedQuery } from './judged-query.ts';

/** The exam codes that a search finds, best first. */
export type Search = (query: string) => readonly string[];

export interface Relevance {
  /** The share of the intended exams among the first five, as the mean over the queries. */
  recallAt5: number;
  /** The reciprocal rank of the first intended exam, as the mean over the queries. */
  meanReciprocalRank: number;
  /** The queries with an imperfect answer. */
  faults: readonly { query: string; meant: readonly string[]; found: readonly string[] }[];
}

const FIRST = 5;

export function relevanceOf(search: Search, queries: readonly JudgedQuery[]): Relevance {
  const answers = queries.map(({ query, meant }) => ({ query, meant, found: search(query) }));
  return {
    recallAt5: mean(answers.map(recall)),
    meanReciprocalRank: mean(answers.map(reciprocalRank)),
    faults: answers
      .filter((answer) => recall(answer) < 1 || reciprocalRank(answer) < 1)
      .map(({ query, meant, found }) => ({ query, meant, found: found.slice(0, FIRST) })),
  };
}

interface Answer {
  meant: readonly string[];
  found: readonly string[];
}

function recall({ meant, found }: Answer): number {
  const first = found.slice(0, FIRST);
  return meant.filter((code) => first.includes(code)).length / meant.length;
}

function reciprocalRank({ meant, found }: Answer): number {
  const place = found.findIndex((code) => meant.includes(code));
  return place < 0 ? 0 : 1 / (place + 1);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
