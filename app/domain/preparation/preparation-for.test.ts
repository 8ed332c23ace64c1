import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { exam } from '../exams/fixtures/sound-exam.ts';
import { preparations } from './fixtures/any-orders.ts';
import { nobodyInParticular, type Person, type PersonGroup, personFacts, personGroups } from './person.ts';
import { countedFromTheVisit, preparationFor } from './preparation-for.ts';

const person = (group: PersonGroup | null, ...facts: Person['facts']): Person => ({ group, facts });
const adult = exam({
  preparation: {
    fasting: { minHours: 12, maxHours: 14 },
    abstentions: [
      { of: 'alcohol', hours: 24, maxHours: null },
      { of: 'biotin', hours: 48, maxHours: null },
      { of: 'exercise', hours: 24, maxHours: null },
    ],
    cycleDays: { from: 2, to: 5 },
  },
}).preparation;

describe('the fast', () => {
  test.each<[PersonGroup | null, object | null]>([
    [null, { minHours: 12, maxHours: 14 }],
    ['woman', { minHours: 12, maxHours: 14 }],
    ['man', { minHours: 12, maxHours: 14 }],
    ['pregnant', { minHours: 12, maxHours: 12 }],
    ['child', { minHours: 8, maxHours: 10 }],
    ['infant', null],
    ['newborn', null],
  ])('of %s', (group, fasting) => {
    expect(preparationFor(adult, person(group)).fasting).toEqual(fasting);
    expect(preparationFor(adult, person(group, 'metabolic')).fasting).toBeNull();
  });
});

test('a child has no alcohol rule, and a baby has no exercise rule', () => {
  const kinds = (group: PersonGroup) => preparationFor(adult, person(group)).abstentions.map(({ of }) => of);
  expect(kinds('child')).toEqual(['biotin', 'exercise']);
  expect(kinds('newborn')).toEqual(['biotin']);
});

test.each<[PersonGroup, boolean]>([
  ['woman', true],
  ['woman-without-periods', false],
  ['pregnant', false],
  ['man', false],
  ['child', false],
])('cycle days apply to a %s: %s', (group, isAsked) => {
  expect(preparationFor(adult, person(group)).cycleDays !== null).toBe(isAsked);
});

test('no person fasts longer or abstains from more than an adult, and a baby never fasts', () => {
  const anybody = fc.record({
    group: fc.constantFrom(...personGroups),
    facts: fc.subarray([...personFacts]),
  });
  fc.assert(
    fc.property(preparations, anybody, (asked, who) => {
      const told = preparationFor(asked, who);
      expect(told.fasting?.minHours ?? 0).toBeLessThanOrEqual(asked.fasting?.minHours ?? 0);
      expect(told.fasting?.maxHours ?? 0).toBeLessThanOrEqual(asked.fasting?.maxHours ?? 0);
      expect(told.fasting === null || told.fasting.minHours <= told.fasting.maxHours).toBe(true);
      expect(asked.abstentions).toEqual(expect.arrayContaining([...told.abstentions]));
      if (who.group === 'newborn' || who.group === 'infant') expect(told.fasting).toBeNull();
      expect(preparationFor(asked, nobodyInParticular)).toEqual(asked);
    }),
  );
});

test('abstentions before a 24-hour urine collection count from its start', () => {
  const hours = (urine: '24-hours' | 'any') =>
    countedFromTheVisit({ ...adult, urine }).abstentions.map((one) => one.hours);
  expect(hours('any')).toEqual([24, 48, 24]);
  expect(hours('24-hours')).toEqual([48, 72, 48]);
});
