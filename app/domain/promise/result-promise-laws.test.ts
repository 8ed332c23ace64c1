import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Turnaround } from '../exams/exam.ts';
import { type OpeningHours, type Weekday, weekdays } from '../laboratory/laboratory.ts';
import { addDays, type CalendarDate, type HolidayOn, type WallClock } from '../laboratory/opening-hours.ts';
import { laboratoryCalendar } from './laboratory-calendar.ts';
import { promiseFor } from './result-promise.ts';

const DAY = 1440;
const pad = (value: number): string => String(value).padStart(2, '0');
const timeOf = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** The fixed holidays of Colombia, and the movable holidays of Holy Week for 2024–2030. */
const holyWeeks = ['2024-03-28', '2025-04-17', '2026-04-02', '2027-03-25', '2028-04-13', '2029-03-29', '2030-04-18'];
const isFixed = (date: string): boolean =>
  ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].includes(date.slice(5)) ||
  holyWeeks.some((thursday) => date === thursday || date === addDays(thursday, 1));

const hoursOfDay = fc
  .uniqueArray(fc.integer({ min: 0, max: DAY - 1 }), { minLength: 2, maxLength: 2 })
  .map((both) => both.sort((one, other) => one - other).map(timeOf));
const weeks: fc.Arbitrary<OpeningHours[]> = fc
  .array(fc.option(hoursOfDay, { freq: 4 }), { minLength: 7, maxLength: 7 })
  .map((days) =>
    days.flatMap((hours, index): OpeningHours[] => {
      const [opens, closes] = hours ?? [];
      const day = weekdays[index];
      return opens && closes && day ? [{ days: [day], opens, closes }] : [];
    }),
  );
const usual: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
  { days: ['saturday'], opens: '06:00', closes: '12:00' },
];
interface Openings {
  openingHours: OpeningHours[];
  holidayOn: HolidayOn;
}
/** The usual week or any other, with the fixed holidays and, in addition, one day in four, one in twenty, or none as a holiday. */
const calendars: fc.Arbitrary<Openings> = fc
  .record({ openingHours: fc.oneof(fc.constant(usual), weeks), seed: fc.nat(), share: fc.constantFrom(0, 0.05, 0.25) })
  .map(({ openingHours, seed, share }) => ({
    openingHours,
    holidayOn: (date) => (isFixed(date) || scattered(date, seed) < share ? { es: date, en: date } : null),
  }));

const times = fc.nat(DAY - 1).map(timeOf);
const turnarounds: fc.Arbitrary<Turnaround> = fc.record({
  runDays: fc.oneof(fc.subarray([...weekdays]), fc.constantFrom<Weekday[]>(['tuesday'], ['monday', 'thursday'])),
  cutOff: fc.oneof(fc.constantFrom('11:00', '14:00'), times),
  transportDays: fc.constantFrom(0, 0, 1, 2, 5),
  report: fc.oneof(
    fc.constantFrom(0, 1, 2.5, 4, 11, 24, 61, 100).map((hours) => ({ hours })),
    fc.constantFrom(0, 1, 2, 3, 5, 10, 21).map((days) => ({ days })),
  ),
});
const FIRST = '2024-01-01';
const moments: fc.Arbitrary<WallClock> = fc
  .record({
    day: fc.nat(2556),
    minutes: fc.oneof(fc.nat(DAY - 1), fc.constantFrom(359, 360, 660, 661, 719, 720, 840, 1020)),
  })
  .map(({ day, minutes }) => ({ date: addDays(FIRST, day), minutes }));

const promiseOf = (turnaround: Turnaround, taken: WallClock, { openingHours, holidayOn }: Openings) =>
  promiseFor({ code: 'X', turnaround }, taken, laboratoryCalendar(openingHours, holidayOn));

