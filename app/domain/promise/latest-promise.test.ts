import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Turnaround } from '../exams/exam.ts';
import { addDays, type WallClock } from '../laboratory/opening-hours.ts';
import { laboratoryCalendar, timeOf } from './laboratory-calendar.ts';
import { type Sampled, samplesOf } from './last-sample.ts';
import { latestPromise } from './latest-promise.ts';
import { promiseFor } from './result-promise.ts';

const calendar = laboratoryCalendar(
  [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' }],
  () => null,
);
const wednesday = { date: '2026-07-08', minutes: 450 };

/** In these tests a rest takes less than an hour, and a curve takes an hour or more. */
const staying = (
  dwellMinutes: number,
  timeOfDay: Sampled['preparation']['timeOfDay'] = null,
): Sampled['preparation'] => ({
  dwellMinutes,
  dwellFor: dwellMinutes < 60 ? 'rest' : 'test',
  timeOfDay,
});

const exam = (code: string, report: Turnaround['report'], runDays: Turnaround['runDays'] = ['wednesday']) => ({
  code,
  preparation: staying(0),
  turnaround: { runDays, cutOff: '11:00', transportDays: 0, report },
});
const [count, hormone, other] = [exam('CBC', { hours: 2 }), exam('TSH', { days: 1 }), exam('ANA', { days: 1 })];
const never = exam('NOT', { days: 1 }, ['sunday']);

const latest = (...exams: Parameters<typeof latestPromise>[0]) => latestPromise(exams, wednesday, calendar);

describe('the promise of several exams', () => {
  test('is the promise of the latest exam, and names that exam', () => {
    const promise = latest(count, hormone);
    expect(promise.due).toEqual({ date: '2026-07-09', by: '17:00' });
    expect(promise.waitsFor).toEqual(['TSH']);
    expect(promise.each).toEqual([hormone, count].map((one) => promiseFor(one, wednesday, calendar)));
  });

  test('counts from the last sample of a curve, which must start early enough to end by closing', () => {
    const curve = {
      ...exam('GTT', { days: 1 }, ['wednesday', 'thursday', 'friday']),
      preparation: staying(300),
    };
    const rest = { ...curve, preparation: staying(30) };
    const due = (one: typeof curve, minutes: number) =>
      latestPromise([one], { ...wednesday, minutes }, calendar).due?.date;
    expect([360, 361, 660, 720, 721, 1200].map((minutes) => due(curve, minutes))).toEqual([
      '2026-07-09',
      '2026-07-10',
      '2026-07-10',
      '2026-07-10',
      '2026-07-10',
      '2026-07-10',
    ]);
    expect(due(rest, 660)).toBe('2026-07-09');
  });

  test('is never earlier for a later arrival, for any curve', () => {
    const arrivals = fc.tuple(fc.nat(13 * 1440), fc.nat(1440), fc.integer({ min: 0, max: 700 }));
    const hours = fc.constantFrom(null, { from: '07:00', until: '09:00' }, { from: '15:30', until: '18:00' });
    fc.assert(
      fc.property(arrivals, hours, ([begin, later, dwellMinutes], timeOfDay) => {
        const curve = {
          ...exam('GTT', { hours: 2 }, ['monday', 'thursday']),
          preparation: staying(dwellMinutes, timeOfDay),
        };
        const due = (minutes: number) => {
          const date = addDays(wednesday.date, Math.floor(minutes / 1440));
          return latestPromise([curve], { date, minutes: minutes % 1440 }, calendar).due;
        };
        const [one, other] = [due(begin), due(begin + later)];
        expect(`${other?.date} ${other?.by}` >= `${one?.date} ${one?.by}`).toBe(true);
      }),
    );
  });

  test('names every exam that is ready last', () => {
    expect(latest(count, hormone, other).waitsFor).toEqual(['ANA', 'TSH']);
  });

  test('is null if one of them is never ready', () => {
    const promise = latest(hormone, never, count);
    expect(promise).toMatchObject({ due: null, waitsFor: ['NOT'] });
    expect(promise.each.map(({ exam: code }) => code)).toEqual(['NOT', 'TSH', 'CBC']);
  });

  test('is null without exams', () => {
    expect(latest()).toEqual({ due: null, taken: null, waitsFor: [], each: [] });
  });

  test('does not depend on the order or repetition of the exams', () => {
    const exams = [count, hormone, other, never];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...exams)), fc.func(fc.integer()), (some, order) => {
        const again = [...some, ...some].sort((one, two) => order(one.code) - order(two.code));
        expect(latest(...again)).toEqual(latest(...some));
      }),
    );
  });
});

test('an exam with fixed hours counts from the first minute that satisfies every condition', () => {
  const hours = fc
    .tuple(fc.nat(23), fc.integer({ min: 1, max: 24 }))
    .filter(([from, until]) => from < until)
    .map(([from, until]) => ({ from: timeOf(from * 60), until: until === 24 ? '23:59' : timeOf(until * 60) }));
  const curves = fc.constantFrom(0, 0, 60, 120, 300);
  fc.assert(
    fc.property(fc.nat(6 * 1440), hours, curves, (minutes, timeOfDay, dwellMinutes) => {
      const arrival = { date: addDays(wednesday.date, Math.floor(minutes / 1440)), minutes: minutes % 1440 };
      const tested = { ...exam('COR', { days: 1 }), preparation: staying(dwellMinutes, timeOfDay) };
      expect(samplesOf(tested, arrival, calendar)?.first ?? null).toEqual(byMinutes(tested, arrival));
    }),
  );
});

/** Checks each minute of two weeks. */
function byMinutes({ preparation: { dwellMinutes, timeOfDay } }: Sampled, arrival: WallClock): WallClock | null {
  for (let passed = 0; passed < 14 * 1440; passed += 1) {
    const total = arrival.minutes + passed;
    const [date, minutes] = [addDays(arrival.date, Math.floor(total / 1440)), total % 1440];
    const { hours } = calendar.dayOn(date);
    const isOpen = hours !== null && minutes >= hours.opens && minutes < hours.closes;
    const isItsHour = !timeOfDay || (timeOf(minutes) >= timeOfDay.from && timeOf(minutes) < timeOfDay.until);
    const curve = dwellMinutes >= 60 ? dwellMinutes : 0;
    if (isOpen && isItsHour && minutes + curve <= hours.closes) return { date, minutes };
  }
  return null;
}

test('the steps of a promise have no gaps from the arrival to the report, for any curve', () => {
  const arrivals = fc.tuple(fc.nat(7 * 1440), fc.integer({ min: 0, max: 700 }));
  fc.assert(
    fc.property(arrivals, ([minutes, dwellMinutes]) => {
      const arrival = { date: addDays(wednesday.date, Math.floor(minutes / 1440)), minutes: minutes % 1440 };
      const curve = { ...exam('GTT', { hours: 2 }), preparation: staying(dwellMinutes) };
      const [promise] = latestPromise([curve], arrival, calendar).each;
      const steps = promise?.state === 'promised' ? promise.steps : [];
      expect(steps.map(({ from }) => from)).toEqual([arrival, ...steps.slice(0, -1).map(({ to }) => to)]);
      const told = steps.filter(({ kind }) => kind === 'curve');
      expect(told).toHaveLength(dwellMinutes >= 60 && dwellMinutes <= 660 ? 1 : 0);
      for (const { from, to } of told) expect([to.date, to.minutes]).toEqual([from.date, from.minutes + dwellMinutes]);
    }),
  );
});
