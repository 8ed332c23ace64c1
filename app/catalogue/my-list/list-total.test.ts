import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../../domain/exams/catalogue.ts';
import { listTotal } from './list-total.ts';

const { byCode } = createCatalogue(demonstrationExams);
const priceOf = (code: string): number => byCode.get(code)?.price ?? Number.NaN;

test('adds up the published prices', () => {
  expect(listTotal(['HEM-001', 'QUI-001'], byCode)).toEqual({
    count: 2,
    price: priceOf('HEM-001') + priceOf('QUI-001'),
  });
});

test('gives no price if one is missing, and counts no emergency and no unknown code', () => {
  const unpriced = demonstrationExams.find(({ price, urgent }) => price === null && urgent === null)?.code ?? '';
  expect(listTotal(['HEM-001', unpriced, 'MED-074', 'ZZZ-999'], byCode)).toEqual({ count: 2, price: null });
});
