import { type AgeBand, ageBand } from '../exams/age.ts';
import type { Component, ReferenceInterval } from '../exams/component.ts';

/** An interval with the days of life for which it is valid and its index in the component. */
export interface PlacedInterval extends AgeBand {
  index: number;
  interval: ReferenceInterval;
}

export const bothSexes = ['female', 'male'] as const;
export type OneSex = (typeof bothSexes)[number];

/** The intervals of a component by age. Another rule reports reversed intervals, so they are left out here. */
export const placedIntervals = ({ intervals }: Component): PlacedInterval[] =>
  intervals
    .map((interval, index) => ({ ...ageBand(interval), index, interval }))
    .filter(({ first, end }) => first < end)
    .toSorted((one, other) => one.first - other.first || one.index - other.index);

/** The intervals that apply to people of one sex. */
export const ofSex = (placed: readonly PlacedInterval[], sex: OneSex): PlacedInterval[] =>
  placed.filter(({ interval }) => interval.sex === 'any' || interval.sex === sex);

/** Groups the intervals: those for all people, and those of each condition. */
export const byCondition = (placed: readonly PlacedInterval[]): PlacedInterval[][] => [
  ...Map.groupBy(placed, ({ interval }) => interval.condition?.es ?? null).values(),
];

/** Whether at least one of the bands covers each of these days. The bands are sorted by age. */
export function covers(bands: readonly AgeBand[], { first, end }: AgeBand): boolean {
  let covered = first;
  for (const band of bands) if (band.first <= covered) covered = Math.max(covered, band.end);
  return covered >= end;
}
