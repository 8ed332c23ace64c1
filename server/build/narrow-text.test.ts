import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { escapeWide } from './narrow-text.ts';

test('what the code says stays the same, and every character fits in a byte', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const narrow = escapeWide(JSON.stringify(text));
      expect(runInNewContext(narrow)).toBe(text);
      expect(narrow).not.toMatch(/[^\0-\xff]/);
    }),
  );
});

test('Latin-1 is left as it is written', () => {
  expect(escapeWide('`niño — “así”`')).toBe('`niño \\u2014 \\u201casí\\u201d`');
});
