import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isUcum } from './ucum.ts';

/** The units of common tests, verified by a validator with the complete UCUM table. */
const everyday =
  'g/dL % 10*3/uL mm/h U/g{Hb} s mg/dL ng/mL{FEU} umol/L u[IU]/mL ng/mL mL/min U/L ng/L pg/mL mmol/L ug/dL mosm/kg mg/L mg/(24.h) ug/(24.h) ug/g {copies}/mL /uL m[IU]/mL [IU]/mL U/mL ng/dL [IU]/L nmol/L ug/mL';

const rarer =
  "1 {INR} {ratio} 10*6/uL 10*12/L 10^9/L 10*-3 10*6/mL fL pg mm[Hg] kPa cm[H2O] [pH] Cel meq/L mg/g g/(24.h) mmol/(24.h) mL/min/{1.73_m2} mL/min/(173.10*-2.m2) mL/min/m2 k[IU]/L kU/L [arb'U]/mL [GPL'U] [MPL'U]/mL [beth'U] [anti'Xa'U]/mL /[HPF] /[LPF] {cells}/uL [CFU]/mL %{activity} /100{WBC} g.m/s2 s-1 m+2 ((g))/L mg/dl mmol/mol{creat} ug/mmol [todd'U]/mL wk d min mo a";

test.each(everyday.split(' '))('%s is UCUM', (unit) => {
  expect(isUcum(unit)).toBe(true);
});

test.each(rarer.split(' '))('%s is UCUM', (unit) => {
  expect(isUcum(unit)).toBe(true);
});

test.each([
  ['empty', ''],
  ['a micro sign', 'µg/dL'],
  ['mcg', 'mcg/dL'],
  ['international units without brackets', 'IU/mL'],
  ['the Spanish abbreviation', 'UI/mL'],
  ['milli-international units without brackets', 'mIU/mL'],
  ['a unit of pressure run together', 'mmHg'],
  ['a power with an x', 'x10^3/uL'],
  ['a power with a sign of multiplication', '10×3/uL'],
  ['a superscript', '10³/uL'],
  ['hours without an operator', 'mg/24h'],
  ['an operator that UCUM has not', 'mg/(24*h)'],
  ['capitals', 'MG/DL'],
  ['equivalents with a capital', 'mEq/L'],
  ['a word', 'cells/uL'],
  ['copies without braces', 'copies/mL'],
  ['an index', 'ratio'],
  ['seconds spelled out', 'sec'],
  ['Spanish seconds', 'seg'],
  ['hours spelled out', 'mm/hr'],
  ['a space', 'ng/mL FEU'],
  ['a space at the end', 'mg/dL '],
  ['a space in an annotation', 'mL/min/{1.73 m2}'],
  ['a decimal number', 'mL/min/1.73.m2'],
  ['a decimal number alone', '1.73'],
  ['a unit in the annotation’s place', 'mL/min/1.73m2'],
  ['zero', '0'],
  ['an exponent of zero', 'm0'],
  ['two operators', 'g//dL'],
  ['an operator at the end', 'g/'],
  ['two operators at the start', '//uL'],
  ['a slash alone', '/'],
  ['an open parenthesis', 'mg/(24.h'],
  ['a closed one', 'mg/24.h)'],
  ['empty parentheses', 'mg/()'],
  ['an open annotation', 'ng/mL{FEU'],
  ['an empty annotation', 'g{}'],
  ['two annotations', '{a}{b}'],
  ['a number before its unit', '2g'],
  ['an accent in an annotation', 'g{día}'],
  ['a prefix on what takes none', 'k%'],
  ['two prefixes', 'mug/L'],
  ['a prefix alone', 'm/k'],
  ['a comma', '10*3,5/uL'],
  ['a hyphen', 'mg-dL'],
])('rejects %s: %j', (_, unit) => {
  expect(isUcum(unit)).toBe(false);
});

const units = fc.constantFrom(...everyday.split(' ').filter((unit) => !unit.startsWith('/')));

test('division, multiplication, parentheses, and annotations keep a unit valid', () => {
  fc.assert(
    fc.property(units, units, (one, other) => {
      expect([`${one}/(${other})`, `(${one}).(${other})`, `/(${one})`, `(${one})/{x}`].map(isUcum)).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }),
  );
});

test('rejects a character outside UCUM at any position', () => {
  fc.assert(
    fc.property(
      units,
      fc.constantFrom(' ', 'µ', '³', ',', ';', '×', '#', '"', '\\', '$', '&'),
      fc.nat(),
      (unit, sign, at) => {
        const position = at % (unit.length + 1);
        fc.pre(!/\{[^}]*$/.test(unit.slice(0, position)));
        expect(isUcum(unit.slice(0, position) + sign + unit.slice(position))).toBe(false);
      },
    ),
  );
});

test('any text gets an answer', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isUcum(text) === 'boolean'));
});
