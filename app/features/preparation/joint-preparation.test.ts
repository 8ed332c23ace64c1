import { describe, expect, test } from 'vitest';

import type { Preparation } from '../catalogue/exam.ts';
import { plainExam, words } from '../catalogue/fixtures/sound-exam.ts';
import { jointPreparation } from './joint-preparation.ts';

/** Exams A, B, C …, each asking one of these. */
const joint = (...asked: Partial<Preparation>[]) =>
  jointPreparation(
    asked.map((preparation, index) => {
      const exam = plainExam({ code: String.fromCharCode(65 + index), preparation });
      return { exam, preparations: [exam.preparation], panels: [] };
    }),
  );

test('nothing asked, nothing to do', () => {
  expect(joint({}, {})).toEqual({
    fasting: null,
    water: 'allowed',
    abstentions: [],
    timeOfDay: null,
    cycleDays: null,
    dwellMinutes: 0,
    stimuli: [],
    evening: [],
    urine: [],
    doses: [],
    semenLast: null,
    instructions: [],
  });
  expect(joint()).toEqual(joint({}));
});

test('the longest fast, the smallest maximum, and who asks for the longest', () => {
  const fasts = [
    { fasting: { minHours: 8, maxHours: 12 } },
    {},
    { fasting: { minHours: 10, maxHours: 14 } },
    { fasting: { minHours: 10, maxHours: 16 } },
  ];
  expect(joint(...fasts).fasting).toEqual({ minHours: 10, maxHours: 12, because: ['C', 'D'] });
});

test('water has to be drunk for a full bladder, fast or no fast', () => {
  expect(joint({ urine: 'full-bladder' }, { fasting: { minHours: 8, maxHours: 12 } }).water).toBe('drink');
});

test('abstentions of a kind become one, in the order of kinds', () => {
  const { abstentions } = joint(
    { abstentions: [{ of: 'sex', hours: 48, maxHours: 168 }] },
    {
      abstentions: [
        { of: 'sex', hours: 72, maxHours: null },
        { of: 'alcohol', hours: 24, maxHours: null },
      ],
    },
    { abstentions: [{ of: 'sex', hours: 24, maxHours: 120 }] },
  );
  expect(abstentions).toEqual([
    { of: 'alcohol', hours: 24, maxHours: null, because: ['B'] },
    { of: 'sex', hours: 72, maxHours: 120, because: ['B'] },
  ]);
});

test('times of day and days of the cycle are intersected', () => {
  const { timeOfDay, cycleDays } = joint(
    { timeOfDay: { from: '06:30', until: '10:00' }, cycleDays: { from: 2, to: 5 } },
    { timeOfDay: { from: '07:00', until: '11:00' } },
    { timeOfDay: { from: '06:00', until: '12:00' }, cycleDays: { from: 3, to: 9 } },
  );
  expect(timeOfDay).toEqual({ from: '07:00', until: '10:00', because: ['A', 'B'] });
  expect(cycleDays).toEqual({ from: 3, to: 5, because: ['A', 'C'] });
});

describe('the stay', () => {
  test.each<[minutes: number[], stay: number, why: string]>([
    [[10, 30, 20], 30, 'those who rest, rest side by side'],
    [[120, 120], 120, 'curves on one load run side by side'],
    [[30, 120, 0], 150, 'a curve begins after the rest'],
  ])('%j → %i: %s', (minutes, stay) => {
    expect(joint(...minutes.map((dwellMinutes) => ({ dwellMinutes }))).dwellMinutes).toBe(stay);
  });
});

test('what a curve is done with is told once, however it is written, and so is the hour of the evening before', () => {
  const { stimuli, evening } = joint(
    { stimulus: words('75 g de glucosa', '75 g of glucose'), collectedAt: '23:00' },
    { stimulus: words('75 g de Glucosa', '75 g of glucose') },
    { collectedAt: '22:00' },
    { collectedAt: '23:00' },
  );
  expect(stimuli).toEqual([{ of: words('75 g de glucosa', '75 g of glucose'), exams: ['A', 'B'] }]);
  expect(evening).toEqual([
    { collectedAt: '22:00', exams: ['C'] },
    { collectedAt: '23:00', exams: ['A', 'D'] },
  ]);
});

test('doses are told by their time and drug', () => {
  const lithium = words('litio', 'lithium');
  const { doses } = joint(
    { dose: { of: lithium, at: 'after-hours', hours: 12 } },
    { dose: { of: lithium, at: 'trough' } },
    { dose: { of: lithium, at: 'after-hours', hours: 6 } },
    { dose: { of: words('Litio', 'Lithium'), at: 'after-hours', hours: 12 } },
    { dose: { of: words('digoxina', 'digoxin'), at: 'trough' } },
  );
  expect(doses).toEqual([
    { of: words('digoxina', 'digoxin'), at: 'trough', exams: ['E'] },
    { of: lithium, at: 'trough', exams: ['B'] },
    { of: lithium, at: 'after-hours', hours: 6, exams: ['C'] },
    { of: lithium, at: 'after-hours', hours: 12, exams: ['A', 'D'] },
  ]);
});

test('a sentence that several exams bring is said once', () => {
  const list = words('Traiga la lista de sus medicamentos.', 'Bring a list of your medicines.');
  const order = words('Traiga la orden.', 'Bring the order.');
  expect(
    joint({ instructions: [order] }, { instructions: [{ ...list }] }, { instructions: [list] }).instructions,
  ).toEqual([
    { words: list, exams: ['B', 'C'] },
    { words: order, exams: ['A'] },
  ]);
});
