import type { UrineCollection } from '../catalogue/exam.ts';

/** Urine that is collected at once, and the exams that it serves. */
export interface UrinePortion {
  collection: UrineCollection;
  exams: readonly string[];
}

/** In this order they are collected and listed. */
const portions = [
  '24-hours',
  'first-morning',
  'first-morning-midstream',
  'midstream',
  'first-stream',
  'full-bladder',
  'any',
] as const satisfies readonly UrineCollection[];

/**
 * The fewest collections that serve them all: ([any, midstream, first-morning]) → the midstream of the first of the morning, for all
 * three. What may be of any moment is filled from a stricter one. The first stream (unwashed) and the midstream (washed) are never the
 * same; nothing but the 24 hours comes out of their jar.
 */
export function urinePortions(asked: readonly UrinePortion[]): UrinePortion[] {
  const collections = new Set(asked.map(({ collection }) => collection));
  const served = Map.groupBy(asked, ({ collection }) => servedBy(collection, collections));
  return portions.flatMap((collection) => {
    const exams = served.get(collection)?.flatMap((portion) => portion.exams);
    return exams ? [{ collection, exams: [...new Set(exams)].sort() }] : [];
  });
}

function servedBy(collection: UrineCollection, all: ReadonlySet<UrineCollection>): UrineCollection {
  const ofMorning = all.has('first-morning') || all.has('first-morning-midstream');
  const washed = all.has('midstream') || all.has('first-morning-midstream');
  const morning = washed ? 'first-morning-midstream' : 'first-morning';
  if (collection === 'first-morning' || collection === 'first-morning-midstream') return morning;
  if (collection === 'midstream') return ofMorning ? morning : 'midstream';
  if (collection !== 'any') return collection;
  if (ofMorning) return morning;
  return (['midstream', 'full-bladder', 'first-stream'] as const).find((other) => all.has(other)) ?? 'any';
}
