import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { typedFlag, valueFault, valueTypeOf } from './typed-value.ts';

describe('a typed value', () => {
  test.each(['105', '1.10', '1,5', '-0.5', '<5', '>= 0.5', '≤3', '1:128', '1/64', '2-4', '12 %', '++', '2+', '10^5'])(
    '%s is a form of numbers',
    (text) => {
      expect(valueFault(text, true)).toBeNull();
    },
  );

  test.each(['Muestra hemolizada', 'más de 100 000 UFC/mL', 'Negativo', ''])('%s is words', (text) => {
    expect(valueFault(text, true)).toBeNull();
  });

  test.each(['1O5', '12..5', '5,5,5', '12 .5', '1e5', '<', '105mg5'].filter((one) => /\d/.test(one)))(
    '%s is a slip of a finger, but only where a number belongs',
    (text) => {
      expect(valueFault(text, true)).toBe(/\p{L}{2}/u.test(text) ? null : 'number');
      expect(valueFault(text, false)).toBeNull();
    },
  );

  test('does not hold control characters, and has an end', () => {
    expect([valueFault('1\u00000', false), valueFault('a'.repeat(4_001), false)]).toEqual(['control', 'long']);
    expect(valueFault('línea uno\nlínea dos', false)).toBeNull();
  });

  test.each([
    ['105', 'NM'],
    ['1,5', 'NM'],
    ['<5', 'SN'],
    ['1:128', 'SN'],
    ['++', 'ST'],
    ['12 %', 'ST'],
    ['Negativo', 'ST'],
    ['uno\ndos', 'TX'],
  ])('%s has the type %s', (text, type) => {
    expect(valueTypeOf(text)).toBe(type);
  });

  test('every plain number is accepted and is a number', () => {
    const number = fc
      .tuple(fc.constantFrom('', '-', '+'), fc.stringMatching(/^\d{1,6}(?:[.,]\d{1,4})?$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(number, (text) => {
        expect([valueFault(text, true), valueTypeOf(text)]).toEqual([null, 'NM']);
      }),
    );
  });

  test.each([
    ['105', '70-100', 'H'],
    ['69.9', '70-100', 'L'],
    ['70', '70-100', 'N'],
    ['<5', '70-100', ''],
    ['Negativo', 'Negativo', ''],
    ['105', '', ''],
  ])('%s against %s has the flag "%s"', (value, range, flag) => {
    expect(typedFlag(value, range)).toBe(flag);
  });
});
