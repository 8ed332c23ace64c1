import { expect, test } from 'vitest';

import { pageNumberIn } from './page-number.ts';

test.each([
  ['', 1],
  ['?pagina=3', 3],
  ['?pagina=0', 1],
  ['?pagina=-2', 1],
  ['?pagina=1e3', 1],
  ['?pagina=9999999', 1],
  ['?pagina=dos', 1],
])('the address “%s” asks for page %i', (query, page) => {
  expect(pageNumberIn(new URL(`https://laboratory.example/admin-panel/resultados${query}`))).toBe(page);
});
