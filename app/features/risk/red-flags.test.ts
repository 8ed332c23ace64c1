import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type RedFlagInput, redFlags, symptoms } from './red-flags.ts';

const well: RedFlagInput = { symptoms: [], systolic: null, diastolic: null, glucose: null, a1c: null, conditions: [] };
const flagged = (changes: Partial<RedFlagInput>): string[] =>
  redFlags({ ...well, ...changes }).map(({ sign, urgency }) => `${sign} ${urgency}`);

test('nothing says nothing', () => {
  expect(flagged({})).toEqual([]);
  expect(flagged({ systolic: 179.9, diastolic: 119.9, glucose: 249.9 })).toEqual([]);
  expect(flagged({ glucose: 54 })).toEqual([]);
});

test.each(symptoms.filter((symptom) => symptom !== 'vomiting'))('%s: now', (symptom) => {
  expect(flagged({ symptoms: [symptom] })).toEqual([`${symptom} now`]);
});

describe('a measurement', () => {
  test.each<[Partial<RedFlagInput>, string[]]>([
    [{ systolic: 180 }, ['severe-pressure today']],
    [{ diastolic: 120 }, ['severe-pressure today']],
    [{ systolic: 180, symptoms: ['vomiting'] }, ['severe-pressure-with-symptoms now']],
    [{ systolic: 180, symptoms: ['chest-pain'] }, ['chest-pain now', 'severe-pressure-with-symptoms now']],
    [{ systolic: 160, conditions: ['pregnancy'] }, ['severe-pressure-in-pregnancy now']],
    [{ diastolic: 110, conditions: ['pregnancy'] }, ['severe-pressure-in-pregnancy now']],
    [{ systolic: 159, diastolic: 109, conditions: ['pregnancy'] }, []],
    [{ glucose: 53.9 }, ['low-glucose now']],
    [{ glucose: 200 }, []],
    [{ glucose: 200, symptoms: ['vomiting'] }, ['high-glucose-with-symptoms now']],
    [{ glucose: 199, symptoms: ['vomiting'] }, []],
    [{ glucose: 299.9 }, []],
    [{ glucose: 300 }, ['high-glucose today']],
    [{ glucose: 400 }, ['very-high-glucose now']],
    [{ systolic: 200, glucose: 450 }, ['very-high-glucose now', 'severe-pressure today']],
    [{ systolic: 90 }, []],
    [{ systolic: 89.9 }, ['low-pressure today']],
    [{ systolic: 89, symptoms: ['vomiting'] }, ['low-pressure-with-symptoms now']],
    [{ systolic: 90, diastolic: 140 }, []],
    [{ systolic: 110, diastolic: 180 }, ['severe-pressure today']],
    [{ a1c: 12 }, []],
    [{ a1c: 12.1 }, ['high-a1c today']],
    [{ a1c: 16 }, ['high-a1c today']],
    [{ a1c: 53 }, []],
  ])('%o → %o', (changes, flags) => {
    expect(flagged(changes)).toEqual(flags);
  });

  test.each<Partial<RedFlagInput>>([
    { glucose: 5.5 },
    { glucose: Number.NaN },
    { systolic: 1800 },
    { diastolic: Number.POSITIVE_INFINITY },
  ])('that cannot be is asked back, not taken for an alarm: %o', (changes) => {
    expect(flagged(changes)).toEqual([]);
  });
});

test('the order of the symptoms changes nothing, and what is for now stands first', () => {
  const some = fc.uniqueArray(fc.constantFrom(...symptoms));
  fc.assert(
    fc.property(
      some,
      fc.integer({ min: 70, max: 300 }),
      fc.integer({ min: 10, max: 2000 }),
      (felt, systolic, glucose) => {
        const flags = flagged({ symptoms: felt, systolic, glucose });
        expect(flagged({ symptoms: felt.toReversed(), systolic, glucose })).toEqual(flags);
        const urgencies = flags.map((flag) => flag.endsWith(' now'));
        expect(urgencies.toSorted((one, other) => Number(other) - Number(one))).toEqual(urgencies);
      },
    ),
  );
});
