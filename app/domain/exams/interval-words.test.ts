import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import type { ReferenceInterval } from './component.ts';
import { ageRangeWords, groupWords, limitsWords } from './interval-words.ts';
import { unitWords } from './unit-words.ts';

const interval = (changes: Partial<ReferenceInterval>): ReferenceInterval => ({
  sex: 'any',
  ageFrom: '18y',
  ageTo: null,
  low: 1,
  high: 2,
  condition: null,
  source: 'general',
  ...changes,
});

describe('the group of an interval', () => {
  test.each([
    [{}, 'Adultos', 'Adults'],
    [{ ageFrom: '0d' }, 'Todas las personas', 'Everyone'],
    [{ sex: 'female' }, 'Mujeres, desde 18 años', 'Women, 18 years and over'],
    [{ ageFrom: '0d', ageTo: '28d' }, 'Niños y niñas, menos de 28 días', 'Children, under 28 days'],
    [
      { sex: 'male', ageFrom: '6m', ageTo: '2y' },
      'Niños, de 6 meses a menos de 2 años',
      'Boys, 6 months to under 2 years',
    ],
    [{ sex: 'female', condition: { es: 'Fase lútea', en: 'Luteal phase' } }, 'Fase lútea', 'Luteal phase'],
  ] as const)('%j', (changes, es, en) => {
    expect([groupWords(interval(changes), 'es'), groupWords(interval(changes), 'en')]).toEqual([es, en]);
  });

  test('uses the singular for one', () => {
    expect(ageRangeWords({ ageFrom: '1m', ageTo: '1y' }, 'es')).toBe('de 1 mes a menos de 1 año');
  });
});

test.each([
  [12, 16, 1, '12,0 a 16,0', '12.0 to 16.0'],
  [null, 5, 0, '5 o menos', '5 or less'],
  [4.25, null, 2, '4,25 o más', '4.25 or more'],
  [150, 1500, 0, '150 a 1.500', '150 to 1,500'],
] as const)('from %j to %j', (low, high, decimals, es, en) => {
  expect([limitsWords({ low, high }, decimals, 'es'), limitsWords({ low, high }, decimals, 'en')]).toEqual([es, en]);
});

describe('units', () => {
  test.each([
    ['10*3/uL', '10³/µL'],
    ['k[IU]/L', 'kUI/L'],
    ['u[IU]/mL', 'µUI/mL'],
    ['ug/dL', 'µg/dL'],
    ['umol/L', 'µmol/L'],
    ['mg/(24.h)', 'mg/24 h'],
    ['mL/min/{1.73_m2}', 'mL/min/1,73 m²'],
    ['mm[Hg]', 'mmHg'],
    ['{ratio}', ''],
    ['[pH]', ''],
    ['1', ''],
    ['%', '%'],
    ['U/L', 'U/L'],
    ["[GPL'U]/mL", 'GPL/mL'],
    ['/[HPF]', '/campo'],
    ['ng/mL{FEU}', 'ng/mL FEU'],
    ['{INR}', 'INR'],
  ])('%s → %s', (unit, words) => {
    expect(unitWords(unit, 'es')).toBe(words);
  });

  test('no unit of the catalog shows machine syntax', () => {
    const units = new Set(demonstrationExams.flatMap(({ components }) => components.flatMap(({ unit }) => unit ?? [])));
    expect(units.size).toBeGreaterThan(40);
    const shown = [...units].map((unit) => unitWords(unit, 'es'));
    expect(shown.filter((words) => /[[\]{}*()']|\b_/.test(words))).toEqual([]);
  });
});
