import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import routes from '../../routes.ts';
import { chatFrom, chatOfSomethingMissing } from './page-chat.ts';
import { pageName } from './page-names.ts';
import { pagePaths } from './page-paths.ts';
import { trailOf } from './trail.ts';

const namesOf = (id: string, locale: 'es' | 'en' = 'es') => trailOf({ id, locale }).map(({ name }) => name);

describe('the way to a page', () => {
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

test('every page lives where its route module is', () => {
  type Entry = (typeof routes)[number];
  const leaves = ({ path = '', file, children }: Pick<Entry, 'path' | 'file' | 'children'>): [string, string][] => [
    [file, `/${path.replace(/^en\?\/?/, '')}`],
    ...(children ?? []).flatMap(leaves),
  ];
  const app = new URL('../../', import.meta.url);
  const modules = new Set(readdirSync(new URL('routes/', app), { recursive: true, encoding: 'utf8' }));
  const found = Object.fromEntries(
    routes.flatMap(leaves).flatMap(([file, path]) => {
      const id = modules.has(file.replace('routes/', ''))
        ? readFileSync(new URL(file, app), 'utf8').match(/loadPage\(\w+, '([\w-]+)'\)/)?.[1]
        : undefined;
      return id === undefined ? [] : [[id, path]];
    }),
  );
  expect(found).toMatchObject(pagePaths);
});

describe('what a chat says of the page', () => {
  test('names it, in Spanish', () => {
    const page = { id: 'hormones', sensitive: false };
    expect(chatFrom(page, 'Hola.')).toBe('Hola. Les escribo desde la página «Hormonas».');
    expect(chatOfSomethingMissing(page)).toContain('«Hormonas»');
  });

  test.each(['sti', 'pregnancy-tests', 'paternity-tests'])('%s is not named', (id) => {
    const page = { id, sensitive: true };
    for (const text of [chatFrom(page, 'Hola.'), chatOfSomethingMissing(page)]) {
      expect(text).not.toContain(pageName(id, 'es'));
      expect(text).not.toMatch(/ITS|embarazo|paternidad/);
    }
  });
});
