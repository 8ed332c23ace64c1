import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { reliableExams } from './reliable-exams.ts';
import { stiOffer } from './sti-offer.ts';

const offerOf = (exams: readonly Exam[]) => stiOffer(createCatalogue(exams));
const offer = offerOf(demonstrationExams);
const namesOn = (day: number) => reliableExams(offer, day)?.names.map(({ es }) => es) ?? null;

test('adds the exams whose negative is reliable, with the sum of their prices', () => {
  expect(namesOn(7)).toBeNull();
  expect(namesOn(21)).toEqual(['clamidia', 'gonorrea']);
  const urine = demonstrationExams.filter(({ slug }) => /^(chlamydia|gonorrea)-pcr-en-orina$/.test(slug));
  expect(reliableExams(offer, 21)).toMatchObject({
    codes: expect.arrayContaining(urine.map(({ code }) => code)),
    price: urine.reduce((sum, { price }) => sum + (price ?? 0), 0),
  });
  expect(namesOn(84)).not.toContain('hepatitis C');
});

test('adds the whole package, at its own price, once all of it is reliable', () => {
  expect(reliableExams(offer, 180)).toEqual({ ...offer.whole, names: [] });
});

test('has no price if one of them is to be asked for', () => {
  const unpriced = demonstrationExams.map((exam) =>
    exam.slug === 'gonorrea-pcr-en-orina' ? { ...exam, price: null } : exam,
  );
  expect(reliableExams(offerOf(unpriced), 21)?.price).toBeNull();
});
