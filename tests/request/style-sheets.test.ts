import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { openSite, type TestSite } from '../support/host.ts';
import { makeAccount, signedIn } from '../support/people.ts';

/**
 * A page's own style sheet once renamed its custom properties and dropped the unused ones. The style sheets of the consent notice, the
 * search dialog, and the map load on demand. They read the old names and lost their borders, backgrounds, and sizes.
 */

const assets = 'build/client/assets';
const files = readdirSync(assets, { recursive: true, encoding: 'utf8' });
const onDemand = files.filter((file) => file.endsWith('.css')).map((file) => join(assets, file));
const drawings = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => join('app', file));

const read = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
const declared = (css: string): Set<string> =>
  new Set([...css.matchAll(/(?:@property\s+|[{;]\s*)(--[\w-]+)(?=\s*[:{])/g)].map(([, name = '']) => name));
const sheetIn = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

const at = '2026-11-17T15:00:00Z';
let site: TestSite;
let sheet = '';
beforeAll(async () => {
  site = await openSite();
  [sheet = ''] = sheetIn(await site.html('/'));
  return () => site.close();
});

test.each([
  '/en',
  '/examenes-laboratorio',
  '/examenes-laboratorio/hemograma-iv',
  '/mi-lista',
  '/entrega-rapida',
  '/contacto',
  '/en/blog/periodo-ventana-its',
  '/en/buscar?q=glucosa',
  '/portal-medicos',
  '/no-existe',
])('%s carries the same one style sheet, whole', async (path) => {
  expect(sheetIn(await site.html(path))).toEqual([sheet]);
});

describe('pages behind a session', () => {
  const linkOf = (html: string, rel: string): string | undefined =>
    new RegExp(`<link rel="${rel}"[^>]* href="(/assets/app-[^"]+)"|<link href="(/assets/app-[^"]+)" rel="${rel}"`)
      .exec(html)
      ?.slice(1)
      .find(Boolean);

  test('link the same sheet as a file, which the entrance has fetched', async () => {
    const { id } = await makeAccount(site.db, { kind: 'patient', email: 'ana@correo.example', roles: [], at });
    const headers = { Cookie: await signedIn(site.db, id, { kind: 'patient', at }) };
    const answer = await site.get('/portal-resultados/unir', { headers });
    const html = await answer.text();
    expect(sheetIn(html)).toEqual([]);
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self';`);
    const file = linkOf(html, 'stylesheet');
    expect(readFileSync(`build/client${file}`, 'utf8').trim()).toBe(sheet.trim());
    expect(linkOf(html, 'prefetch')).toBeUndefined();
    expect(linkOf(await site.html('/portal-resultados/ingresar'), 'prefetch')).toBe(file);
    expect((await site.get(`${file}`)).headers.get('Cache-Control')).toContain('immutable');
  });

  test('no public page fetches the file', async () => {
    expect(await site.html('/contacto')).not.toContain('/assets/app-');
  });
});

describe('every page’s sheet declares the properties that are read', () => {
  const missing = (text: string): string[] => {
    const known = new Set([...declared(sheet), ...declared(text)]);
    return read(text).filter((name) => !known.has(name));
  };

  test('by that sheet', () => {
    expect(read(sheet).length).toBeGreaterThan(100);
    expect(missing(sheet)).toEqual([]);
  });

  test('style sheets on demand exist, and read some properties', () => {
    expect(onDemand.flatMap((file) => read(readFileSync(file, 'utf8'))).length).toBeGreaterThan(10);
  });

  test.each([...onDemand, ...drawings])('%s', (file) => {
    expect(missing(readFileSync(file, 'utf8'))).toEqual([]);
  });
});
