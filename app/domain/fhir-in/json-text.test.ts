import fc from 'fast-check';
import { expect, test } from 'vitest';

import { NumberText, parseJson } from './json-text.ts';

test.each(['1.10', '0.50', '-0', '1e3', '1E-7', '12345678901234567890.000', '0.1000000000000000055511151231257827'])(
  'keeps %s as it was written',
  (text) => {
    expect(parseJson(`{"value": ${text} }`).value).toEqual({ value: new NumberText(text) });
  },
);

test('every number keeps its text, wherever it is', () => {
  const numeral = fc
    .tuple(fc.constantFrom('', '-'), fc.nat(9999), fc.stringMatching(/^[0-9]{0,12}$/))
    .map(([sign, whole, part]) => sign + whole + (part === '' ? '' : `.${part}`));
  fc.assert(
    fc.property(fc.array(numeral, { maxLength: 20 }), (texts) => {
      const { value } = parseJson(`[${texts.join(' , ')}]`);
      expect(value).toEqual(texts.map((text) => new NumberText(text)));
    }),
  );
});

test('reads everything else as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const { value: read, fault } = parseJson(JSON.stringify(value));
      expect(fault).toBeNull();
      const plain = JSON.parse(JSON.stringify(read, (_, one) => (one instanceof NumberText ? Number(one.text) : one)));
      expect(plain).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([
  ['{"a":1,"a":2}', 'duplicate-key'],
  ['{"a":1,"\\u0061":2}', 'duplicate-key'],
  ['[{"x":{"b":1,"c":{"b":1},"b":2}}]', 'duplicate-key'],
  [`${'['.repeat(25)}${']'.repeat(25)}`, 'depth'],
  [`${'{"a":'.repeat(25)}1${'}'.repeat(25)}`, 'depth'],
  ['[', 'syntax'],
  ['', 'syntax'],
  ['{"a":01}', 'syntax'],
  ['{"a":NaN}', 'syntax'],
  ["{'a':1}", 'syntax'],
])('refuses %s', (text, fault) => {
  expect(parseJson(text)).toEqual({ value: null, fault });
});

test('a text is no name: one value may be there twice', () => {
  expect(parseJson('{"a":"a","b":["a","a:","{\\"a\\":1}"]}').fault).toBeNull();
});
