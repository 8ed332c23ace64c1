import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, type WallClock } from '../laboratory/opening-hours.ts';
import { fastingStart, hoursBefore } from './fasting-start.ts';

const at = (date: string, time: string): WallClock => ({
  date,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const fast = (minHours: number, maxHours: number) => ({
  preparation: { fasting: { minHours, maxHours, because: [] } },
});

test.each<[name: string, min: number, max: number, visit: WallClock, from: WallClock, notBefore: WallClock]>([
  ['over night', 8, 14, at('2026-03-03', '07:00'), at('2026-03-02', '23:00'), at('2026-03-02', '17:00')],
  ['on the same day', 3, 6, at('2026-03-03', '15:30'), at('2026-03-03', '12:30'), at('2026-03-03', '09:30')],
  ['from midnight', 7, 31, at('2026-03-03', '07:00'), at('2026-03-03', '00:00'), at('2026-03-02', '00:00')],
  ['over a change of year', 12, 14, at('2027-01-01', '06:00'), at('2026-12-31', '18:00'), at('2026-12-31', '16:00')],
  ['over a leap day', 12, 36, at('2028-03-01', '06:00'), at('2028-02-29', '18:00'), at('2028-02-28', '18:00')],
])('%s', (_, min, max, visit, from, notBefore) => {
  expect(fastingStart(fast(min, max), visit)).toEqual({ from, notBefore });
});

test('returns no start without a fast', () => {
  expect(fastingStart({ preparation: { fasting: null } }, at('2026-03-03', '07:00'))).toBeNull();
});

test('adding the hours to the start gives the original moment', () => {
  const dates = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(dates, fc.nat(1439), fc.integer({ min: 0, max: 400 }), (date, minutes, hours) => {
      const start = hoursBefore({ date, minutes }, hours);
      expect(start.minutes).toBeGreaterThanOrEqual(0);
      expect(start.minutes).toBeLessThan(1440);
      const passed = Date.parse(`${date}T00:00Z`) - Date.parse(`${start.date}T00:00Z`);
      expect(passed / 60_000 + minutes - start.minutes).toBe(hours * 60);
    }),
  );
});
