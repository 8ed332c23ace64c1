import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Preparation } from '../../domain/exams/exam.ts';
import { plainExam } from '../../domain/exams/fixtures/sound-exam.ts';
import { hoursBefore } from '../../domain/preparation/fasting-start.ts';
import { preparationPlan } from '../../domain/preparation/preparation-plan.ts';
import { laboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { earliestVisit } from './earliest-visit.ts';

/** Monday to Friday 6:00 to 17:00, Saturdays 7:00 to 12:00; Monday 16 November 2026 is a holiday. */
const calendar = laboratoryCalendar(
  [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
    { days: ['saturday'], opens: '07:00', closes: '12:00' },
  ],
  (date) => (date === '2026-11-16' ? { es: 'Independencia de Cartagena', en: 'Independence of Cartagena' } : null),
);
/** A Tuesday, at 10:00. */
const now = { date: '2026-11-17', minutes: 600 };
const joint = (preparation: Partial<Preparation>) => {
  const exam = plainExam({ code: 'AAA-001', preparation: { ...plainExam().preparation, ...preparation } });
  return preparationPlan([exam], new Map()).preparation;
};
const visit = (preparation: Partial<Preparation>, when = now) =>
  earliestVisit(joint(preparation), { now: when }, calendar);
const fast = (hours: number): Partial<Preparation> => ({ fasting: { minHours: hours, maxHours: hours + 2 } });
const leaveOut = (hours: number, of: 'vitamin-c' | 'tobacco' = 'vitamin-c'): Partial<Preparation> => ({
  abstentions: [{ of, hours, maxHours: null }],
});
const at = (time: string): typeof now => ({ ...now, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });

test.each<[string, Partial<Preparation>, typeof now, string, number]>([
  ['today, in half an hour, where nothing is asked', {}, at('10:02'), '2026-11-17', 660],
  ['tomorrow at seven when it is about to close', {}, at('16:40'), '2026-11-18', 420],
  ['today when two hours without smoking are enough', leaveOut(2, 'tobacco'), now, '2026-11-17', 720],
  ['tomorrow where one has to fast', fast(8), at('05:00'), '2026-11-18', 420],
  ['tomorrow for the first urine of the morning', { urine: 'first-morning' }, at('06:30'), '2026-11-18', 420],
  ['the day after tomorrow with the urine of 24 hours', { urine: '24-hours' }, now, '2026-11-19', 420],
  ['tomorrow at ten where the fast begins this moment', fast(12), at('22:00'), '2026-11-18', 600],
  ['a day later when the fast would last until noon', fast(12), at('23:00'), '2026-11-19', 420],
  ['with time for 72 hours without vitamin C', leaveOut(72), now, '2026-11-20', 600],
  [
    'the morning after where 72 hours end in the afternoon, with a fast',
    { ...leaveOut(72), ...fast(8) },
    at('15:00'),
    '2026-11-21',
    420,
  ],
  ['not on Sunday, nor on a holiday', {}, { date: '2026-11-14', minutes: 720 }, '2026-11-17', 420],
  ['when a hormone can be taken', { timeOfDay: { from: '08:00', until: '10:00' } }, now, '2026-11-18', 480],
  ['at seven where that is within the hours', { timeOfDay: { from: '06:00', until: '09:00' } }, now, '2026-11-18', 420],
  [
    'not on a Saturday that ends before the hour',
    { timeOfDay: { from: '16:00', until: '17:00' } },
    { date: '2026-11-20', minutes: 1000 },
    '2026-11-23',
    960,
  ],
  ['with time for a curve before closing', { dwellMinutes: 180 }, at('14:30'), '2026-11-18', 420],
])('is %s', (_, preparation, when, date, minutes) => {
  expect(visit(preparation, when).at).toEqual({ date, minutes });
});

test('names its reason to wait, and how early a patient who has already complied may come', () => {
  expect(visit({ ...fast(8), ...leaveOut(72) })).toEqual({
    at: { date: '2026-11-20', minutes: 600 },
    wait: { kind: 'abstention', of: 'vitamin-c', hours: 72, because: ['AAA-001'] },
    ifKept: { date: '2026-11-18', minutes: 420 },
  });
  expect(visit({ urine: '24-hours' }).wait).toMatchObject({ kind: 'collection', because: ['AAA-001'] });
  expect(visit(fast(12), at('23:00'))).toMatchObject({ wait: { kind: 'fasting', hours: 12 }, ifKept: null });
});

test('has no reason to wait if it could not be sooner anyway', () => {
  expect(visit({ ...fast(8), ...leaveOut(12) })).toMatchObject({ wait: null, ifKept: null });
  // From Saturday noon until Tuesday, 48 hours without vitamin C fit.
  expect(visit(leaveOut(48), { date: '2026-11-14', minutes: 720 }).wait).toBeNull();
});

test('never starts before another visit is over', () => {
  const after = (minutes: number) =>
    earliestVisit(joint({}), { now, notBefore: { date: '2026-11-20', minutes } }, calendar).at;
  expect(after(0)).toEqual({ date: '2026-11-20', minutes: 420 });
  expect(after(960)).toEqual({ date: '2026-11-20', minutes: 960 });
  expect(after(1020)).toEqual({ date: '2026-11-21', minutes: 420 });
});

test('is always open and leaves enough time, and a stricter preparation never makes it sooner', () => {
  const asked = fc.record({
    fasting: fc.option(fc.integer({ min: 4, max: 14 }).map((hours) => ({ minHours: hours, maxHours: hours + 2 }))),
    abstentions: fc
      .constantFrom(1, 12, 48, 72, 168)
      .map((hours) => [{ of: 'vitamin-c' as const, hours, maxHours: null }]),
    dwellMinutes: fc.constantFrom(0, 20, 120),
  });
  const clock = fc.record({
    date: fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`),
    minutes: fc.integer({ min: 0, max: 1439 }),
  });
  const text = ({ date, minutes }: typeof now): string => `${date} ${String(minutes).padStart(4, '0')}`;
  fc.assert(
    fc.property(asked, clock, (preparation, when) => {
      const found = visit(preparation, when);
      const { hours } = calendar.dayOn(found.at.date);
      expect(hours && found.at.minutes >= hours.opens).toBe(true);
      expect(hours && found.at.minutes + Math.max(1, preparation.dwellMinutes) <= hours.closes).toBe(true);
      const longest = Math.max(preparation.fasting?.minHours ?? 0, preparation.abstentions[0]?.hours ?? 0);
      expect(text(hoursBefore(found.at, longest)) >= text(when)).toBe(true);
      expect(text(found.at) >= text(visit({ dwellMinutes: 0 }, when).at)).toBe(true);
      if (found.ifKept) expect(found.ifKept.date < found.at.date).toBe(true);
    }),
  );
});
