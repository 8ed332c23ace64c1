import fc from 'fast-check';
import { expect, test } from 'vitest';

import { escapeMarkup } from './escape.ts';

test.each([
  ['TSH < 4 & "T4" > 5', 'TSH &lt; 4 &amp; &quot;T4&quot; &gt; 5'],
  ['&amp;', '&amp;amp;'],
  ["l'ADN", "l'ADN"],
])('%j → %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});

test('no text can end an attribute or start an element', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeMarkup(text)).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
    }),
  );
});
