import { expect, test, vi } from 'vitest';

import { createSiteSearch } from './site-search.ts';

const html = `<p>${'La glucosa sube después de comer. '.repeat(50)}</p>`;
const post = (id: string) => ({ id, heading: `La glucosa ${id}`, lead: 'Antes del examen', keywords: [], html });

// Each search folded every text anew: twenty milliseconds of the server's, for whoever asked and as often as they asked.
test('a search folds what was typed, and no text a second time', () => {
  const search = createSiteSearch({ pages: () => [], posts: () => ['a', 'b', 'c'].map(post) });
  const first = search.find('glucosa', 'es', 20);
  expect(first).toHaveLength(3);
  const folding = vi.spyOn(String.prototype, 'normalize');
  expect(search.find('glucosa', 'es', 20)).toEqual(first);
  expect(folding.mock.calls.length).toBeLessThan(10);
});
