import { describe, expect, test } from 'vitest';

import { type abstentionKinds, type Preparation, type UrineCollection, urineCollections } from '../exams/exam.ts';
import { plainExam } from '../exams/fixtures/sound-exam.ts';
import type { Words } from '../exams/localized-text.ts';
import { conflictsAmong, conflictsBetween } from './conflicts.ts';
import type { PlannedExam } from './expand-panels.ts';

const asking = (code: string, ...asked: Partial<Preparation>[]): PlannedExam => {
  const exam = plainExam({ code });
  return { exam, preparations: asked.map((changes) => ({ ...exam.preparation, ...changes })), panels: [] };
};
const fast = (minHours: number, maxHours: number): Partial<Preparation> => ({ fasting: { minHours, maxHours } });
const without = (of: (typeof abstentionKinds)[number], hours: number, maxHours: number | null = null) => ({
  abstentions: [{ of, hours, maxHours }],
});
const between = (from: string, until: string): Partial<Preparation> => ({ timeOfDay: { from, until } });
const onDays = (from: number, to: number): Partial<Preparation> => ({ cycleDays: { from, to } });
const staying = (dwellMinutes: number, stimulus: Words | null = null): Partial<Preparation> => ({
  dwellMinutes,
  stimulus,
});
const glucose = { es: '75 g de glucosa', en: '75 g of glucose' };
const breakfast = { es: 'un desayuno', en: 'a breakfast' };
const collecting = (urine: UrineCollection): Partial<Preparation> => ({ urine });
const lithium = { es: 'litio', en: 'lithium' };
const valproate = { es: 'ácido valproico', en: 'valproic acid' };
const trough: Partial<Preparation> = { dose: { of: lithium, at: 'trough' } };
const afterDose = (hours: number, of = lithium): Partial<Preparation> => ({
  dose: { of, at: 'after-hours', hours, atLeast: false },
});

describe('two demands that no single visit can meet', () => {
  test.each<[kind: string, first: Partial<Preparation>, second: Partial<Preparation>]>([
    ['fasting', fast(12, 16), fast(8, 11)],
    ['abstention', without('sex', 72), without('sex', 24, 48)],
    ['time-of-day', between('07:00', '09:00'), between('16:00', '18:00')],
    ['time-of-day', between('07:00', '09:00'), between('09:00', '10:00')],
    ['cycle-days', onDays(2, 4), onDays(21, 23)],
    ['urine', collecting('full-bladder'), collecting('first-morning')],
    ['urine', collecting('full-bladder'), collecting('24-hours')],
    ['urine', collecting('first-morning-midstream'), collecting('24-hours')],
    ['dose', trough, afterDose(12)],
    ['urine', collecting('overnight'), collecting('24-hours')],
    ['curve', staying(120, glucose), staying(120, breakfast)],
    ['curve', staying(60, glucose), staying(180, breakfast)],
  ])('%s: %o and %o', (kind, first, second) => {
    for (const exams of [
      [asking('A', first), asking('B', second)],
      [asking('A', second), asking('B', first)],
    ]) {
      const conflicts = conflictsAmong(exams);
      expect(conflicts.map((conflict) => [conflict.kind, conflict.exams])).toEqual([[kind, ['A', 'B']]]);
      const [one, other] = conflicts[0]?.sides ?? [];
      expect([one?.demand, other?.demand]).toEqual([demandOf(first), demandOf(second)]);
    }
  });

  test('doses of different drugs do not conflict: one is postponed, and the other is taken on time', () => {
    expect(conflictsAmong([asking('A', trough), asking('B', afterDose(12, valproate))])).toEqual([]);
    const written = { es: ' LITIO', en: 'Lithium' };
    expect(conflictsAmong([asking('A', trough), asking('B', afterDose(12, written))])).toHaveLength(1);
  });

  test('overnight urine can be used only once', () => {
    const clashing = urineCollections.flatMap((one, index) =>
      urineCollections
        .slice(index + 1)
        .filter((other) => conflictsAmong([asking('A', collecting(one)), asking('B', collecting(other))]).length > 0)
        .map((other) => `${one} · ${other}`),
    );
    expect(clashing).toEqual([
      'first-morning · overnight',
      'first-morning · 24-hours',
      'first-morning · full-bladder',
      'first-morning-midstream · overnight',
      'first-morning-midstream · 24-hours',
      'first-morning-midstream · full-bladder',
      'overnight · 24-hours',
      'overnight · full-bladder',
      '24-hours · full-bladder',
    ]);
  });
});

