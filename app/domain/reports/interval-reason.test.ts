import { expect, test } from 'vitest';

import type { Component, ReferenceInterval } from '../exams/component.ts';
import { appliedInterval } from './interval-reason.ts';

const interval = (over: Partial<ReferenceInterval>): ReferenceInterval => ({
  sex: 'any',
  ageFrom: '18y',
  ageTo: null,
  low: 12,
  high: 15.3,
  condition: null,
  source: 'general',
  ...over,
});
const hemoglobin: Component = {
  id: 'haemoglobin',
  name: { es: 'Hemoglobina', en: 'Hemoglobin' },
  loinc: '718-7',
  unit: 'g/dL',
  decimals: 1,
  intervals: [
    interval({ sex: 'female' }),
    interval({ sex: 'male', low: 13, high: 17 }),
    interval({ sex: 'female', low: 11, high: 14, condition: { es: 'Embarazo', en: 'Pregnancy' } }),
    interval({ ageFrom: '6m', ageTo: '6y', low: 11, high: 14 }),
  ],
  expected: null,
};
const asked = { range: '12.0-15.3', unit: 'g/dL', sex: 'female', birthDate: '1985-07-03', on: '2026-11-17' } as const;

test.each([
  ['the same limits for this sex and age', {}, 0],
  ['another sex', { sex: 'male' }, null],
  ['the interval of men', { sex: 'male', range: '13-17' }, 1],
  ['a child', { range: '11,0 a 14,0', birthDate: '2022-01-01', sex: 'unknown' }, 3],
  ['a condition that nobody stated', { range: '11-14' }, null],
  ['other limits', { range: '12.0-15.0' }, null],
  ['another unit', { unit: 'g/L' }, null],
  ['words', { range: 'Negativo' }, null],
] as const)('%s', (_, over, position) =>
  expect(appliedInterval(hemoglobin, { ...asked, ...over })).toBe(
    position === null ? null : hemoglobin.intervals[position],
  ),
);
