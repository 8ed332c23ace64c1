import { expect, test } from 'vitest';

import { glucoseBundle, jsonOf } from './fixtures/bundles.ts';
import { readableFhir } from './readable-fhir.ts';

const read = (text: string): string => readableFhir(new TextEncoder().encode(text));

test('breaks the lines of a message, and changes nothing else', () => {
  expect(read('{"value":1.10,"a":[],"b":["ñ",null]}')).toBe(
    '{\n  "value": 1.10,\n  "a": [],\n  "b": [\n    "ñ",\n    null\n  ]\n}',
  );
  const text = jsonOf(glucoseBundle('transaction'));
  expect(read(text).replace(/\n\s*/g, '').replaceAll('": ', '":')).toBe(text);
});

test('shows what is no JSON as it is', () => {
  expect(read('hola {')).toBe('hola {');
});
