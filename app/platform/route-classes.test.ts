import { describe, expect, test } from 'vitest';

import routes from '../routes.ts';
import { isShared, routeClasses, routeClassOf, routePatternOf } from './route-classes.ts';

type Entry = (typeof routes)[number];

const pathsOf = ({ path, index, children }: Entry): string[] => [
  ...(path !== undefined || index ? [`/${(path ?? '').replace(/^en\?\/?/, '')}`] : []),
  ...(children ?? []).flatMap(pathsOf),
];
const paths = routes.flatMap(pathsOf);

// No cache stores a route without a class; this test is a reminder to choose one.
test('every route has a class, and every class a route', () => {
  expect(Object.keys(routeClasses).toSorted()).toEqual(paths.toSorted());
});

describe('the class of an address', () => {
  test.each([
    ['/', 'public'],
    ['/en', 'public'],
    ['/en/', 'public'],
    ['/en/servicios', 'public'],
    ['/blog/ayuno', 'public'],
    ['/blog/rss.xml', 'machine'],
    ['/robots.txt', 'machine'],
    ['/PORTAL-RESULTADOS', 'own'],
    ['/%70ortal-resultados', 'own'],
    ['/en/admin-panel/', 'own'],
    ['/mi-lista/preparacion.ics', 'own'],
    ['/no-existe', 'own'],
    ['/blog/ayuno/mas', 'own'],
    ['//', 'public'],
  ])('%s: %s', (path, routeClass) => {
    expect(routeClassOf(path)).toBe(routeClass);
    expect(isShared(path)).toBe(routeClass !== 'own');
  });
});

test.each([
  ['/en/blog/ayuno', '/blog/:id'],
  ['/examenes-laboratorio/vih', '/examenes-laboratorio/:slug'],
  ['/', '/'],
  ['/vih', '/*'],
])('a log shows %s as %s', (path, pattern) => {
  expect(routePatternOf(path)).toBe(pattern);
});
