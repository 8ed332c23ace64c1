import { describe, expect, test } from 'vitest';

import type { Exam, Preparation } from '../exams/exam.ts';
import { plainExam } from '../exams/fixtures/sound-exam.ts';
import { conflictWords } from './conflict-words.ts';
import { momentWords, namesWords } from './moment-words.ts';
import { planLines } from './plan-words.ts';
import { preparationPlan } from './preparation-plan.ts';
import { bloodWords, homeWords } from './sampling-words.ts';

const exam = (code: string, preparation: Partial<Preparation>): Exam =>
  plainExam({ code, preparation: { ...plainExam().preparation, ...preparation } });
const planOf = (...exams: Exam[]) => preparationPlan(exams, new Map());
const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
/** A Tuesday. */
const visit = { date: '2026-11-24', minutes: 420 };
const nameOf = (code: string): string => code.toLowerCase();

const lithium = { es: 'litio', en: 'lithium' };

describe('a fast', () => {
  const { preparation } = planOf(exam('A', { fasting: { minHours: 8, maxHours: 14 } }), exam('B', {}));

  test.each([
    ['es', 'Deje de comer a las 11:00 p. m. del lunes 23 de noviembre. Agua sí, hasta la toma.'],
    ['en', 'Don’t eat after 11:00 PM on Monday, November 23. Water is fine until the sample is taken.'],
  ] as const)('begins at a clock time (%s)', (locale, text) => {
    const [line] = planLines(preparation, visit, locale, nameOf);
    expect(plain(line?.text ?? '')).toBe(text);
    expect(plain(line?.detail ?? '')).toMatch(locale === 'es' ? /5:00 p\. m\. del lunes/ : /5:00 PM on Monday/);
    expect(line?.because).toBe(locale === 'es' ? 'Por a' : 'For a');
  });

  test('is counted in hours if the day is unknown, and water is still allowed', () => {
    const [line] = planLines(preparation, null, 'es', null);
    expect(line?.text).toMatch(/8 a 14 horas/);
    expect(line?.detail).toMatch(/Agua/);
    expect(line?.because).toBe('');
  });
});

test('an instruction for the stay is its own topic, after those for the time before', () => {
  const before = { es: 'Los 3 días anteriores coma como siempre.', en: 'For the 3 days before, eat as usual.' };
  const during = { es: 'Quédese hasta la última muestra.', en: 'Stay until the last sample.' };
  const { preparation } = planOf(exam('A', { instructions: [before], stayInstructions: [during] }));
  const lines = planLines(preparation, visit, 'es', null).map(({ topic, text, begins }) => [topic, text, begins?.at]);
  expect(lines.slice(-2)).toEqual([
    ['instruction', before.es, { date: '2026-11-21', part: 'day' }],
    ['stay-instruction', during.es, undefined],
  ]);
});

test('an abstention gives its start', () => {
  const { preparation } = planOf(exam('A', { abstentions: [{ of: 'alcohol', hours: 24, maxHours: null }] }));
  const [alcohol] = planLines(preparation, visit, 'es', null);
  expect(plain(alcohol?.detail ?? '')).toBe('Desde las 7:00 a. m. del lunes 23 de noviembre.');
});

test.each([
  ['es', 0, 'las 12 de la noche del lunes 23 de noviembre'],
  ['en', 0, 'midnight on the night of Monday, November 23'],
  ['es', 780, 'la 1:00 p. m. del martes 24 de noviembre'],
  ['es', 60, 'la 1:00 a. m. del martes 24 de noviembre'],
  ['es', 660, 'las 11:00 a. m. del martes 24 de noviembre'],
] as const)('(%s) minute %i of Tuesday is %s', (locale, minutes, words) => {
  expect(plain(momentWords({ date: '2026-11-24', minutes }, locale))).toBe(words);
});

test('lists up to four names in full, and only the first three of more', () => {
  expect(namesWords(['a', 'b', 'c', 'd'], 'es')).toBe('a, b, c y d');
  expect(namesWords(['a', 'b', 'c', 'd', 'e'], 'es')).toBe('a, b, c y 2 más');
});

describe('a conflict is one sentence', () => {
  test.each<[string, Partial<Preparation>, Partial<Preparation>, RegExp]>([
    ['fasting', { fasting: { minHours: 12, maxHours: 14 } }, { fasting: { minHours: 4, maxHours: 8 } }, /12.*8/],
    [
      'abstention',
      { abstentions: [{ of: 'sex', hours: 200, maxHours: null }] },
      { abstentions: [{ of: 'sex', hours: 48, maxHours: 168 }] },
      /200.*168/,
    ],
    [
      'time-of-day',
      { timeOfDay: { from: '06:00', until: '08:00' } },
      { timeOfDay: { from: '15:00', until: '17:00' } },
      /8:00 a\. m\..*3:00 p\. m\./,
    ],
    ['cycle-days', { cycleDays: { from: 2, to: 5 } }, { cycleDays: { from: 20, to: 23 } }, /5.*20/],
    ['urine', { urine: 'full-bladder' }, { urine: 'first-morning' }, /la vejiga llena.*la primera orina del día/],
    [
      'dose',
      { dose: { of: lithium, at: 'trough' } },
      { dose: { of: lithium, at: 'after-hours', hours: 12, atLeast: false } },
      /litio: .+ 12 horas/,
    ],
    [
      'curve',
      { stimulus: { es: '75 g de glucosa', en: '75 g of glucose' } },
      { stimulus: { es: 'un desayuno', en: 'a breakfast' } },
      /con 75 g de glucosa para a; con un desayuno para b/,
    ],
  ])('%s', (kind, one, other, pattern) => {
    const [conflict, ...more] = planOf(exam('A', one), exam('B', other)).conflicts;
    expect([conflict?.kind, more]).toEqual([kind, []]);
    if (!conflict) return;
    const said = plain(conflictWords(conflict, 'es', nameOf));
    expect(said).toMatch(pattern);
    expect(said).not.toMatch(/\.\.|undefined|\{/);
    expect(conflictWords(conflict, 'en', nameOf)).not.toBe(said);
  });
});

test.each([
  [1.5, 'menos de una cucharadita'],
  [4, 'una cucharadita'],
  [10, 'unas 2 cucharaditas'],
  [12.7, 'unas 3 cucharaditas'],
])('%d mL are %s', (ml, spoons) => {
  expect(bloodWords({ bloodMl: ml, mostBloodMl: null }, 'es')).toBe(
    `En total, ${String(ml).replace('.', ',')} mL de sangre: ${spoons}.`,
  );
});

test('uses the singular for one exam that must be taken at the laboratory', () => {
  expect(homeWords({ possible: true, preventedBy: [] }, 'es', nameOf)).toBe('Todo se puede tomar en su casa.');
  expect(homeWords({ possible: false, preventedBy: ['A'] }, 'es', nameOf)).toBe(
    'Hay que venir a la sede por este examen: a.',
  );
  expect(homeWords({ possible: false, preventedBy: ['A', 'B'] }, 'es', nameOf)).toBe(
    'Hay que venir a la sede por estos exámenes: a y b.',
  );
});
