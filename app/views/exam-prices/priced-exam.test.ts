import { expect, test } from 'vitest';

import { type PricedExam, priceFacts, shownFirst } from './priced-exam.ts';

const exam = (slug: string, more: Partial<PricedExam> = {}): PricedExam => ({
  slug,
  name: { es: slug, en: slug },
  fasting: 0,
  sameDay: false,
  reportDays: 1,
  price: null,
  urgent: null,
  ...more,
});
const urgent = { use: 'often-emergency', sign: { es: '', en: '' }, action: { es: '', en: '' } } as const;

test('finds the lowest price, the longest fast, and the exams that are ready the same day', () => {
  const exams = [exam('a', { price: 9000, sameDay: true }), exam('b', { price: 8000, fasting: 8 }), exam('c')];
  expect(priceFacts(exams)).toEqual({ count: 3, from: 8000, fasting: { hours: 8, count: 1 }, sameDay: 1 });
  expect(priceFacts([exam('c')]).from).toBeNull();
});

test('folds the rows after the first, but no emergency and no single row', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((slug) => exam(slug));
  expect(shownFirst(rows, 3)[1]).toEqual([]);
  const more = [...rows, exam('f', { urgent })];
  expect(shownFirst(more, 3).map((list) => list.map(({ slug }) => slug))).toEqual([
    ['a', 'b', 'c', 'f'],
    ['d', 'e'],
  ]);
});
