import { expect, test } from 'vitest';

import { jsonTokens } from './json-tokens.ts';

test('tells the keys, strings, and literals of JSON apart, and loses no letter', () => {
  const json = '{\n  "name": "TSH \\"u\\"",\n  "price": -1.5,\n  "own": true\n}';
  const tokens = jsonTokens(json);
  expect(tokens.map(({ text }) => text).join('')).toBe(json);
  expect(tokens.filter(({ kind }) => kind !== 'other')).toEqual([
    { kind: 'key', text: '"name":' },
    { kind: 'string', text: '"TSH \\"u\\""' },
    { kind: 'key', text: '"price":' },
    { kind: 'literal', text: '-1.5' },
    { kind: 'key', text: '"own":' },
    { kind: 'literal', text: 'true' },
  ]);
});
