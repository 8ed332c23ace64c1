import { describe, expect, test } from 'vitest';

import type { Exam } from '../exams/exam.ts';
import { laboratoryCalendar } from './laboratory-calendar.ts';
import { latestPromise } from './latest-promise.ts';
import { promiseOfPastSample, readPastSample } from './past-sample.ts';

/** Monday to Friday 6:00 to 17:00, Saturdays 7:00 to 12:00; Monday, November 16, 2026, is a holiday. */
const calendar = laboratoryCalendar(
  [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
    { days: ['saturday'], opens: '07:00', closes: '12:00' },
  ],
  (date) => (date === '2026-11-16' ? { es: 'Independencia de Cartagena', en: 'Independence of Cartagena' } : null),
);
/** A Tuesday at 10:00. */
const now = { date: '2026-11-17', minutes: 600 };
const read = (dia: string, hora: string) => readPastSample({ dia, hora }, now, calendar);

describe('a sample that was already taken', () => {
  test.each([
    ['', '', null],
    ['2026-11-12', '07:30', { date: '2026-11-12', minutes: 450 }],
    ['12/11/2026', '07:30', { date: '2026-11-12', minutes: 450 }],
    ['2026-11-17', '10:00', { date: '2026-11-17', minutes: 600 }],
    // Regression: it asked for the hour, which few people remember.
    ['2026-11-12', '', { date: '2026-11-12', minutes: null }],
    ['2026-11-17', ' ', { date: '2026-11-17', minutes: null }],
  ])('on "%s" at "%s" is %j', (dia, hora, taken) => {
    expect(read(dia, hora)).toMatchObject({ faults: {}, taken });
  });

  test.each([
    // Regression: it promised a result for a sample that "was taken" next week.
    ['2026-11-18', '07:30', { dia: 'future' }],
    ['2026-11-22', '03:00', { dia: 'future' }],
    ['2027-11-18', '', { dia: 'future' }],
    ['2026-11-17', '10:01', { hora: 'future' }],
    ['', '07:30', { dia: 'missing' }],
    ['2026-02-30', '25:00', { dia: 'impossible', hora: 'impossible' }],
    ['2026-10-16', '', { dia: 'past' }],
    ['2026-11-15', '', { dia: 'closed' }],
    ['2026-11-16', '08:00', { dia: 'closed' }],
    ['2026-11-12', '17:00', { hora: 'closed' }],
  ])('is refused on "%s" at "%s": %j', (dia, hora, faults) => {
    expect(read(dia, hora)).toMatchObject({ faults, taken: null });
  });
});

describe('without its hour, a sample counts from the last hour in which it may have been taken', () => {
  const exam = (
    code: string,
    timeOfDay: { from: string; until: string } | null,
    dwellMinutes = 0,
  ): Pick<Exam, 'code' | 'turnaround'> & {
    preparation: Pick<Exam['preparation'], 'timeOfDay' | 'dwellMinutes' | 'dwellFor'>;
  } => ({
    code,
    turnaround: {
      runDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      cutOff: '10:00',
      report: { hours: 4 },
      transportDays: 0,
    },
    preparation: { timeOfDay, dwellMinutes, dwellFor: 'test' },
  });
  const dueAt = (one: ReturnType<typeof exam>, minutes: number) =>
    latestPromise([one], { date: '2026-11-12', minutes }, calendar).due;
  const dueOn = (...all: ReturnType<typeof exam>[]) =>
    promiseOfPastSample(all, { date: '2026-11-12', minutes: null }, calendar).due;

  test.each([
    ['at any hour', exam('QUI-001', null), 360, 1019],
    ['in the morning only', exam('END-003', { from: '07:00', until: '09:00' }), 420, 539],
    ['as a curve of two hours', exam('QUI-020', null, 120), 360, 900],
    ['as a curve in the morning', exam('QUI-021', { from: '07:00', until: '09:00' }, 120), 420, 539],
  ])(
    'taken %s: never earlier than what any of its hours promises, and as late as the last one',
    (_, one, from, last) => {
      const due = dueOn(one);
      const text = (promised: typeof due) => `${promised?.date} ${promised?.by}`;
      for (let minutes = from; minutes <= last; minutes += 1) expect(text(due) >= text(dueAt(one, minutes))).toBe(true);
      expect(due).toEqual(dueAt(one, last));
    },
  );

  test('an exam of the morning does not wait for the next day, as one at closing time would', () => {
    const morning = exam('END-003', { from: '07:00', until: '09:00' });
    expect(dueOn(morning)?.date).toBe('2026-11-12');
    expect(dueAt(morning, 1019)?.date).toBe('2026-11-13');
  });

  test('several exams are ready when the last of them is', () => {
    const [morning, any] = [exam('END-003', { from: '07:00', until: '09:00' }), exam('QUI-001', null)];
    expect(dueOn(morning, any)).toEqual(dueOn(any));
  });

  test('a known hour counts from itself', () => {
    const one = exam('QUI-001', null);
    expect(promiseOfPastSample([one], { date: '2026-11-12', minutes: 450 }, calendar).due).toEqual(dueAt(one, 450));
  });
});
