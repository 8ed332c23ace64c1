import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexCatalogue } from './catalogue-index.ts';
import { findExams } from './find-exams.ts';
import { recordFor } from './fixtures/record-for.ts';
import { nearestExams } from './nearest-exams.ts';
import { readOrder } from './order/read-order.ts';
import { otherNameFor } from './other-name.ts';

const bloodCount = recordFor('HEM-001', 'Hemograma IV', 'Complete blood count', ['cuadro hemático'], {
  codes: ['902210', '58410-2', '718-7'],
});
const haemoglobin = recordFor('HEM-002', 'Hemoglobina', 'Haemoglobin', [], { codes: ['902213', '718-7'] });
const glucose = recordFor('QUI-001', 'Glucosa basal', 'Fasting glucose', ['azúcar', 'azúcar en la sangre'], {
  common: 1,
});
const urineGlucose = recordFor('ORI-024', 'Glucosa en orina', 'Urine glucose', ['azúcar en la orina'], {
  specimens: ['urine'],
});
const vitaminA = recordFor('VIT-010', 'Vitamina A (retinol)', 'Vitamin A');
const vitaminB12 = recordFor('VIT-002', 'Vitamina B12', 'Vitamin B12');
const vitaminD = recordFor('VIT-001', 'Vitamina D (25-hidroxi total)', 'Vitamin D', [], { common: 0.4 });
const index = indexCatalogue([bloodCount, haemoglobin, glucose, urineGlucose, vitaminA, vitaminB12, vitaminD]);
const found = (query: string): string[] => findExams(index, query).map(({ record }) => record.code);

describe('finds first', () => {
  test.each([
    ['as it is written', 'Cuadro hemático', 'HEM-001'],
    ['by ear', 'quadro ematico', 'HEM-001'],
    ['with a slip', 'cuadro hematcio', 'HEM-001'],
    ['the other way round', 'hematico cuadro', 'HEM-001'],
    ['in English', 'blood count', 'HEM-001'],
    ['in American English', 'hemoglobin', 'HEM-002'],
    ['begun', 'hemogr', 'HEM-001'],
    ['begun with a slip', 'hemogarm', 'HEM-001'],
    ['in the plural', 'hemogramas', 'HEM-001'],
    ['apart', 'hemo grama', 'HEM-001'],
    ['together', 'cuadrohematico', 'HEM-001'],
    ['a letter and its number apart', 'vitamina b 12', 'VIT-002'],
    ['a letter by its name', 'vitamina de', 'VIT-001'],
    ['a letter that is a word, too', 'vitamina a', 'VIT-010'],
    ['in a sentence', 'cuánto vale un examen de azúcar por favor', 'QUI-001'],
    ['for somebody, and with what came back', 'mi mamá tiene el azúcar muy alta', 'QUI-001'],
    ['by another word for one of its own', 'dulce en el pipí', 'ORI-024'],
    ['in the blood, which goes without saying', 'glucosa en sangre', 'QUI-001'],
    ['in the urine, where that is said', 'glucosa en orina', 'ORI-024'],
    ['of two that are called alike, the commoner', 'glucosa', 'QUI-001'],
  ])('%s: %s', (_, query, code) => {
    expect(found(query)[0]).toBe(code);
  });
});

describe('finds by code', () => {
  test.each([
    ['HEM-001', ['HEM-001']],
    ['hem 001', ['HEM-001']],
    ['hem001', ['HEM-001']],
    ['902213', ['HEM-002']],
    ['CUPS 902213 hemoglobina', ['HEM-002']],
    ['902213, 902210', ['HEM-002', 'HEM-001']],
    ['902210, 902213', ['HEM-001', 'HEM-002']],
    ['QUI-001 HEM-001', ['QUI-001', 'HEM-001']],
    ['HEM-001 QUI-001', ['HEM-001', 'QUI-001']],
    ['718-7', ['HEM-002', 'HEM-001']],
    ['hem-0', ['HEM-001', 'HEM-002']],
    ['90221', ['HEM-001', 'HEM-002']],
  ])('%s', (query, codes) => {
    expect(found(query)).toEqual(codes);
  });
});

test('symbols alone find nothing and resemble nothing', () => {
  for (const query of ['🩸', '(((.*[', '---']) {
    expect(found(query)).toEqual([]);
    expect(nearestExams(index, query, 6)).toEqual([]);
  }
});

test('finds all exams for an empty query, and none without resemblance', () => {
  expect(found('')).toHaveLength(7);
  expect(found('  ')).toHaveLength(7);
  expect(found('xqzwjk')).toEqual([]);
});

test('offers the most similar exams if nothing matches', () => {
  expect(found('hemogenia rara')).toEqual([]);
  expect(nearestExams(index, 'hemogenia rara', 3).map(({ code }) => code)).toContain('HEM-001');
  expect(nearestExams(index, '???', 3)).toEqual([]);
});

test('names the synonym that matched', () => {
  expect(otherNameFor(bloodCount, 'cuadro ematico', 'es')).toBe('cuadro hemático');
  expect(otherNameFor(bloodCount, 'hemograma', 'es')).toBeNull();
  expect(otherNameFor(bloodCount, '', 'es')).toBeNull();
  const hiv = { ...bloodCount, name: { es: 'VIH 1 y 2', en: 'HIV 1 and 2' }, synonyms: ['SIDA', 'prueba de VIH'] };
  expect(otherNameFor(hiv, 'sida', 'es')).toBeNull();
});

test('answers any query, with each exam once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (query) => {
      const codes = found(query);
      expect(new Set(codes).size).toBe(codes.length);
    }),
  );
});

describe('a laboratory whose codes are 1001', () => {
  const numbered = indexCatalogue([
    recordFor('1001', 'Hemograma', 'Complete blood count'),
    recordFor('1002', 'Glucosa basal', 'Fasting glucose', [], { codes: ['903841'] }),
    recordFor('1013', 'Vitamina D (25-hidroxi total)', 'Vitamin D'),
  ]);

  test.each<[query: string, codes: string[]]>([
    ['1001', ['1001']],
    [' 1002 ', ['1002']],
    ['101', ['1013']],
    ['1002 y 1001', ['1002', '1001']],
    ['código 1001 hemograma', ['1001']],
    ['903841', ['1002']],
  ])('finds %j', (query, codes) => {
    expect(findExams(numbered, query).map(({ record }) => record.code)).toEqual(codes);
  });

  test.each(['1001, 1002', '1001,1002', '1. 1001\n2. 1002', 'Hemograma (1001), 1002'])(
    'reads the order %j',
    (order) => {
      expect(readOrder(numbered, order).pieces.map(({ exam }) => exam?.code)).toEqual(['1001', '1002']);
    },
  );

  test('does not take a quantity for a code', () => {
    expect(findExams(numbered, 'vitamina d 25').map(({ record }) => record.code)).toEqual(['1013']);
  });
});
