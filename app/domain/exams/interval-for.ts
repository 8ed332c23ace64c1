import { ageBand } from './age.ts';
import type { Component, ReferenceInterval, Sex } from './component.ts';

/**
 * The patient of a result. `any` if the sex is unknown: the result then lists the intervals of both sexes. `ageDays` counts whole days of
 * life.
 */
export interface Patient {
  sex: Sex;
  ageDays: number;
}

/**
 * The reference intervals of a component for a patient: first those without a condition, then those with one (a phase of the cycle, a
 * trimester), each in the order of the exam.
 */
export function intervalsFor({ intervals }: Pick<Component, 'intervals'>, patient: Patient): ReferenceInterval[] {
  const theirs = intervals.filter((interval) => holdsFor(interval, patient));
  return [
    ...theirs.filter(({ condition }) => condition === null),
    ...theirs.filter(({ condition }) => condition !== null),
  ];
}

function holdsFor(interval: ReferenceInterval, { sex, ageDays }: Patient): boolean {
  const { first, end } = ageBand(interval);
  const isOfTheirSex = interval.sex === 'any' || sex === 'any' || interval.sex === sex;
  return isOfTheirSex && ageDays >= first && ageDays < end;
}
