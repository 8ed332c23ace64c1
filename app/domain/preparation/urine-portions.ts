import type { UrineCollection } from '../exams/exam.ts';

/** Urine that is collected at once, and the exams that it serves. */
export interface UrinePortion {
  collection: UrineCollection;
  exams: readonly string[];
}

/** In this order they are collected and listed. */
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

/** What may be of any moment is filled from one of these, the first of them that is collected anyway. */
const fillsAny = ['midstream', 'second-morning', 'full-bladder', 'first-stream'] as const;

/**
 * The fewest collections that serve them all: ([any, midstream, first-morning]) → the midstream of the first of the morning, for all
 * three. What may be of any moment is filled from a stricter one. The first stream (unwashed) and the midstream (washed) are never the
 * same; nothing but the 24 hours comes out of their jar; what was collected in a way of its own (`special`) serves its exam alone.
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
