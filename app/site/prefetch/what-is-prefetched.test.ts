import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import routes from '../../routes.ts';
import { areaPages, personalPages, personalPaths } from '../../views/pages/personal-pages.ts';
import { mayPrefetch, mayPrefetchWhenIdle, speculationRules } from './prefetch-rules.ts';

const here = new URL('https://example.com/servicios');

test('the personal pages match the routes under the personal layout', () => {
  const [languages] = [routes.find(({ children }) => children?.some(({ file }) => file === 'routes/personal.tsx'))];
  const all = languages?.children ?? routes;
  const personal = all.find(({ file }) => file === 'routes/personal.tsx')?.children ?? [];
  expect(
    personal
      .filter(({ file }) => !file.startsWith('routes/machine/'))
      .flatMap(function own({ path = '', children = [] }): string[] {
        return path ? [`/${path.replace(/^en\?\//, '')}`, ...children.flatMap(own)] : children.flatMap(own);
      })
      .sort(),
  ).toEqual([...Object.values(personalPages), ...Object.values(areaPages)].sort());
});

describe('prefetches a link', () => {
  test.each([
    ['/contacto', true],
    ['/en/contacto', true],
    ['/#contacto', true],
    ['/blog/ayuno-antes-del-examen', true],
    ['/medicos', true],
    ['/servicios', false],
    ['/servicios#sangre', false],
    ['/portal-resultados', false],
    ['/en/portal-resultados/123', false],
    ['/examenes-laboratorio?q=hemograma', false],
    ['/rss.xml', false],
    ['https://wa.me/57?text=Hola', false],
    ['https://other.example/contacto', false],
    ['tel:+57300', false],
  ])('%s: %s', (href, fetched) => {
    expect(mayPrefetch(new URL(href, here), here)).toBe(fetched);
  });

  test('never prefetches a personal page or anything below it, in either language', () => {
    const path = fc.tuple(fc.constantFrom('', '/en'), fc.constantFrom(...personalPaths), fc.webPath());
    fc.assert(
      fc.property(path, (parts) => {
        expect(mayPrefetch(new URL(parts.join(''), here), here)).toBe(false);
      }),
    );
  });
});

// The page on infections once fetched the HIV exam before a visitor turned to its link.
test.each([
  ['/examenes-laboratorio/vih-cuarta-generacion', false],
  ['/en/examenes-laboratorio/hemograma-iv', false],
  ['/examenes-laboratorio', true],
  ['/contacto', true],
])('prefetches %s without a sign of interest: %s', (href, fetched) => {
  expect(mayPrefetchWhenIdle(new URL(href, here), here)).toBe(fetched);
});

test('the speculation rules prefetch, and never prerender', () => {
  expect(Object.keys(JSON.parse(speculationRules))).toEqual(['prefetch']);
});
