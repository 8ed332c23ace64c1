import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../../domain/exams/catalogue.ts';
import type { Preparation } from '../../domain/exams/exam.ts';
import { plainExam } from '../../domain/exams/fixtures/sound-exam.ts';
import { laboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { examList } from './exam-list.ts';

const calendar = laboratoryCalendar(
  [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '18:00' }],
  () => null,
);
/** A Tuesday, at 10:00. */
const now = { date: '2026-11-17', minutes: 600 };
const listOf = (preparations: readonly Partial<Preparation>[], chosen = { day: '', hour: '' }) => {
  const exams = preparations.map((preparation, index) =>
    plainExam({
      code: `AAA-00${index}`,
      slug: `a-${index}`,
      preparation: { ...plainExam().preparation, ...preparation },
    }),
  );
  return examList({ codes: exams.map(({ code }) => code), ...chosen }, createCatalogue(exams).byCode, now, calendar);
};
const told = (list: ReturnType<typeof listOf>) =>
  list.visits.map(({ at: { date, minutes }, visit }) => `${date} ${minutes / 60} ${visit.exams.join()}`);
const between = (from: string, until: string): Partial<Preparation> => ({ timeOfDay: { from, until } });
const curve = (dwellMinutes: number, es: string): Partial<Preparation> => ({ dwellMinutes, stimulus: { es, en: es } });

describe('visits that cannot be combined', () => {
  test('each get a day, and those with a longer wait come later', () => {
    const list = listOf([
      { fasting: { minHours: 12, maxHours: 14 }, abstentions: [{ of: 'alcohol', hours: 72, maxHours: null }] },
      { fasting: { minHours: 4, maxHours: 8 } },
    ]);
    expect(told(list)).toEqual(['2026-11-18 7 AAA-001', '2026-11-20 10 AAA-000']);
  });

  test('put a morning hormone and an afternoon hormone on one day', () => {
    const both = [between('16:00', '18:00'), between('07:00', '09:00')];
    expect(told(listOf(both))).toEqual(['2026-11-18 7 AAA-001', '2026-11-18 16 AAA-000']);
    expect(told(listOf(both, { day: '2026-11-19', hour: '' }))).toEqual([
      '2026-11-19 7 AAA-001',
      '2026-11-19 16 AAA-000',
    ]);
  });

  test('keep the distance between different days of the cycle', () => {
    const list = listOf([{ cycleDays: { from: 21, to: 23 } }, { cycleDays: { from: 2, to: 5 } }]);
    expect(told(list)).toEqual(['2026-11-17 10.5 AAA-001', '2026-12-07 7 AAA-000']);
  });

  test('start on the chosen day; the others follow', () => {
    const list = listOf([curve(120, 'leche'), curve(180, 'pan')], { day: '2026-11-27', hour: '08:00' });
    expect(told(list)).toEqual(['2026-11-27 8 AAA-000', '2026-11-30 7 AAA-001']);
  });

  test('promise each exam from its own visit, and everything with the last one', () => {
    const list = listOf([curve(120, 'leche'), curve(180, 'pan')]);
    const [first, second] = list.visits;
    expect(list.promise.each).toHaveLength(2);
    expect(list.promise.waitsFor).toEqual(second?.visit.exams);
    expect((list.promise.due?.date ?? '') >= (second?.at.date ?? 'never')).toBe(true);
    const endsAt = { date: first?.at.date, minutes: (first?.at.minutes ?? 0) + 120 };
    expect(list.promise.each.at(-1)).toMatchObject({ exam: first?.visit.exams[0], received: endsAt });
  });
});

test('put the morning sample of a day first, also when another exam at that hour has to wait', () => {
  const { byCode } = createCatalogue(demonstrationExams);
  const { visits } = examList(
    { codes: ['END-025', 'PAT-001'], day: '', hour: '' },
    byCode,
    { ...now, minutes: 0 },
    calendar,
  );
  expect(visits.map(({ visit, at }) => [visit.exams.join(), at.minutes / 60])).toEqual([
    ['END-022,PAT-001', 7],
    ['END-023', 15.5],
  ]);
  expect(new Set(visits.map(({ at }) => at.date)).size).toBe(1);
});

describe('a list that waits', () => {
  const list = listOf([{}, { abstentions: [{ of: 'vitamin-c', hours: 168, maxHours: null }] }]);

  test('names the exam that makes it wait, and the exams that can be sooner without it', () => {
    expect(told(list)).toEqual(['2026-11-24 10 AAA-000,AAA-001']);
    expect(list.visits[0]?.earliest.wait).toMatchObject({ kind: 'abstention', hours: 168, because: ['AAA-001'] });
    expect(list.sooner).toEqual({ codes: ['AAA-000'], at: { date: '2026-11-17', minutes: 630 } });
  });

  test('flags a chosen day that is too soon, but never its own earlier proposal', () => {
    const hurried = listOf([{ fasting: { minHours: 12, maxHours: 14 } }], { day: '2026-11-17', hour: '11:00' });
    expect(hurried.visits[0]?.isTooSoon).toBe(true);
    expect(list.visits[0]?.isTooSoon).toBe(false);
  });
});

test('dates the visits of every list of demonstration exams: open, in order, and each after the previous one', () => {
  const catalogue = createCatalogue(demonstrationExams);
  const anyCodes = fc.subarray(
    catalogue.exams.map(({ code }) => code),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(anyCodes, fc.integer({ min: 0, max: 1439 }), (codes, minutes) => {
      const { visits, plan } = examList({ codes, day: '', hour: '' }, catalogue.byCode, { ...now, minutes }, calendar);
      expect(visits.map(({ visit }) => visit.exams.join()).sort()).toEqual(
        plan.visits.map(({ exams }) => exams.join()).sort(),
      );
      const moments = visits.map(({ at }) => `${at.date} ${String(at.minutes).padStart(4, '0')}`);
      expect(moments).toEqual([...new Set(moments)].sort());
      for (const { at, isTooSoon } of visits) {
        const { hours } = calendar.dayOn(at.date);
        expect(hours && at.minutes >= hours.opens && at.minutes < hours.closes).toBe(true);
        expect(isTooSoon).toBe(false);
      }
    }),
  );
});
