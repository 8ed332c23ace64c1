import { describe, expect, test } from 'vitest';

import { elapsedChoices, elapsedDays, stateOn, windowPeriods } from './window-periods.ts';

const statesOn = (day: number) => Object.fromEntries(windowPeriods.map((period) => [period.id, stateOn(period, day)]));

describe('the state of a test', () => {
  test('three weeks after the contact', () => {
    expect(statesOn(21)).toEqual({
      pcr: 'reliable',
      'hiv-molecular': 'may-detect',
      'hiv-laboratory': 'may-detect',
      syphilis: 'too-early',
      'hepatitis-b': 'too-early',
      'hepatitis-c': 'too-early',
      'hiv-rapid': 'may-detect',
      'hiv-antibodies': 'too-early',
    });
  });

  test('changes on the day of its source, and not one day earlier', () => {
    for (const period of windowPeriods) {
      const [first, firm] = [elapsedDays(period.detects[0]), elapsedDays(period.reliable)];
      expect(
        [first - 1, first, firm - 1, firm].map((day) => stateOn(period, day)),
        period.id,
      ).toEqual(['too-early', 'may-detect', 'may-detect', 'reliable']);
    }
  });

  test('is too early for every test while treatment still prevents HIV, and reliable for every test at the end', () => {
    const [first, last] = [elapsedChoices[0], elapsedChoices.at(-1)].map((one) =>
      one ? elapsedDays(one) : Number.NaN,
    );
    expect(new Set(Object.values(statesOn(first ?? 0)))).toEqual(new Set(['too-early']));
    expect(new Set(Object.values(statesOn(last ?? 0)))).toEqual(new Set(['reliable']));
  });
});

test('the tests stand in the order in which they become useful, with the rapid tests of other places last', () => {
  const listed = windowPeriods.filter(({ exams }) => exams.length > 0).map(({ detects }) => elapsedDays(detects[0]));
  expect(listed).toEqual(listed.toSorted((one, other) => one - other));
  expect(windowPeriods.slice(listed.length).every(({ exams }) => exams.length === 0)).toBe(true);
});
