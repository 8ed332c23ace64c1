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
  expect(panel?.separateTotal).toBe(blood.reduce((sum, { slug }) => sum + priceOf(slug), 0));
  expect(whole?.price).toBe(urine.reduce((sum, { slug }) => sum + priceOf(slug), priceOf(panelSlug)));
});

describe('claims no saving', () => {
  test('if the package is not cheaper', () => {
    expect(offerWith(priced(panelSlug, 206_000)).panel?.separateTotal).toBeNull();
    expect(offerWith(priced(panelSlug, 205_999)).panel?.separateTotal).toBe(206_000);
  });

  test('if a price is to be asked for, or an exam is not offered', () => {
    expect(offerWith(priced('prueba-treponemica', null)).panel?.separateTotal).toBeNull();
    expect(offerWith(priced(panelSlug, null)).panel?.separateTotal).toBeNull();
    expect(offerWith(without('prueba-treponemica')).panel?.separateTotal).toBeNull();
  });
});

test('counts the exams that it offers together', () => {
  const counts = ({ panel, whole }: ReturnType<typeof stiOffer>) => [panel?.count, whole?.count];
  expect(counts(offerWith((exam) => exam))).toEqual([4, 6]);
  expect(counts(offerWith(without('gonorrea-pcr-en-orina')))).toEqual([4, 5]);
});

test('omits what the laboratory does not offer', () => {
  expect(offerWith(without(panelSlug))).toMatchObject({ panel: null, whole: null });
  expect(offerWith(priced('gonorrea-pcr-en-orina', null)).whole?.price).toBeNull();
});
