import { type AgeBand, ageBand } from '../exams/age.ts';
import type { Component, ReferenceInterval } from '../exams/exam.ts';

/** An interval with the days of life for which it holds and its place in the component. */
export interface Placed extends AgeBand {
  index: number;
  interval: ReferenceInterval;
}

export const bothSexes = ['female', 'male'] as const;
export type OneSex = (typeof bothSexes)[number];

/** The intervals of a component by their age, without those that run backwards: another rule tells of them. */
export const placedIntervals = ({ intervals }: Component): Placed[] =>
  intervals
    .map((interval, index) => ({ ...ageBand(interval), index, interval }))
    .filter(({ first, end }) => first < end)
    .toSorted((one, other) => one.first - other.first || one.index - other.index);

export const ofSex = (placed: readonly Placed[], sex: OneSex): Placed[] =>
  placed.filter(({ interval }) => interval.sex === 'any' || interval.sex === sex);

/** Those that hold for everybody, and those of each condition by themselves. */
export const byCondition = (placed: readonly Placed[]): Placed[][] => [
  ...Map.groupBy(placed, ({ interval }) => interval.condition?.es ?? null).values(),
];

/** Whether some of the bands hold on each of these days. The bands come by their age. */
export function covers(bands: readonly AgeBand[], { first, end }: AgeBand): boolean {
  let covered = first;
  for (const band of bands) if (band.first <= covered) covered = Math.max(covered, band.end);
  return covered >= end;
}
