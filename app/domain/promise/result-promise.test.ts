import { describe, expect, test } from 'vitest';

import type { Turnaround } from '../exams/exam.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import type { HolidayOn, WallClock } from '../laboratory/opening-hours.ts';
import { type LaboratoryCalendar, laboratoryCalendar, timeOf } from './laboratory-calendar.ts';
import { promiseFor } from './result-promise.ts';

const openingHours: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
  { days: ['saturday'], opens: '06:00', closes: '12:00' },
];
const chiquinquira = { es: 'Virgen de Chiquinquirá', en: 'Our Lady of Chiquinquirá' };
const independence = { es: 'Independencia', en: 'Independence Day' };
/** Two Mondays in July 2026 are holidays: the 13th and the 20th. */
const holidays: Record<string, typeof chiquinquira> = { '2026-07-13': chiquinquira, '2026-07-20': independence };
const holidayOn: HolidayOn = (date) => holidays[date] ?? null;
const calendar = laboratoryCalendar(openingHours, holidayOn);

const workingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const turnaround = (changes: Partial<Turnaround> = {}): Turnaround => ({
  runDays: [...workingDays, 'saturday'],
  cutOff: '14:00',
  transportDays: 0,
  report: { hours: 2 },
  ...changes,
});

const at = (moment: string): WallClock => {
  const [date = '', time = ''] = moment.split(' ');
  return { date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
};
const shown = ({ date, minutes }: WallClock): string => `${date} ${timeOf(minutes)}`;
const promised = (changes: Partial<Turnaround>, taken: string, days = calendar) => {
  const promise = promiseFor({ code: 'HEM-001', turnaround: turnaround(changes) }, at(taken), days);
  if (promise.state === 'impossible') return promise.reason;
  const { due, received, steps } = promise;
  return {
    due: `${due.date} ${due.by}`,
    received: shown(received),
    steps: steps.map(({ kind, from, to }) => `${kind} ${shown(from)} → ${shown(to)}`),
  };
};
const dueOf = (changes: Partial<Turnaround>, taken: string): string => {
  const answer = promised(changes, taken);
  return typeof answer === 'string' ? answer : answer.due;
};

describe('run on the day of receipt', () => {
  test.each([
    ['on a working day', '2026-07-08 07:30', '2026-07-08 16:00'],
    ['at the cut-off', '2026-07-08 14:00', '2026-07-08 16:00'],
    ['a minute later', '2026-07-08 14:01', '2026-07-09 16:00'],
    ['before it opens', '2026-07-08 05:00', '2026-07-08 16:00'],
    ['at closing, which is the next day’s', '2026-07-08 17:00', '2026-07-09 16:00'],
    ['on Friday afternoon: Saturday closes at noon, the rest is Tuesday’s', '2026-07-10 15:00', '2026-07-14 08:00'],
    ['on Saturday a minute before noon', '2026-07-11 11:59', '2026-07-14 08:00'],
    ['on Sunday before a holiday', '2026-07-12 09:00', '2026-07-14 16:00'],
    ['on a holiday', '2026-07-13 09:00', '2026-07-14 16:00'],
  ])('%s', (_, taken, due) => {
    expect(dueOf({}, taken)).toBe(due);
  });

  test.each([
    [3, '2026-07-08 17:00', 'what ends with the closing minute is ready then'],
    [3.5, '2026-07-09 06:30', 'what does not goes on when it opens'],
    [14, '2026-07-09 17:00', 'a whole day later'],
    [0, '2026-07-08 14:00', 'at the cut-off itself'],
    [0.01, '2026-07-08 14:01', 'part of a minute is a minute'],
  ])('%d hours → %s: %s', (hours, due) => {
    expect(dueOf({ report: { hours } }, '2026-07-08 07:00')).toBe(due);
  });

  test('a cut-off after Saturday’s closing time counts as the closing time', () => {
    expect(dueOf({ report: { hours: 0 } }, '2026-07-11 08:00')).toBe('2026-07-11 12:00');
  });
});

describe('run on certain days, reported in working days', () => {
  const tuesdays = { runDays: ['tuesday'], report: { days: 2 }, cutOff: '11:00' } satisfies Partial<Turnaround>;

  test.each([
    ['on the run day, in time', '2026-07-07 11:00', '2026-07-09 17:00'],
    ['on the run day, too late', '2026-07-07 11:01', '2026-07-16 17:00'],
    ['on a Friday', '2026-07-10 10:00', '2026-07-16 17:00'],
  ])('%s', (_, taken, due) => {
    expect(dueOf(tuesdays, taken)).toBe(due);
  });

  test.each([
    ['a working day over a weekend with a holiday', 'friday', 1, '2026-07-10 08:00', '2026-07-14 17:00'],
    ['none: by closing of the same day', 'friday', 0, '2026-07-10 08:00', '2026-07-10 17:00'],
    ['none, on a Saturday', 'saturday', 0, '2026-07-11 08:00', '2026-07-11 12:00'],
    ['one, from a Saturday', 'saturday', 1, '2026-07-04 08:00', '2026-07-06 17:00'],
    ['a run day that is a holiday is left out, the next one, too', 'monday', 0, '2026-07-11 08:00', '2026-07-27 17:00'],
    ['forty', 'monday', 40, '2026-06-01 08:00', '2026-07-29 17:00'],
  ] as const)('%s', (_, runDay, days, taken, due) => {
    expect(dueOf({ runDays: [runDay], report: { days } }, taken)).toBe(due);
  });

  test('a working day on which the laboratory is closed ends at the next closing time', () => {
    const short = laboratoryCalendar(
      [
        { days: ['monday', 'tuesday'], opens: '06:00', closes: '17:00' },
        { days: ['saturday'], opens: '06:00', closes: '12:00' },
      ],
      holidayOn,
    );
    expect(promised({ report: { days: 1 }, runDays: ['tuesday'] }, '2026-07-07 08:00', short)).toMatchObject({
      due: '2026-07-11 12:00',
    });
  });
});

describe('sent to another laboratory', () => {
  const sent = { transportDays: 1, runDays: [...workingDays], cutOff: '11:00', report: { days: 0 } };

  test.each([
    ['in time', '2026-07-08 11:00', '2026-07-09 17:00'],
    ['after the cut-off it leaves a day later', '2026-07-08 11:01', '2026-07-10 17:00'],
    ['on Friday it travels over the holiday', '2026-07-10 09:00', '2026-07-14 17:00'],
    ['on Saturday it leaves on the next working day', '2026-07-11 09:00', '2026-07-15 17:00'],
  ])('%s', (_, taken, due) => {
    expect(dueOf(sent, taken)).toBe(due);
  });
});

describe('the steps', () => {
  test('of an ordinary day', () => {
    expect(promised({}, '2026-07-08 07:30')).toMatchObject({
      received: '2026-07-08 07:30',
      steps: ['run 2026-07-08 07:30 → 2026-07-08 14:00', 'report 2026-07-08 14:00 → 2026-07-08 16:00'],
    });
  });

  test('of a sample that arrives on Saturday evening before a holiday and is sent out', () => {
    const changes = { transportDays: 2, runDays: ['tuesday'], cutOff: '05:00', report: { days: 1 } } as const;
    expect(promised(changes, '2026-07-11 18:00')).toMatchObject({
      received: '2026-07-14 06:00',
      steps: [
        'closed 2026-07-11 18:00 → 2026-07-13 00:00',
        'holiday 2026-07-13 00:00 → 2026-07-14 06:00',
        'after-cut-off 2026-07-14 06:00 → 2026-07-15 00:00',
        'transport 2026-07-15 00:00 → 2026-07-17 00:00',
        'not-run-day 2026-07-17 00:00 → 2026-07-21 00:00',
        'run 2026-07-21 00:00 → 2026-07-21 05:00',
        'report 2026-07-21 05:00 → 2026-07-22 17:00',
      ],
    });
  });

  test('name the holiday only if the exam would otherwise have run', () => {
    const promise = promiseFor(
      { code: 'HEM-001', turnaround: turnaround({ runDays: ['monday', 'thursday'] }) },
      at('2026-07-10 08:00'),
      calendar,
    );
    expect(promise).toMatchObject({
      state: 'promised',
      exam: 'HEM-001',
      runOn: '2026-07-16',
      steps: [
        { kind: 'not-run-day', to: at('2026-07-13 00:00') },
        { kind: 'holiday', holiday: chiquinquira, to: at('2026-07-14 00:00') },
        { kind: 'not-run-day', to: at('2026-07-16 00:00') },
        { kind: 'run' },
        { kind: 'report' },
      ],
    });
  });

  test('of a Sunday do not name a holiday that falls on it', () => {
    const sundays = laboratoryCalendar(openingHours, (date) => (date === '2026-07-12' ? independence : null));
    expect(promised({}, '2026-07-12 09:00', sundays)).toMatchObject({
      steps: ['closed 2026-07-12 09:00 → 2026-07-13 06:00', expect.any(String), expect.any(String)],
    });
  });

  test('give the date of dispatch and the days of transport', () => {
    const promise = promiseFor(
      { code: 'GEN-001', turnaround: turnaround({ transportDays: 2 }) },
      at('2026-07-11 08:00'),
      calendar,
    );
    expect(promise).toMatchObject({
      steps: [
        { kind: 'no-transport' },
        { kind: 'holiday', holiday: chiquinquira },
        { kind: 'transport', days: 2, sentOn: '2026-07-14' },
        {},
        {},
      ],
    });
  });
});

describe('the holidays that pass', () => {
  const stepsOf = (changes: Partial<Turnaround>, taken: string) => {
    const promise = promiseFor({ code: 'GEN-001', turnaround: turnaround(changes) }, at(taken), calendar);
    return promise.state === 'promised' ? promise.steps : [];
  };
  const passed = [{ date: '2026-07-13', holiday: chiquinquira }];

  test('during transport', () => {
    const steps = stepsOf({ transportDays: 1, report: { hours: 0 } }, '2026-07-10 08:00');
    expect(steps).toMatchObject([{ kind: 'transport', holidays: passed }, {}, { kind: 'report', holidays: [] }]);
  });

  test.each([
    ['a day', { days: 1 }, '2026-07-10 08:00', passed],
    ['none', { days: 0 }, '2026-07-10 08:00', []],
    [
      'so many that two pass',
      { days: 5 },
      '2026-07-10 08:00',
      [...passed, { date: '2026-07-20', holiday: independence }],
    ],
    ['hours over the weekend', { hours: 9.5 }, '2026-07-10 08:00', passed],
    ['hours that Saturday still has', { hours: 9 }, '2026-07-10 08:00', []],
  ] as const)('during a report of %s', (_, report, taken, holidays) => {
    expect(stepsOf({ report }, taken).at(-1)).toMatchObject({ kind: 'report', holidays });
  });

  test('exclude days without work: nothing travels on a Saturday', () => {
    const saturdays = laboratoryCalendar(openingHours, (date) => (date === '2026-07-11' ? independence : null));
    const sent = { code: 'GEN-001', turnaround: turnaround({ transportDays: 1, report: { days: 1 } }) };
    expect(promiseFor(sent, at('2026-07-10 08:00'), saturdays)).toMatchObject({
      steps: [{ kind: 'transport', holidays: [] }, {}, { kind: 'report', holidays: [] }],
    });
  });
});

describe('no promise', () => {
  const only = (...days: OpeningHours['days']) =>
    laboratoryCalendar(days.length > 0 ? [{ days, opens: '06:00', closes: '12:00' }] : [], holidayOn);
  const closedOn = (isHoliday: (weekday: number) => boolean) =>
    laboratoryCalendar(openingHours, (date) => (isHoliday(new Date(date).getUTCDay()) ? independence : null));

  test.each<[reason: string, changes: Partial<Turnaround>, days: LaboratoryCalendar]>([
    ['never-open', {}, only()],
    ['never-open', {}, closedOn(() => true)],
    ['never-run', { runDays: ['sunday'] }, calendar],
    ['never-run', { runDays: [] }, calendar],
    ['never-sent', { transportDays: 1 }, only('saturday', 'sunday')],
    ['never-run', { runDays: ['tuesday'] }, closedOn((weekday) => weekday === 2)],
  ])('%s', (reason, changes, days) => {
    expect(promised(changes, '2026-07-08 07:30', days)).toBe(reason);
  });

  test('the search does not go beyond the years with known holidays', () => {
    const known = laboratoryCalendar(openingHours, (date) => {
      if (date > '2026-07-31') throw new Error('not known');
      return null;
    });
    expect(promised({ runDays: ['sunday'] }, '2026-07-08 07:30', known)).toBe('never-run');
    expect(() => promised({ report: { days: 40 } }, '2026-07-08 07:30', known)).toThrow('not known');
  });
});
