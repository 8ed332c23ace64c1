import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Turnaround } from '../catalogue/exam.ts';
import { laboratoryCalendar } from './laboratory-calendar.ts';
import { latestPromise } from './latest-promise.ts';
import { promiseFor } from './result-promise.ts';

const calendar = laboratoryCalendar(
  [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' }],
  () => null,
);
const wednesday = { date: '2026-07-08', minutes: 450 };

const exam = (code: string, report: Turnaround['report'], runDays: Turnaround['runDays'] = ['wednesday']) => ({
  code,
  turnaround: { runDays, cutOff: '11:00', transportDays: 0, report },
});
const [count, hormone, other] = [exam('CBC', { hours: 2 }), exam('TSH', { days: 1 }), exam('ANA', { days: 1 })];
const never = exam('NOT', { days: 1 }, ['sunday']);

const latest = (...exams: Parameters<typeof latestPromise>[0]) => latestPromise(exams, wednesday, calendar);

describe('the promise of several exams', () => {
  test('is that of the last one, which it names', () => {
    const promise = latest(count, hormone);
    expect(promise.due).toEqual({ date: '2026-07-09', by: '17:00' });
    expect(promise.waitsFor).toEqual(['TSH']);
    expect(promise.each).toEqual([hormone, count].map((one) => promiseFor(one, wednesday, calendar)));
  });

  test('names all that come last', () => {
    expect(latest(count, hormone, other).waitsFor).toEqual(['ANA', 'TSH']);
  });

  test('is none where one of them never comes', () => {
    const promise = latest(hormone, never, count);
    expect(promise).toMatchObject({ due: null, waitsFor: ['NOT'] });
    expect(promise.each.map(({ exam: code }) => code)).toEqual(['NOT', 'TSH', 'CBC']);
  });

  test('is none for no exams', () => {
    expect(latest()).toEqual({ due: null, waitsFor: [], each: [] });
  });

  test('depends neither on their order nor on how often they are named', () => {
    const exams = [count, hormone, other, never];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...exams)), fc.func(fc.integer()), (some, order) => {
        const again = [...some, ...some].sort((one, two) => order(one.code) - order(two.code));
        expect(latest(...again)).toEqual(latest(...some));
      }),
    );
  });
});
