import type { UrineCollection } from '../exams/exam.ts';

/** Urine collected together, and the exams it serves. */
export interface UrinePortion {
  collection: UrineCollection;
  exams: readonly string[];
}

/** The order of collection and listing. */
const portions = [
  '24-hours',
  'end-of-shift',
  'overnight',
  'first-morning',
  'first-morning-midstream',
  'second-morning',
  'midstream',
  'first-stream',
  'full-bladder',
  'at-laboratory',
  'any',
  'special',
] as const satisfies readonly UrineCollection[];

/** Random urine comes from the first of these that is collected anyway. */
const fillsAny = ['midstream', 'second-morning', 'full-bladder', 'first-stream'] as const;

/**
 * Finds the fewest collections that serve all exams: ([any, midstream, first-morning]) → the first morning midstream, for all three. Random
 * urine comes from a stricter collection. The first stream (unwashed) and the midstream (washed) are never the same; a 24-hour jar serves
 * only 24-hour exams; a collection with special instructions (`special`) serves its own exam only.
 */
export function urinePortions(asked: readonly UrinePortion[]): UrinePortion[] {
  const collections = new Set(asked.map(({ collection }) => collection));
  const served = Map.groupBy(asked, ({ collection }) => servedBy(collection, collections));
  return portions.flatMap((collection): UrinePortion[] => {
    const exams = [...new Set(served.get(collection)?.flatMap((portion) => portion.exams))].sort();
    if (exams.length === 0) return [];
    return collection === 'special' ? exams.map((exam) => ({ collection, exams: [exam] })) : [{ collection, exams }];
  });
}

/** The collection that serves an exam with this demand, given all demands. */
function servedBy(collection: UrineCollection, all: ReadonlySet<UrineCollection>): UrineCollection {
  const ofMorning = all.has('first-morning') || all.has('first-morning-midstream');
  const washed = all.has('midstream') || all.has('first-morning-midstream');
  const morning = washed ? 'first-morning-midstream' : 'first-morning';
  if (collection === 'first-morning' || collection === 'first-morning-midstream') return morning;
  if (collection === 'midstream') return ofMorning ? morning : 'midstream';
  if (collection !== 'any') return collection;
  if (ofMorning) return morning;
  return fillsAny.find((other) => all.has(other)) ?? 'any';
}
