import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../../domain/exams/catalogue.ts';
import { paternityOffer } from './paternity-offer.ts';

test('shows the prices and the days of the catalog', () => {
  const offer = paternityOffer(createCatalogue(demonstrationExams));
  expect(offer.forms.map(({ slug, price }) => [slug, price])).toEqual(
    demonstrationExams
      .filter(({ slug }) => slug === 'prueba-de-paternidad' || slug === 'prueba-de-paternidad-sin-madre')
      .map(({ slug, price }) => [slug, price]),
  );
  expect(offer.days).toBe(9);
});

test('omits a form that the laboratory does not offer', () => {
  const without = demonstrationExams.filter(({ slug }) => slug !== 'prueba-de-paternidad-sin-madre');
  expect(paternityOffer(createCatalogue(without)).forms.map(({ with: who }) => who)).toEqual(['mother']);
  expect(paternityOffer(createCatalogue([]))).toEqual({ forms: [], days: null });
});
