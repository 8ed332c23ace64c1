import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, daysBetween } from '../laboratory/opening-hours.ts';
import { datingBases, faultOfDate, gestationalAge, lastPeriodOf } from './gestational-age.ts';

describe('known cases', () => {
  test.each([
    // MedCalc-Bench's due date with a cycle of 30 days; its weeks ignore the cycle and would end at 40 weeks and 2 days.
    ['2003-11-01', 'period', 30, '2004-02-29', 16, 6, 2, '2004-08-09'],
    // The same pregnancy by the period of a 35-day cycle and by the day of conception.
    ['2026-09-01', 'period', 35, '2026-11-23', 10, 6, 1, '2027-06-15'],
    ['2026-09-22', 'conception', 28, '2026-11-23', 10, 6, 1, '2027-06-15'],
    // The days of a long cycle before the first week begins.
    ['2026-11-20', 'period', 35, '2026-11-23', 0, 0, 1, '2027-09-03'],
    ['2023-10-12', 'period', 28, '2023-11-16', 5, 0, 1, '2024-07-18'],
    ['2023-10-01', 'period', 28, '2023-11-16', 6, 4, 1, '2024-07-07'],
    ['2023-10-26', 'conception', 28, '2023-11-16', 5, 0, 1, '2024-07-18'],
    ['2026-01-20', 'transfer-five', 28, '2026-01-20', 2, 5, 1, '2026-10-08'],
    ['2026-01-20', 'transfer-three', 28, '2026-01-20', 2, 3, 1, '2026-10-10'],
    // The last day of a trimester and the first day of the next.
    ['2026-01-01', 'period', 28, '2026-04-08', 13, 6, 1, '2026-10-08'],
    ['2026-01-01', 'period', 28, '2026-04-09', 14, 0, 2, '2026-10-08'],
    ['2026-01-01', 'period', 28, '2026-07-15', 27, 6, 2, '2026-10-08'],
    ['2026-01-01', 'period', 28, '2026-07-16', 28, 0, 3, '2026-10-08'],
  ] as const)(
    '%s, %s, cycle %i, on %s → %i weeks %i days',
    (date, basis, cycle, today, weeks, days, trimester, due) => {
      expect(gestationalAge(date, basis, today, cycle)).toMatchObject({ weeks, days, trimester, dueDate: due });
    },
  );
});

describe('the probable day of conception', () => {
  test.each([
    // Stanford's and MDCalc's case; then a longer and a shorter cycle.
    ['2023-10-12', 'period', undefined, '2023-10-26'],
    ['2003-11-01', 'period', 30, '2003-11-17'],
    ['2026-02-20', 'period', 21, '2026-02-27'],
    // Known dates are not adjusted to any cycle.
    ['2026-01-20', 'conception', 35, '2026-01-20'],
    ['2026-01-20', 'transfer-three', 35, '2026-01-17'],
    ['2026-01-20', 'transfer-five', 35, '2026-01-15'],
  ] as const)('%s, %s, cycle %s → %s', (date, basis, cycle, conception) => {
    expect(gestationalAge(date, basis, date, cycle)).toMatchObject({ conception });
  });
});

describe('back to the last period', () => {
  test('6 weeks and 4 days on 2023-11-16 → 2023-10-01, due on 2024-07-07', () => {
    const start = lastPeriodOf({ weeks: 6, days: 4 }, '2023-11-16') ?? '';
    expect(start).toBe('2023-10-01');
    expect(gestationalAge(start, 'period', '2023-11-16')).toMatchObject({ weeks: 6, days: 4, dueDate: '2024-07-07' });
  });

  test.each([
    [0, 0, '2024-02-29', '2024-02-29'],
    [1, 1, '2024-03-01', '2024-02-22'],
    [45, 0, '2026-11-21', '2026-01-10'],
    [45, 1, '2026-11-21', null],
    [6, 7, '2026-11-21', null],
    [-1, 0, '2026-11-21', null],
    [6, -1, '2026-11-21', null],
    [6.5, 0, '2026-11-21', null],
    [6, Number.NaN, '2026-11-21', null],
  ])('%d weeks and %d days on %s → %s', (weeks, days, on, start) => {
    expect(lastPeriodOf({ weeks, days }, on)).toBe(start);
  });
});

