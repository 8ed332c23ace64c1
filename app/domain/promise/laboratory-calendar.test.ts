import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { OpeningHours } from '../laboratory/laboratory.ts';
import { addDays, type HolidayOn, minutesOf, openingDays } from '../laboratory/opening-hours.ts';
import { firstDay, laboratoryCalendar, timeOf } from './laboratory-calendar.ts';

const feast = { es: 'Fiesta', en: 'Feast' };
const openingHours: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
  { days: ['saturday'], opens: '06:00', closes: '12:00' },
];
const holidayOn: HolidayOn = (date) => (date === '2026-07-13' ? feast : null);
const calendar = laboratoryCalendar(openingHours, holidayOn);

test.each([
  ['a Friday', '2026-07-10', '2026-07-11', 'friday', { opens: 360, closes: 1020 }, null, true],
  ['a Saturday', '2026-07-11', '2026-07-12', 'saturday', { opens: 360, closes: 720 }, null, false],
  ['a Sunday', '2026-07-12', '2026-07-13', 'sunday', null, null, false],
  ['a holiday', '2026-07-13', '2026-07-14', 'monday', null, feast, false],
  ['a Wednesday on which it stays closed', '2026-07-15', '2026-07-16', 'wednesday', null, null, true],
])('%s', (_, date, next, weekday, hours, holiday, isWorking) => {
  expect(calendar.dayOn(date)).toEqual({ date, next, weekday, hours, holiday, isWorking });
});

test('opens and closes at the same times as the rest of the site', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const date = addDays('2026-07-13', days);
      const { hours, holiday } = calendar.dayOn(date);
      const told = hours && { opens: timeOf(hours.opens), closes: timeOf(hours.closes) };
      expect([{ date, hours: told, holiday }]).toEqual(openingDays(date, 1, openingHours, holidayOn));
    }),
  );
});

test('looks up the holidays of a day only once', () => {
  const asked: string[] = [];
  const remembering = laboratoryCalendar(openingHours, (date) => {
    asked.push(date);
    return null;
  });
  remembering.dayOn('2026-07-13');
  remembering.dayOn('2026-07-13');
  expect(asked).toEqual(['2026-07-13']);
});

test('lists the weekdays on which it opens, ignoring holidays', () => {
  expect([...calendar.opensOn]).toEqual(['monday', 'tuesday', 'thursday', 'friday', 'saturday']);
});

describe('the first suitable day', () => {
  test('can be the start date itself', () => {
    expect(firstDay('2026-07-10', calendar, ({ hours }) => hours !== null)?.date).toBe('2026-07-10');
  });

  test('is found after a Sunday and a holiday', () => {
    expect(firstDay('2026-07-12', calendar, ({ hours }) => hours !== null)?.date).toBe('2026-07-14');
  });

  test('is null when a year has no suitable day', () => {
    expect(firstDay('2026-07-12', calendar, () => false)).toBeNull();
  });
});

test.each([
  ['00:00', 0],
  ['06:05', 365],
  ['17:30', 1050],
  ['23:59', 1439],
])('%s is minute %i', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});
