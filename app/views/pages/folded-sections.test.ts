import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FoldedSections } from './folded-sections.tsx';

const shown = (...texts: string[]): string => {
  const sections = texts.map((text, place) => ({
    id: `s${place}`,
    heading: `Heading ${place}`,
    html: `<h2 id="s${place}">Heading ${place}</h2>${text}`,
  }));
  return renderToStaticMarkup(createElement(FoldedSections, { sections }));
};

// Regression: a warning folded with its section, if the screen forgot to take it out.
test('never folds a warning', () => {
  const html = shown('<p>1</p>', '<p>2</p><blockquote><p>Vaya a urgencias</p></blockquote>');
  const [before = '', ...rows] = html.split('<details');
  expect(before).toContain('Vaya a urgencias');
  expect(rows).toHaveLength(2);
  expect(rows.join('')).not.toContain('Vaya a urgencias');
});

test('keeps a section that only warns in view, at its anchor', () => {
  const html = shown('<blockquote><p>Vaya a urgencias</p></blockquote>');
  expect(html).not.toContain('<details');
  expect(html).toMatch(/id="s0".*Vaya a urgencias/);
});