describe('demands that one visit can meet', () => {
  test.each<[first: Partial<Preparation>, second: Partial<Preparation>]>([
    [{}, {}],
    [{}, fast(12, 14)],
    [fast(12, 14), fast(8, 12)],
    [without('sex', 48, 168), without('sex', 168)],
    [without('alcohol', 72), without('sex', 24, 48)],
    [without('alcohol', 72), without('alcohol', 24)],
    [between('07:00', '09:00'), between('08:59', '10:00')],
    [between('07:00', '18:00'), {}],
    [onDays(2, 4), onDays(4, 6)],
    [collecting('24-hours'), collecting('24-hours')],
    [collecting('24-hours'), collecting('midstream')],
    [trough, trough],
    [afterDose(6), afterDose(12)],
    [staying(120, glucose), staying(120, glucose)],
    [staying(120, glucose), staying(180, { ...glucose, es: '75 g de Glucosa ' })],
    [staying(120, glucose), staying(120)],
    [staying(60), staying(120)],
    [collecting('second-morning'), collecting('first-morning')],
    [staying(120), staying(30)],
    [staying(10), staying(30)],
  ])('%o and %o', (first, second) => {
    expect(conflictsAmong([asking('A', first), asking('B', second)])).toEqual([]);
  });
});

test('groups exams with the same demand on one side', () => {
  const conflicts = conflictsAmong([
    asking('A', fast(8, 10)),
    asking('B', fast(12, 14)),
    asking('C', { fasting: { maxHours: 10, minHours: 8 } }),
    asking('D', fast(12, 14)),
    asking('E', fast(10, 14)),
  ]);
  expect(conflicts).toEqual([
    {
      kind: 'fasting',
      exams: ['A', 'B', 'C', 'D'],
      sides: [
        { demand: { minHours: 12, maxHours: 14 }, exams: ['B', 'D'] },
        { demand: { minHours: 8, maxHours: 10 }, exams: ['A', 'C'] },
      ],
    },
  ]);
});

test("a demand from a panel conflicts like the exam's own demand", () => {
  const conflicts = conflictsAmong([asking('A', {}, fast(12, 14)), asking('B', fast(8, 10))]);
  expect(conflicts.map(({ exams }) => exams)).toEqual([['A', 'B']]);
});

test('between two lists of exams, reports only the conflicts between them', () => {
  const exams = [
    asking('A', fast(8, 10)),
    asking('B', fast(12, 14)),
    asking('C', fast(12, 14)),
    asking('D', fast(8, 11)),
  ];
  const conflicts = conflictsAmong(exams);
  expect(conflictsBetween(conflicts, ['C'], ['A', 'B'])).toEqual([
    {
      kind: 'fasting',
      exams: ['A', 'C'],
      sides: [
        { demand: { minHours: 12, maxHours: 14 }, exams: ['C'] },
        { demand: { minHours: 8, maxHours: 10 }, exams: ['A'] },
      ],
    },
  ]);
  expect(conflictsBetween(conflicts, ['A'], ['D'])).toEqual([]);
});

/** The only demand of these preparations. */
function demandOf({ fasting, abstentions, timeOfDay, cycleDays, urine, dose, stimulus }: Partial<Preparation>) {
  if (urine) return { collection: urine };
  if (stimulus) return { stimulus };
  return fasting ?? abstentions?.[0] ?? timeOfDay ?? cycleDays ?? dose;
}
