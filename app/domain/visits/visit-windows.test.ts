import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { OpeningHours } from '../laboratory/laboratory.ts';
import { addDays } from '../laboratory/opening-hours.ts';
import { laboratoryCalendar } from '../promise/laboratory-calendar.ts';
import {
  anyHour,
  faultOfVisitDay,
  nearestDays,
  noticeEnd,
  openDays,
  type VisitMoments,
  windowKey,
  windowsOf,
} from './visit-windows.ts';

const hours: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
  { days: ['saturday'], opens: '06:00', closes: '12:00' },
];
const calendar = laboratoryCalendar(hours, (date) => (date === '2026-12-08' ? { es: 'Fiesta', en: 'Feast' } : null));
const windows = windowsOf({ openingHours: hours });
const tuesday = { date: '2026-11-17', minutes: 10 * 60 };
const at = (now = tuesday, ready = now): VisitMoments => ({ now, ready, hours: anyHour });
const none = (): number => 0;

test('the windows of a laboratory that names none fill its hours', () => {
  expect(windows.map(windowKey)).toEqual(['06:00-08:00', '08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00']);
});

describe('the notice', () => {
  test.each([
    ['in the morning', '2026-11-17', 10 * 60, '2026-11-17', 13 * 60],
    ['late: into the next day', '2026-11-17', 16 * 60, '2026-11-18', 8 * 60],
    ['at night: from the next opening', '2026-11-17', 22 * 60, '2026-11-18', 9 * 60],
    ['on a Saturday: over Sunday', '2026-11-21', 11 * 60, '2026-11-23', 8 * 60],
    ['before a holiday', '2026-12-07', 16 * 60, '2026-12-09', 8 * 60],
  ])('%s', (_, date, minutes, endDate, endMinutes) => {
    expect(noticeEnd({ date, minutes }, calendar)).toEqual({ date: endDate, minutes: endMinutes });
  });

  test('never ends for a laboratory that never opens', () => {
    const never = laboratoryCalendar([], () => null);
    expect(noticeEnd(tuesday, never)).toBeNull();
    expect(openDays(windows, never, at(), none)).toEqual([]);
  });
});

describe('the days', () => {
  test('begin tomorrow, and leave out Sundays and holidays', () => {
    const days = openDays(windows, calendar, at(), none).map(({ date }) => date);
    expect(days[0]).toBe('2026-11-18');
    expect(days).not.toContain('2026-11-22');
    expect(days).not.toContain('2026-12-08');
  });

  test('have the windows within the hours of the day, of the notice, and of the exams', () => {
    const keysOn = (date: string, moments = at()) =>
      openDays(windows, calendar, moments, none)
        .find((day) => day.date === date)
        ?.windows.map(({ key }) => key);
    expect(keysOn('2026-11-21')).toEqual(['06:00-08:00', '08:00-10:00', '10:00-12:00']);
    expect(keysOn('2026-11-18', at({ date: '2026-11-17', minutes: 16 * 60 }))?.[0]).toBe('08:00-10:00');
    expect(keysOn('2026-11-18', { ...at(), hours: { from: 7 * 60, until: 10 * 60 } })).toEqual([
      '06:00-08:00',
      '08:00-10:00',
    ]);
    expect(keysOn('2026-11-19', at(tuesday, { date: '2026-11-20', minutes: 0 }))).toBeUndefined();
  });

  test.each([
    [null, 'impossible'],
    ['2026-11-16', 'past'],
    ['2026-11-17', 'soon'],
    ['2026-11-22', 'closed'],
    ['2026-12-08', 'closed'],
    ['2027-11-17', 'too-far'],
    ['2026-11-19', 'full'],
    ['2026-11-18', null],
  ])('%s: %s', (date, fault) => {
    const taken = (day: string) => (day === '2026-11-19' ? 4 : 0);
    const days = openDays(windows, calendar, at(), taken);
    expect(faultOfVisitDay(date, days, calendar, at())).toBe(fault);
  });

  test('nearest to a refused one are in order', () => {
    const days = openDays(windows, calendar, at(), none);
    expect(nearestDays(days, '2026-11-22').map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
    expect(nearestDays(days, null).map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });
});

test('no window is offered on a closed day, before the notice, or beyond its places', () => {
  const takenOf = fc.dictionary(fc.constantFrom(...windows.map(windowKey)), fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 1439 }),
      takenOf,
      (ahead, minutes, taken) => {
        const now = { date: addDays('2026-11-17', ahead), minutes };
        const notice = noticeEnd(now, calendar);
        for (const { date, windows: open } of openDays(windows, calendar, at(now), (_, key) => taken[key] ?? 0)) {
          expect(calendar.dayOn(date).hours).not.toBeNull();
          expect(date > now.date && date >= (notice?.date ?? '')).toBe(true);
          for (const { key, left } of open) expect(left).toBe(4 - (taken[key] ?? 0));
        }
      },
    ),
    { numRuns: 60 },
  );
});
