import { ageBand } from './age.ts';
import type { Component, ReferenceInterval, Sex } from './exam.ts';

/** Whom a result is of. `any` when the sex is not known: then the intervals of both are told. `ageDays` counts whole days of life. */
export interface Patient {
  sex: Sex;
  ageDays: number;
}

/**
 * The reference intervals of a component for somebody: first the one for everybody of that sex and age, then those that hold on a
 * condition (a phase of the cycle, a trimester), in the order in which the exam tells them.
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
