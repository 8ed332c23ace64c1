import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { stiOffer } from './sti-offer.ts';

const panelSlug = 'chequeo-de-infecciones-de-transmision-sexual';
const offerWith = (change: (exam: Exam) => Exam | null) =>
  stiOffer(createCatalogue(demonstrationExams.flatMap((exam) => change(exam) ?? [])));
const priced = (slug: string, price: number | null) => (exam: Exam) => (exam.slug === slug ? { ...exam, price } : exam);
const without = (slug: string) => (exam: Exam) => (exam.slug === slug ? null : exam);

test('reads the package, its exams, and their prices from the catalog', () => {
  const { panel, exams, whole } = offerWith((exam) => exam);
  const priceOf = (slug: string) => demonstrationExams.find((exam) => exam.slug === slug)?.price ?? 0;
  const blood = exams.filter(({ from }) => from === 'blood');
  const urine = exams.filter(({ from }) => from === 'urine');
  expect([blood.length, urine.length]).toEqual([4, 2]);
  expect(panel?.price).toBe(priceOf(panelSlug));
  expect(panel?.apart).toBe(blood.reduce((sum, { slug }) => sum + priceOf(slug), 0));
  expect(whole?.price).toBe(urine.reduce((sum, { slug }) => sum + priceOf(slug), priceOf(panelSlug)));
});

describe('claims no saving', () => {
  test('if the package is not cheaper', () => {
    expect(offerWith(priced(panelSlug, 206_000)).panel?.apart).toBeNull();
    expect(offerWith(priced(panelSlug, 205_999)).panel?.apart).toBe(206_000);
  });

  test('if a price is to be asked for, or an exam is not offered', () => {
    expect(offerWith(priced('prueba-treponemica', null)).panel?.apart).toBeNull();
    expect(offerWith(priced(panelSlug, null)).panel?.apart).toBeNull();
    expect(offerWith(without('prueba-treponemica')).panel?.apart).toBeNull();
  });
});

test('omits what the laboratory does not offer', () => {
  expect(offerWith(without(panelSlug))).toMatchObject({ panel: null, whole: null });
  expect(offerWith(priced('gonorrea-pcr-en-orina', null)).whole?.price).toBeNull();
});
