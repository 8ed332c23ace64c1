import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ageBand, ageInDays, isAge } from './age.ts';
import type { Age } from './component.ts';

describe('ageInDays', () => {
  test.each<[Age, number]>([
    ['0d', 0],
    ['28d', 28],
    ['1m', 30.4375],
    ['6m', 182.625],
    ['1y', 365.25],
    ['18y', 6574.5],
    ['120y', 43_830],
  ])('%s is %d days', (age, days) => {
    expect(ageInDays(age)).toBe(days);
  });

  test('twelve months equal a year, for any number of years', () => {
    for (let years = 0; years <= 83; years += 1) expect(ageInDays(`${12 * years}m`)).toBe(ageInDays(`${years}y`));
  });

  test('text that is not an age gives NaN', () => {
    // The type forbids it, but outside input may contain it.
    expect(ageInDays('18 years' as Age)).toBeNaN();
  });
});

test.each(['0d', '1m', '18y', '999d'])('%s is an age', (age) => {
  expect(isAge(age)).toBe(true);
});

test.each(['', '18', 'y', '-1d', '1.5y', '18 y', '18Y', '18a', '1000d', ' 1y', '1y ', 18, null, undefined])(
  '%j is not an age',
  (value) => {
    expect(isAge(value)).toBe(false);
  },
);

describe('ageBand', () => {
  test('begins with the first whole day that reaches the age', () => {
    expect(ageBand({ ageFrom: '1m', ageTo: '1y' })).toEqual({ first: 31, end: 366 });
    expect(ageBand({ ageFrom: '0d', ageTo: '28d' })).toEqual({ first: 0, end: 28 });
    expect(ageBand({ ageFrom: '18y', ageTo: null })).toEqual({ first: 6575, end: Number.POSITIVE_INFINITY });
  });

  test('every whole day is on exactly one side of any limit', () => {
    fc.assert(
      fc.property(
        fc.nat(120).chain((count) => fc.constantFrom<Age>(`${count}d`, `${count}m`, `${count}y`)),
        fc.nat(45_000),
        (limit, day) => {
          const before = ageBand({ ageFrom: '0d', ageTo: limit });
          const after = ageBand({ ageFrom: limit, ageTo: null });
          expect([day < before.end, day >= after.first]).toEqual(
            day < ageInDays(limit) ? [true, false] : [false, true],
          );
        },
      ),
    );
  });
});
