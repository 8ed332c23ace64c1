import { describe, expect, test } from 'vitest';

import { pathInLocale } from '../../i18n/locale.ts';
import routes from '../../routes.ts';
import { areaPages } from '../../views/pages/personal-pages.ts';
import { classifiedPaths, classOf } from './page-class.ts';

type Entry = (typeof routes)[number];

/** The paths of all pages, without routes for programs and developers, and without the catch-all route. */
const pagePaths = routes.flatMap(function own({ path, index, file, children }: Entry): string[] {
  const isPage =
    (path !== undefined || index) && !/^routes\/(machine|development)\//.test(file) && !path?.endsWith('*');
  return [...(isPage ? [`/${(path ?? '').replace(/^en\?\/?/, '')}`] : []), ...(children ?? []).flatMap(own)];
});

test('every page has a class', () => {
  const inAreas: readonly string[] = Object.values(areaPages);
  const expected = pagePaths.filter((path) => !inAreas.includes(path));
  expect([...classifiedPaths].sort()).toEqual([...expected, areaPages['panel-home']].sort());
});

describe.each(['es', 'en'] as const)('in %s', (locale) => {
  const inLocale = (path: string) => classOf(pathInLocale(locale, path));

  test.each([
    '/pacientes',
    '/medicos',
    '/portal-resultados',
    '/medicos-login',
    '/medicos-registro',
    '/portal-medicos',
    '/admin-login',
    '/admin-panel',
    '/admin-panel/usuarios',
    '/portal-resultados/2026/11',
    '/Portal-Resultados/',
    '/%70ortal-resultados',
  ])('%s is never measured', (path) => {
    expect(inLocale(path)).toBe('never');
  });

  test.each([
    '/servicios/paquetes/its',
    '/pruebas-de-paternidad',
    '/pruebas-embarazo',
    '/pruebas-embarazo/',
    '/%70ruebas-embarazo',
  ])('%s is not revealed', (path) => {
    expect(inLocale(path)).toBe('neutral');
  });

  test.each(['/', '/servicios', '/blog', '/blog/ayuno-antes-del-examen', '/contacto'])('%s is open', (path) => {
    expect(inLocale(path)).toBe('open');
  });

  test.each(['/vih', '/blog/a/b', '/servicios/otro', '/admin', '/pacientesx'])('%s is unknown', (path) => {
    expect(inLocale(path)).toBeNull();
  });
});
