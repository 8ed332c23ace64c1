import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addDays,
  isCalendarDate,
  minutesUntilChange,
  type OpeningDay,
  openingAt,
  openingDays,
  type WallClock,
  wallClock,
} from './opening-hours.ts';

const at = (date: string, time: string): WallClock => ({
  date,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const open = (date: string, opens: string, closes: string): OpeningDay => ({
  date,
  hours: { opens, closes },
  holiday: null,
});
const shut = (date: string, holiday: OpeningDay['holiday'] = null): OpeningDay => ({ date, hours: null, holiday });

const feast = { es: 'Fiesta', en: 'Feast' };
/** Friday and Saturday open, Sunday closed, Monday a holiday, Tuesday open. */
const week = [
  open('2026-07-10', '06:00', '17:00'),
  open('2026-07-11', '06:00', '12:00'),
  shut('2026-07-12'),
  shut('2026-07-13', feast),
  open('2026-07-14', '06:00', '17:00'),
];

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['28/02/2026', false],
  ['2026-2-8', false],
  ['2026-02-28T00:00', false],
  ['', false],
])('%j is a calendar date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

describe('openingAt', () => {
  const closedUntil = (date: string, inDays: number, holiday: OpeningDay['holiday'] = null) => ({
    state: 'closed',
    next: { date, opens: '06:00', inDays },
    holiday,
  });

  test.each([
    ['the minute before it opens', '2026-07-10', '05:59', closedUntil('2026-07-10', 0)],
    ['the opening minute', '2026-07-10', '06:00', { state: 'open', closes: '17:00' }],
    ['the minute before it closes', '2026-07-10', '16:59', { state: 'open', closes: '17:00' }],
    ['the closing minute', '2026-07-10', '17:00', closedUntil('2026-07-11', 1)],
    ['the last minute of the day', '2026-07-10', '23:59', closedUntil('2026-07-11', 1)],
    ['the first minute of the next', '2026-07-11', '00:00', closedUntil('2026-07-11', 0)],
    ['Saturday after noon, past Sunday and the holiday', '2026-07-11', '12:00', closedUntil('2026-07-14', 3)],
    ['on Sunday', '2026-07-12', '10:00', closedUntil('2026-07-14', 2)],
    ['on a holiday, which it names', '2026-07-13', '10:00', closedUntil('2026-07-14', 1, feast)],
    ['with no opening in sight', '2026-07-14', '17:00', { state: 'closed', next: null, holiday: null }],
  ])('%s', (_, date, time, expected) => {
    expect(openingAt(at(date, time), week)).toEqual(expected);
  });

  test('agrees with a minute-by-minute walk for any calendar and minute', () => {
    fc.assert(
      fc.property(calendars, momentsIn(6), (days, { day, minutes }) => {
        const now = { date: addDays(firstDate(days), day), minutes };
        expect(openingAt(now, days)).toEqual(walk(now, days));
      }),
      { numRuns: 300 },
    );
  });
});

describe('minutesUntilChange', () => {
  test.each([
    ['until it opens', '2026-07-10', '05:59', 1],
    ['until it closes', '2026-07-10', '06:00', 660],
    ['a minute before it closes', '2026-07-10', '16:59', 1],
    ['until midnight once it has closed', '2026-07-10', '17:00', 420],
    ['until midnight on a day without hours', '2026-07-12', '00:00', 1440],
  ])('%s', (_, date, time, expected) => {
    expect(minutesUntilChange(at(date, time), week)).toBe(expected);
  });

  test('the answer stays the same until then and changes at that minute', () => {
    fc.assert(
      fc.property(calendars, momentsIn(4), (days, { day, minutes }) => {
        const now = { date: addDays(firstDate(days), day), minutes };
        const said = openingAt(now, days);
        // With no opening in sight, the answer counts no days, so midnight does not change it.
        fc.pre(said.state === 'open' || said.next !== null);
        const change = minutesUntilChange(now, days);
        expect(change).toBeGreaterThan(0);
        for (let passed = 0; passed < change; passed += 1) expect(openingAt(later(now, passed), days)).toEqual(said);
        expect(openingAt(later(now, change), days)).not.toEqual(said);
      }),
      { numRuns: 60 },
    );
  });
});

describe('openingDays', () => {
  const hours = [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
    { days: ['saturday'], opens: '06:00', closes: '12:00' },
  ] as const;

  test('gives each date its weekday’s hours, and none to an unlisted day or a holiday', () => {
    expect(openingDays('2026-07-10', 5, hours, (date) => (date === '2026-07-13' ? feast : null))).toEqual(week);
  });

  test.each([
    ['the end of a year', '2026-12-31', '2027-01-01'],
    ['a leap day', '2028-02-28', '2028-02-29'],
    ['no leap day', '2027-02-28', '2027-03-01'],
    // Clocks in Europe jump on this night; a calendar date does not.
    ['a change of clocks in Europe', '2026-03-28', '2026-03-29'],
  ])('continues across %s', (_, first, second) => {
    expect(openingDays(first, 2, hours, () => null).map(({ date }) => date)).toEqual([first, second]);
  });

  test('consecutive dates have no gaps, for any count', () => {
    fc.assert(
      fc.property(dates, fc.nat(800), (date, count) => {
        const expected = new Date(`${date}T12:00:00Z`);
        expected.setUTCDate(expected.getUTCDate() + count);
        expect(addDays(date, count)).toBe(expected.toISOString().slice(0, 10));
      }),
    );
  });
});

describe('wallClock', () => {
  test.each([
    ['2026-07-13T01:00:00Z', '2026-07-12', '20:00'],
    ['2026-07-13T00:00:00Z', '2026-07-12', '19:00'],
    ['2026-07-12T23:59:59Z', '2026-07-12', '18:59'],
    ['2026-07-13T04:59:59.999Z', '2026-07-12', '23:59'],
    ['2026-07-13T05:00:00Z', '2026-07-13', '00:00'],
    ['2026-07-13T17:00:00Z', '2026-07-13', '12:00'],
    ['2027-01-01T03:00:00Z', '2026-12-31', '22:00'],
    ['2028-02-29T12:34:56Z', '2028-02-29', '07:34'],
  ])('%s is %s %s in Bogotá', (instant, date, time) => {
    expect(wallClock(new Date(instant), 'America/Bogota')).toEqual(at(date, time));
  });

  test('Bogotá is five hours behind UTC at every instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (instant) => {
          const [date = '', time = ''] = new Date(instant.getTime() - 5 * 3_600_000).toISOString().split('T');
          expect(wallClock(instant, 'America/Bogota')).toEqual(at(date, time.slice(0, 5)));
        },
      ),
    );
  });

  test('follows the clock changes of a time zone that has them', () => {
    expect(wallClock(new Date('2026-03-29T00:59:00Z'), 'Europe/Madrid')).toEqual(at('2026-03-29', '01:59'));
    expect(wallClock(new Date('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toEqual(at('2026-03-29', '03:00'));
  });
});

const DAY = 1440;
const pad = (value: number): string => String(value).padStart(2, '0');
const timeOf = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

const dates = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

const hoursOfDay = fc
  .tuple(fc.nat(DAY - 2), fc.integer({ min: 1, max: DAY - 1 }))
  .filter(([opens, closes]) => opens < closes)
  .map(([opens, closes]) => ({ opens: timeOf(opens), closes: timeOf(closes) }));

/** Nine consecutive days from any date; some are open, and some are holidays. */
const calendars: fc.Arbitrary<OpeningDay[]> = fc
  .tuple(
    dates,
    fc.array(fc.record({ hours: fc.option(hoursOfDay), holiday: fc.option(fc.constant(feast)) }), {
      minLength: 9,
      maxLength: 9,
    }),
  )
  .map(([first, days]) => days.map((day, offset) => ({ ...day, date: addDays(first, offset) })));

const momentsIn = (days: number) => fc.record({ day: fc.nat(days - 1), minutes: fc.nat(DAY - 1) });
const firstDate = (days: readonly OpeningDay[]): string => days[0]?.date ?? '';

const later = ({ date, minutes }: WallClock, passed: number): WallClock => ({
  date: addDays(date, Math.floor((minutes + passed) / DAY)),
  minutes: (minutes + passed) % DAY,
});

/** Walks through the minutes one by one, as a person with a clock and the opening hours would. */
function walk(now: WallClock, days: readonly OpeningDay[]): unknown {
  const dayOf = ({ date }: WallClock) => days.find((day) => day.date === date);
  const isOpen = (moment: WallClock): boolean => {
    const hours = dayOf(moment)?.hours;
    return Boolean(hours && timeOf(moment.minutes) >= hours.opens && timeOf(moment.minutes) < hours.closes);
  };
  const wasOpen = isOpen(now);
  for (let passed = 1, moment = later(now, 1); dayOf(moment); passed += 1, moment = later(now, passed)) {
    if (isOpen(moment) === wasOpen) continue;
    if (wasOpen) return { state: 'open', closes: timeOf(moment.minutes) };
    const inDays = (Date.parse(moment.date) - Date.parse(now.date)) / 86_400_000;
    return {
      state: 'closed',
      next: { date: moment.date, opens: timeOf(moment.minutes), inDays },
      holiday: dayOf(now)?.holiday ?? null,
    };
  }
  return { state: 'closed', next: null, holiday: dayOf(now)?.holiday ?? null };
}
