import { ageInDays } from '../exams/age.ts';
import type { Component, ReferenceInterval } from '../exams/component.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import { rangeOf } from './range-of.ts';

interface AskedInterval {
  /** The interval as sent. */
  range: string;
  unit: string;
  sex: 'female' | 'male' | 'other' | 'unknown';
  birthDate: CalendarDate;
  /** The day of the sample. */
  on: CalendarDate;
}

const DAY_MS = 86_400_000;

/**
 * Finds the catalog's interval that the laboratory applied: one with the same limits for this sex and age. Returns null if the limits
 * differ, because only the laboratory knows the reason and a page must not guess.
 */
export function appliedInterval(component: Component, asked: AskedInterval): ReferenceInterval | null {
  const sent = rangeOf(asked.range, asked.unit);
  if (!sent || (component.unit !== null && component.unit.trim() !== asked.unit.trim())) return null;
  const age = (Date.parse(asked.on) - Date.parse(asked.birthDate)) / DAY_MS;
  return (
    component.intervals.find(
      ({ sex, ageFrom, ageTo, condition, low, high }) =>
        condition === null &&
        (sex === 'any' || sex === asked.sex) &&
        age >= ageInDays(ageFrom) &&
        (ageTo === null || age < ageInDays(ageTo)) &&
        (sent.low?.number ?? null) === low &&
        (sent.high?.number ?? null) === high,
    ) ?? null
  );
}
