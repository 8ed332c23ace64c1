import { expect, test } from 'vitest';

import { readingMinutes } from './reading-time.ts';

test.each([
  ['', 1],
  ['<p>Corto.</p>', 1],
  [`<p>${'palabra '.repeat(1200)}</p>`, 6],
  [`<ul>${'<li>a</li>'.repeat(500)}</ul>`, 3],
  [`<p><a href="/una-direccion-larga">${'x '.repeat(290)}</a></p>`, 1],
])('%#: %s takes %i min', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
