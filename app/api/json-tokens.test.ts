import { expect, test } from 'vitest';

import { jsonTokens } from './json-tokens.ts';

test('tells the keys, texts, and values of JSON apart, and loses no letter', () => {
  const json = '{\n  "name": "TSH \\"u\\"",\n  "price": -1.5,\n  "own": true\n}';
  const tokens = jsonTokens(json);
  expect(tokens.map(({ text }) => text).join('')).toBe(json);
  expect(tokens.filter(({ kind }) => kind !== 'other')).toEqual([
    { kind: 'key', text: '"name":' },
    { kind: 'text', text: '"TSH \\"u\\""' },
    { kind: 'key', text: '"price":' },
    { kind: 'value', text: '-1.5' },
    { kind: 'key', text: '"own":' },
    { kind: 'value', text: 'true' },
  ]);
});
