import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { NotFoundScreen } from './not-found-screen.tsx';

// When no route matched, no loader ran, and the screen once failed without a laboratory: a 500 instead of a 404.
test('renders without data about the laboratory', () => {
  const html = renderToStaticMarkup(createElement(NotFoundScreen));
  expect(html).toContain('Oops! Page not found');
  expect(html).not.toContain('wa.me');
});
