import { indexOf } from '../app/domain/exam-search/index-of.ts';
import type { SearchRecord } from '../app/domain/exam-search/search-record.ts';
import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';

const syllables = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'sa',
  'te',
  'vi',
  'zo',
  'tra',
  'ble',
  'cri',
];
/** Spreads the words over the copies: neighbors get different ones. */
const PRIME = 7919;
const INVENTED_WORDS = syllables.length ** 3;

/** A pronounceable word for a number, of three syllables: 0 → 'bababa' · 2 → 'dibaba' */
const invented = (number: number): string =>
  [1, syllables.length, syllables.length ** 2]
    .map((unit) => syllables[Math.floor(number / unit) % syllables.length])
    .join('');

/**
 * Makes a catalog of any size: the demonstration's exams, and copies whose names each end in one of 4,913 invented words, like a family of
 * cultures or of allergens. A copy never answers a query better than its original.
 */
export function manyExams(count: number): SearchRecord[] {
  const originals = indexOf(createCatalogue(demonstrationExams)).records;
  return Array.from({ length: count }, (_, number) => {
    // The modulus keeps the index within `originals`, which is not empty.
    const original = originals[number % originals.length] as SearchRecord;
    if (number < originals.length) return original;
    const word = invented((number * PRIME) % INVENTED_WORDS);
    return {
      ...original,
      code: `X${number}`,
      slug: `${original.slug}-${word}-${number}`,
      name: { es: `${original.name.es} ${word}`, en: `${original.name.en} ${word}` },
      synonyms: original.synonyms.slice(0, 3).map((synonym) => `${synonym} ${word}`),
      codes: [],
      common: 0,
    };
  });
}
