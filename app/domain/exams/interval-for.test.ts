import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ageInDays } from './age.ts';
import { bothLanguages, interval } from './fixtures/sound-exam.ts';
import { intervalsFor } from './interval-for.ts';

const child = interval({ ageFrom: '0d', ageTo: '18y', low: 11, high: 15 });
const woman = interval({ sex: 'female', low: 12, high: 16 });
const pregnant = interval({ ...woman, low: 11, high: null, condition: bothLanguages('Embarazo', 'Pregnancy') });
const man = interval({ sex: 'male', low: 13.5, high: 17.5 });
const haemoglobin = { intervals: [pregnant, child, woman, man] };

test.each([
  ['a child', { sex: 'female', ageDays: 0 }, [child]],
  ['a boy', { sex: 'male', ageDays: 1000 }, [child]],
  ['the last day before 18', { sex: 'male', ageDays: 6574 }, [child]],
  ['the first day from 18 on', { sex: 'male', ageDays: 6575 }, [man]],
  ['a woman: hers, then what holds on a condition', { sex: 'female', ageDays: 10_000 }, [woman, pregnant]],
  ['somebody whose sex is not known', { sex: 'any', ageDays: 10_000 }, [woman, man, pregnant]],
] as const)('%s', (_, patient, expected) => {
  expect(intervalsFor(haemoglobin, patient)).toEqual(expected);
});

test('returns no interval if the exam has none for the patient', () => {
  expect(intervalsFor({ intervals: [] }, { sex: 'any', ageDays: 1 })).toEqual([]);
  expect(intervalsFor({ intervals: [man] }, { sex: 'male', ageDays: 1 })).toEqual([]);
  expect(intervalsFor({ intervals: [man] }, { sex: 'female', ageDays: 9000 })).toEqual([]);
});

test('if age bands cover a whole life, exactly one applies on any day', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 8 });
  fc.assert(
    fc.property(cuts, fc.nat(36_000), fc.constantFrom('female', 'male'), (years, ageDays, sex) => {
      const limits = [0, ...years.toSorted((one, other) => one - other)];
      const bands = limits.map((from, index) => {
        const to = limits[index + 1];
        return interval({ ageFrom: `${from}y`, ageTo: to === undefined ? null : `${to}y` });
      });
      const [only, ...others] = intervalsFor({ intervals: bands }, { sex, ageDays });
      expect(others).toEqual([]);
      expect(ageInDays(only?.ageFrom ?? '999y')).toBeLessThanOrEqual(ageDays);
    }),
  );
});
