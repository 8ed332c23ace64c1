import fc from 'fast-check';
import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../exams/catalogue.ts';
import { recordFor } from './fixtures/record-for.ts';
import { indexOf } from './index-of.ts';
import { packRecords, unpackRecords } from './records-text.ts';

test('unpacking restores the packed records', () => {
  const { records } = indexOf(createCatalogue(demonstrationExams));
  expect(unpackRecords(packRecords(records))).toEqual(records);
});

test('works for any exam name', () => {
  const words = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' '));
  const slugs = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(words, words, fc.array(words), slugs)), (named) => {
      const records = named.map(([es, en, synonyms, slug]) => recordFor('QUI-001', es, en, synonyms, { slug }));
      expect(unpackRecords(packRecords(records))).toEqual(records);
    }),
  );
});
