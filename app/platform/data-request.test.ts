import { expect, test } from 'vitest';

import { pagePathOf } from './data-request.ts';

// React Router has addresses of its own for the data of the root, which matched no page.
test.each([
  ['/portal-resultados.data', '/portal-resultados'],
  ['/en/servicios.data', '/en/servicios'],
  ['/_root.data', '/'],
  ['/_.data', '/'],
  ['/servicios', '/servicios'],
  ['/', '/'],
])('%s is a request for %s', (pathname, page) => {
  expect(pagePathOf(pathname)).toBe(page);
});
