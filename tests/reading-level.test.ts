import { expect, test } from 'vitest';

import type { Explanation, Questions } from '../app/domain/explanations/explanation.ts';
import { explanationOf, explanationOfExam, explanations } from '../app/domain/explanations/explanations.ts';
import type { Locale } from '../app/i18n/locale.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import { englishSyllables, fleschKincaid, inflesz, longestSentence, spanishSyllables } from './support/readability.ts';

// Patients read these words alone, at home: a twelve-year-old must understand them, and none may sound like a diagnosis.

const questionsOf = ({ low, high, other }: Explanation, locale: Locale): readonly string[] =>
  [low, high, other].flatMap((questions: Questions | null) => questions?.[locale] ?? []);
const textOf = (one: Explanation, locale: Locale): string =>
  [one.measures[locale], one.moves[locale], ...questionsOf(one, locale)].join(' ');

test.each([
  ['Mide el azúcar de la sangre.', 60],
  ['La hiperbilirrubinemia constitucional asintomática representa una anormalidad hepatobiliar.', -150],
])('the Spanish scale tells easy from hard: %s', (text, least) => expect(inflesz(text)).toBeGreaterThan(least));

test('syllables are counted as people speak', () => {
  const words = ['león', 'energía', 'riñones', 'oxígeno', 'sangre', 'quien', 'cuerpo', 'aire', 'soya', 'muy'];
  expect(words.map(spanishSyllables)).toEqual([2, 4, 3, 4, 2, 1, 2, 2, 2, 1]);
  expect(['measures', 'oxygen', 'iron', 'blood', 'little', 'goes'].map(englishSyllables)).toEqual([2, 3, 2, 1, 2, 1]);
});

test.each(explanations.map((one) => [one.id, one] as const))('%s reads like a text for a child of twelve', (_, one) => {
  expect(inflesz(textOf(one, 'es'))).toBeGreaterThanOrEqual(65);
  expect(fleschKincaid(textOf(one, 'en'))).toBeLessThanOrEqual(6.9);
  for (const locale of ['es', 'en'] as const) {
    for (const part of [one.measures, one.moves]) expect(longestSentence(part[locale])).toBeLessThanOrEqual(20);
    expect(textOf(one, locale)).not.toMatch(/usted tiene|you have|diagn|c[aá]ncer|leucemia|leukemia|normal/i);
    expect(questionsOf(one, locale).every((question) => question.endsWith('?'))).toBe(true);
  }
});

test('at least forty values are explained, each with its source and the day of its review', () => {
  expect(explanations.length).toBeGreaterThanOrEqual(40);
  for (const { source, reviewedOn, low, high, other } of explanations) {
    expect(source).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(reviewedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(low ?? high ?? other).not.toBeNull();
  }
});

test('no code has two explanations, and each exam that is explained exists', () => {
  const codes = explanations.flatMap(({ loincs, exams }) => [...loincs, ...exams]);
  expect(codes.length).toBe(new Set(codes).size);
  const known = new Set(demonstrationExams.map(({ code }) => code));
  expect(explanations.flatMap(({ exams }) => exams).filter((exam) => !known.has(exam))).toEqual([]);
});

test('a value is found by the code of the sender or of the catalog; an exam that a trained person hands over has no words here', () => {
  expect(explanationOf(['XYZ', '718-7'])?.id).toBe('hemoglobin');
  expect(explanationOf([null, 'XYZ'])).toBeNull();
  expect(explanationOfExam('MIC-001')?.id).toBe('urine-culture');
  const gated = demonstrationExams.filter(({ counselling }) => counselling !== 'none');
  expect(gated.filter(({ code }) => explanationOfExam(code) !== null)).toEqual([]);
});