describe('a date that cannot be counted from', () => {
  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['2026-02-30', 'impossible'],
    ['2025-02-29', 'impossible'],
    ['2026-13-01', 'impossible'],
    ['2026-00-10', 'impossible'],
    ['20/11/2026', 'impossible'],
    ['ayer', 'impossible'],
    ['2026-11-22', 'future'],
    ['2026-11-21', null],
    ['2024-02-29', 'too-old'],
    ['2026-01-10', null],
    ['2026-01-09', 'too-old'],
  ] as const)('%j on 2026-11-21 → %s', (date, fault) => {
    expect(faultOfDate(date, 'period', '2026-11-21')).toBe(fault);
  });

  test('a long cycle moves the oldest date back by the difference', () => {
    expect(faultOfDate('2026-01-03', 'period', '2026-11-21', 35)).toBeNull();
    expect(faultOfDate('2026-01-02', 'period', '2026-11-21', 35)).toBe('too-old');
  });

  test('the oldest pregnancy is 45 weeks, for any basis', () => {
    expect(faultOfDate('2026-01-24', 'conception', '2026-11-21')).toBeNull();
    expect(faultOfDate('2026-01-23', 'conception', '2026-11-21')).toBe('too-old');
  });
});

describe('laws', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  const basis = fc.constantFrom(...datingBases);
  const cycle = fc.integer({ min: 21, max: 35 });

  test('the weeks count back from the due date for any basis: it is 40 weeks and 0 days', () => {
    fc.assert(
      fc.property(day, basis, cycle, fc.integer({ min: -280, max: 35 }), (date, from, length, beyond) => {
        const { dueDate } = gestationalAge(date, from, date, length);
        const { weeks, days, daysPastDue, start } = gestationalAge(date, from, addDays(dueDate, beyond), length);
        expect(weeks * 7 + days).toBe(280 + beyond);
        expect(days).toBeLessThan(7);
        expect(daysPastDue).toBe(Math.max(0, beyond));
        expect(daysBetween(start, dueDate)).toBe(280);
      }),
    );
  });

  test('one due date has one age, by the period of any cycle and by the matching conception', () => {
    fc.assert(
      fc.property(day, cycle, fc.integer({ min: 0, max: 300 }), (period, length, later) => {
        const today = addDays(period, later);
        const byPeriod = gestationalAge(period, 'period', today, length);
        expect(gestationalAge(byPeriod.conception, 'conception', today)).toEqual(byPeriod);
      }),
    );
  });

  test('one day later, the age is one day more and the due date is the same', () => {
    fc.assert(
      fc.property(day, basis, cycle, fc.integer({ min: 7, max: 280 }), (date, from, length, later) => {
        const age = (on: string) => gestationalAge(date, from, on, length);
        const [now, next] = [age(addDays(date, later)), age(addDays(date, later + 1))];
        expect(next.weeks * 7 + next.days).toBe(now.weeks * 7 + now.days + 1);
        expect(next.dueDate).toBe(now.dueDate);
        expect(next.trimester).toBeGreaterThanOrEqual(now.trimester);
      }),
    );
  });

  test('conception is 266 days before the due date, for any basis', () => {
    fc.assert(
      fc.property(day, basis, cycle, (date, from, length) => {
        const { conception, dueDate } = gestationalAge(date, from, date, length);
        expect(daysBetween(conception, dueDate)).toBe(266);
      }),
    );
  });

  test('converts a period to an age and back, for any cycle and basis', () => {
    fc.assert(
      fc.property(day, basis, cycle, fc.integer({ min: 7, max: 280 }), (date, from, length, later) => {
        const today = addDays(date, later);
        const age = gestationalAge(date, from, today, length);
        expect(lastPeriodOf(age, today)).toBe(age.start);
      }),
    );
  });

  test('any text is refused or counted, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), basis, (text, from) => {
        if (faultOfDate(text, from, '2026-11-21') === null) gestationalAge(text, from, '2026-11-21');
      }),
    );
  });
});