describe('a promise', () => {
  test('equals the result of a walk through the minutes of the local time', () => {
    const seen = { promised: 0, impossible: 0 };
    fc.assert(
      fc.property(turnarounds, moments, calendars, (turnaround, taken, calendar) => {
        const promise = promiseOf(turnaround, taken, calendar);
        expect(promise.state === 'promised' ? `${promise.due.date} ${promise.due.by}` : 'never').toBe(
          walk(turnaround, taken, calendar),
        );
        seen[promise.state] += 1;
      }),
      { numRuns: 500 },
    );
    expect(seen.promised).toBeGreaterThan(300);
    expect(seen.impossible).toBeGreaterThan(10);
  });

  test('is never earlier for a later sample', () => {
    fc.assert(
      fc.property(turnarounds, moments, fc.nat(12 * DAY), calendars, (turnaround, taken, passed, calendar) => {
        const one = promiseOf(turnaround, taken, calendar);
        const other = promiseOf(turnaround, later(taken, passed), calendar);
        expect(other.state).toBe(one.state);
        if (one.state !== 'promised' || other.state !== 'promised') return;
        expect(`${other.due.date} ${other.due.by}` >= `${one.due.date} ${one.due.by}`).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('falls on an open day, within the opening hours, and not before the sample', () => {
    fc.assert(
      fc.property(turnarounds, moments, calendars, (turnaround, taken, calendar) => {
        const promise = promiseOf(turnaround, taken, calendar);
        fc.pre(promise.state === 'promised');
        const { due, received, runOn } = promise;
        expect(calendar.holidayOn(due.date)).toBeNull();
        const hours = hoursOn(due.date, calendar);
        expect(hours && due.by >= hours.opens && due.by <= hours.closes).toBe(true);
        expect(isOpen(received, calendar)).toBe(true);
        expect(hoursOn(runOn, calendar)).not.toBeNull();
        expect(turnaround.runDays).toContain(weekdayOf(runOn));
        expect(`${due.date} ${due.by}` >= `${taken.date} ${timeOf(taken.minutes)}`).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('has steps without gaps, from the sample to the report', () => {
    fc.assert(
      fc.property(turnarounds, moments, calendars, (turnaround, taken, calendar) => {
        const promise = promiseOf(turnaround, taken, calendar);
        fc.pre(promise.state === 'promised');
        const { steps, due } = promise;
        const ends = steps.map(({ to }) => to);
        expect(steps.map(({ from }) => from)).toEqual([taken, ...ends.slice(0, -1)]);
        const last = ends.at(-1);
        expect(last && { date: last.date, by: timeOf(last.minutes) }).toEqual(due);
        for (const { from, to } of steps) expect(momentOf(from) <= momentOf(to)).toBe(true);
        // A wait of zero minutes is not a step.
        for (const { kind, from, to } of steps) {
          if (kind !== 'run' && kind !== 'report') expect(momentOf(from) < momentOf(to)).toBe(true);
        }
        expect(steps.slice(-2).map(({ kind }) => kind)).toEqual(['run', 'report']);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a promise names exactly the holidays that delay the transport', () => {
  fc.assert(
    fc.property(turnarounds, moments, calendars, (turnaround, taken, calendar) => {
      const promise = promiseOf({ ...turnaround, transportDays: 2 }, taken, calendar);
      fc.pre(promise.state === 'promised');
      for (const step of promise.steps) {
        if (step.kind !== 'transport') continue;
        let weekdaysPassed = 0;
        for (let date = addDays(step.sentOn, 1); date <= step.to.date; date = addDays(date, 1))
          if (!['saturday', 'sunday'].includes(weekdayOf(date))) weekdaysPassed += 1;
        expect(step.holidays.length).toBe(weekdaysPassed - 2);
        for (const { date } of step.holidays) expect(calendar.holidayOn(date)).not.toBeNull();
      }
    }),
    { numRuns: 500 },
  );
});

const momentOf = ({ date, minutes }: WallClock): string => `${date} ${timeOf(minutes)}`;

const later = ({ date, minutes }: WallClock, passed: number): WallClock => ({
  date: addDays(date, Math.floor((minutes + passed) / DAY)),
  minutes: (minutes + passed) % DAY,
});

/** A pseudorandom number from 0 to 1 that is always the same for a date. */
function scattered(date: string, seed: number): number {
  let hash = seed | 0;
  for (const character of date) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const weekdayOf = (date: CalendarDate): Weekday => weekdays[new Date(date).getUTCDay()] ?? 'sunday';

function hoursOn(date: CalendarDate, { openingHours, holidayOn }: Openings): OpeningHours | null {
  if (holidayOn(date)) return null;
  return openingHours.find(({ days }) => days.includes(weekdayOf(date))) ?? null;
}

function isOpen({ date, minutes }: WallClock, calendar: Openings): boolean {
  const hours = hoursOn(date, calendar);
  return hours !== null && timeOf(minutes) >= hours.opens && timeOf(minutes) < hours.closes;
}

/** If nothing happens for this many days, nothing ever does. */
const LONGEST_WAIT = 150;

type Stage = 'coming' | 'at the courier’s' | 'travelling' | 'waiting for its run' | 'being worked on';

/** Simulates a clerk who checks the clock every minute and follows the rules. */
function walk(turnaround: Turnaround, taken: WallClock, calendar: Openings): string {
  const { runDays, transportDays, report } = turnaround;
  const cutOff = minutesOf(turnaround.cutOff);
  let stage: Stage = 'coming';
  let toTravel = transportDays;
  let left = 'hours' in report ? Math.ceil(report.hours * 60) : report.days;
  let lastNews = 0;

  for (let passed = 0; passed - lastNews < LONGEST_WAIT; passed += 1) {
    const date = addDays(taken.date, passed);
    const hours = hoursOn(date, calendar);
    const [opens, closes] = hours ? [minutesOf(hours.opens), minutesOf(hours.closes)] : [Infinity, -Infinity];
    const isWorking = !['saturday', 'sunday'].includes(weekdayOf(date)) && !calendar.holidayOn(date);
    const isRunDay = hours !== null && runDays.includes(weekdayOf(date));

    // Midnight: promises in working days advance by one day.
    if (isWorking && stage === 'travelling') {
      toTravel -= 1;
      lastNews = passed;
      if (toTravel === 0) stage = 'waiting for its run';
    } else if (isWorking && stage === 'being worked on' && 'days' in report) {
      left -= 1;
      lastNews = passed;
    }
    let forTomorrow = false;
    for (let minute = passed === 0 ? taken.minutes : 0; minute < DAY && !forTomorrow; minute += 1) {
      const open = minute >= opens && minute < closes;
      if (stage === 'coming' && open) {
        stage = transportDays > 0 ? 'at the courier’s' : 'waiting for its run';
        forTomorrow = minute > cutOff;
        lastNews = passed;
      }
      if (forTomorrow) continue;
      if (stage === 'at the courier’s' && isWorking && hours) stage = 'travelling';
      const isRunNow = isRunDay && (minute === cutOff || minute === closes);
      if (stage === 'waiting for its run' && isRunNow) stage = 'being worked on';
      if (stage !== 'being worked on') continue;
      const mayBeHanded = 'hours' in report ? minute >= opens && minute <= closes : minute === closes;
      if (left <= 0 && mayBeHanded) return `${date} ${timeOf(minute)}`;
      if ('hours' in report && open) {
        left -= 1;
        lastNews = passed;
      }
    }
  }
  return 'never';
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
