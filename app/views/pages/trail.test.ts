import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import routes from '../../routes.ts';
import { chatFrom, chatOfSomethingMissing } from './page-chat.ts';
import { pageName } from './page-names.ts';
import { isPageId, pageIdAt, pagePaths } from './page-paths.ts';
import { trailOf } from './trail.ts';

const namesOf = (id: string, locale: 'es' | 'en' = 'es') => trailOf({ id, locale }).map(({ name }) => name);

describe('the trail to a page', () => {
  test.each([
    ['home', []],
    ['contact', ['Inicio', 'Contacto']],
    ['sti', ['Inicio', 'Servicios', 'Pruebas de ITS']],
    ['urine-tests', ['Inicio', 'Servicios', 'Análisis de orina']],
    ['pregnancy-tests', ['Inicio', 'Servicios', 'Pruebas de embarazo']],
    ['doctor-portal', ['Inicio', 'Médicos', 'Portal de médicos']],
  ])('%s: %j', (id, names) => {
    expect(namesOf(id)).toEqual(names);
  });

  test('is in the page’s language, with Spanish paths', () => {
    expect(trailOf({ id: 'sti', locale: 'en' })).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/servicios' },
      { name: 'STI tests', path: '/servicios/paquetes/its' },
    ]);
  });
});

test('every page lives where its route is, and a module of its own loads its words', () => {
  type Entry = (typeof routes)[number];
  const leaves = ({ id, path = '', file, children }: Entry): { id: string; file: string; path: string }[] => [
    ...(id === undefined ? [] : [{ id, file, path: `/${path.replace(/^en\?\/?/, '')}` }]),
    ...(children ?? []).flatMap(leaves),
  ];
  const pages = routes.flatMap(leaves).filter(({ id }) => isPageId(id));
  expect(Object.fromEntries(pages.map(({ id, path }) => [id, path]))).toEqual(pagePaths);
  // These modules serve several pages.
  const shared = ['routes/public/content.tsx', 'routes/public/risk-calculator.tsx'];
  for (const { id, file } of pages.filter((page) => !shared.includes(page.file)))
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(`loadPage(args, '${id}')`);
});

test.each([
  ['en?', 'home'],
  ['en?/servicios/paquetes/its', 'sti'],
  ['/en?/admin-login', 'admin-login'],
])('the route %s is that of the page %s', (pattern, id) => {
  expect(pageIdAt(pattern)).toBe(id);
});

test('a route without a page of its own is a bug', () => {
  expect(() => pageIdAt('en?/blog/:id')).toThrow('en?/blog/:id');
});

describe('the page in a chat text', () => {
  test('is named, in Spanish', () => {
    const page = { id: 'hormones', sensitive: false };
    expect(chatFrom(page, 'Hola.')).toBe('Hola. Les escribo desde la página «Hormonas».');
    expect(chatOfSomethingMissing(page)).toContain('«Hormonas»');
  });

  test.each(['sti', 'pregnancy-tests', 'paternity-tests'])('is not named if it is sensitive: %s', (id) => {
    const page = { id, sensitive: true };
    for (const text of [chatFrom(page, 'Hola.'), chatOfSomethingMissing(page)]) {
      expect(text).not.toContain(pageName(id, 'es'));
      expect(text).not.toMatch(/ITS|embarazo|paternidad/);
    }
  });
});
