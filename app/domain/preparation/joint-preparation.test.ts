import { describe, expect, test } from 'vitest';

import type { Preparation } from '../exams/exam.ts';
import { bothLanguages, plainExam } from '../exams/fixtures/sound-exam.ts';
import { jointPreparation } from './joint-preparation.ts';

/** Exams A, B, C …, with one of these preparations each. */
const joint = (...asked: Partial<Preparation>[]) =>
  jointPreparation(
    asked.map((preparation, index) => {
      const exam = plainExam({ code: String.fromCharCode(65 + index), preparation });
      return { exam, preparations: [exam.preparation], panels: [] };
    }),
  );

type Stay = (minutes: number) => Partial<Preparation>;

test('asks nothing if no exam does', () => {
  expect(joint({}, {})).toEqual({
    fasting: null,
    water: 'allowed',
    abstentions: [],
    timeOfDay: null,
    cycleDays: null,
    dwellMinutes: 0,
    stays: [],
    postures: [],
    stimuli: [],
    evening: [],
    urine: [],
    doses: [],
    serial: [],
    semenAtHomeHours: null,
    semenLast: null,
    instructions: [],
    stayInstructions: [],
  });
  expect(joint()).toEqual(joint({}));
});

test('takes the longest fast and the smallest maximum, and names the exams with the longest fast', () => {
  const fasts = [
    { fasting: { minHours: 8, maxHours: 12 } },
    {},
    { fasting: { minHours: 10, maxHours: 14 } },
    { fasting: { minHours: 10, maxHours: 16 } },
  ];
  expect(joint(...fasts).fasting).toEqual({ minHours: 10, maxHours: 12, because: ['C', 'D'] });
});

test('a full bladder requires drinking water, even during a fast', () => {
  expect(joint({ urine: 'full-bladder' }, { fasting: { minHours: 8, maxHours: 12 } }).water).toBe('drink');
});

test('merges abstentions of the same kind, in the order of kinds', () => {
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
    { of: 'alcohol', hours: 24, maxHours: null, onlyIfTaken: false, because: ['B'] },
    { of: 'sex', hours: 72, maxHours: 120, onlyIfTaken: false, because: ['B'] },
  ]);
});

test('intersects times of day and days of the cycle', () => {
  const { timeOfDay, cycleDays } = joint(
    { timeOfDay: { from: '06:30', until: '10:00' }, cycleDays: { from: 2, to: 5 } },
    { timeOfDay: { from: '07:00', until: '11:00' } },
    { timeOfDay: { from: '06:00', until: '12:00' }, cycleDays: { from: 3, to: 9 } },
  );
  expect(timeOfDay).toEqual({ from: '07:00', until: '10:00', because: ['A', 'B'] });
  expect(cycleDays).toEqual({ from: 3, to: 5, because: ['A', 'C'] });
});

describe('the stay', () => {
  const [rest, test_, result] = (['rest', 'test', 'result'] as const).map((dwellFor) => (dwellMinutes: number) => ({
    dwellFor,
    dwellMinutes,
  })) as [Stay, Stay, Stay]; // `map` loses the tuple length.

  test.each<[asked: Partial<Preparation>[], stay: number, why: string]>([
    [[rest(10), rest(30), rest(20)], 30, 'those who rest, rest side by side'],
    [[test_(120), test_(120)], 120, 'curves on one load run side by side'],
    [[rest(30), test_(120), {}], 150, 'a curve begins after the rest'],
    [[rest(90), test_(45)], 135, 'a rest may be longer than a test'],
    [[test_(120), result(20)], 120, 'a result is waited for while a curve runs'],
    [
      [
        { ...rest(15), posture: 'upright' },
        { ...rest(30), posture: 'lying' },
      ],
      45,
      'nobody sits and lies at once',
    ],
    [[{ ...rest(15), posture: 'upright' }, rest(30)], 30, 'one posture serves who minds none'],
  ])('%j → %i: %s', (asked, stay) => {
    expect(joint(...asked).dwellMinutes).toBe(stay);
  });

  test('is listed for each purpose, with its exams', () => {
    expect(joint(rest(30), test_(120), rest(15), result(20)).stays).toEqual([
      { for: 'rest', minutes: 30, exams: ['A', 'C'] },
      { for: 'test', minutes: 120, exams: ['B'] },
      { for: 'result', minutes: 20, exams: ['D'] },
    ]);
  });

  test('gives the order of postures, standing first, and only if they differ', () => {
    const [lying, upright] = [{ posture: 'lying' as const }, { posture: 'upright' as const }];
    expect(joint(lying, lying).postures).toEqual([]);
    expect(joint(lying, upright).postures).toEqual([
      { of: 'upright', exams: ['B'] },
      { of: 'lying', exams: ['A'] },
    ]);
  });
});

test('lists a stimulus once, whatever its spelling, and likewise each collection hour of the evening before', () => {
  const { stimuli, evening } = joint(
    { stimulus: bothLanguages('75 g de glucosa', '75 g of glucose'), collectedAt: '23:00' },
    { stimulus: bothLanguages('75 g de Glucosa', '75 g of glucose') },
    { collectedAt: '22:00' },
    { collectedAt: '23:00' },
  );
  expect(stimuli).toEqual([{ of: bothLanguages('75 g de glucosa', '75 g of glucose'), exams: ['A', 'B'] }]);
  expect(evening).toEqual([
    { collectedAt: '22:00', exams: ['C'] },
    { collectedAt: '23:00', exams: ['A', 'D'] },
  ]);
});

test('an exact hour after a dose also applies to exams that only require a minimum', () => {
  const dose = { of: bothLanguages('litio', 'lithium'), at: 'after-hours' as const, hours: 12 };
  const [loose, exact] = [{ dose: { ...dose, atLeast: true } }, { dose: { ...dose, atLeast: false } }];
  expect(joint(loose, loose).doses).toEqual([{ ...dose, atLeast: true, exams: ['A', 'B'] }]);
  expect(joint(loose, exact).doses).toEqual([{ ...dose, atLeast: false, exams: ['A', 'B'] }]);
});

test('sorts doses by time and drug', () => {
  const lithium = bothLanguages('litio', 'lithium');
  const { doses } = joint(
    { dose: { of: lithium, at: 'after-hours', hours: 12, atLeast: false } },
    { dose: { of: lithium, at: 'trough' } },
    { dose: { of: lithium, at: 'after-hours', hours: 6, atLeast: false } },
    { dose: { of: bothLanguages('Litio', 'Lithium'), at: 'after-hours', hours: 12, atLeast: false } },
    { dose: { of: bothLanguages('digoxina', 'digoxin'), at: 'trough' } },
  );
  expect(doses).toEqual([
    { of: bothLanguages('digoxina', 'digoxin'), at: 'trough', exams: ['E'] },
    { of: lithium, at: 'trough', exams: ['B'] },
    { of: lithium, at: 'after-hours', hours: 6, atLeast: false, exams: ['C'] },
    { of: lithium, at: 'after-hours', hours: 12, atLeast: false, exams: ['A', 'D'] },
  ]);
});

test('lists an instruction of several exams once', () => {
  const list = bothLanguages('Traiga la lista de sus medicamentos.', 'Bring a list of your medicines.');
  const order = bothLanguages('Traiga la orden.', 'Bring the order.');
  expect(
    joint({ instructions: [order] }, { instructions: [{ ...list }] }, { instructions: [list] }).instructions,
  ).toEqual([
    { words: list, exams: ['B', 'C'] },
    { words: order, exams: ['A'] },
  ]);
});
