import { describe, expect, test } from 'vitest';

import { personalPaths } from '../support/addresses.ts';
import { siteOverHttp } from '../support/host.ts';
import { metaOf } from '../support/html.ts';

const { http } = siteOverHttp();

describe('personal pages', () => {
  test.each(personalPaths.flatMap((path) => [path, `/en${path}`]))(
    '%s is kept nowhere and indexed nowhere',
    async (path) => {
      for (const ask of [path, `${path}.data`]) {
        const answer = await http.ask(ask);
        expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
          200,
          'no-store',
          undefined,
        ]);
      }
      expect(metaOf((await http.ask(path)).body.toString(), 'robots')).toBe('noindex');
    },
  );
});

describe('what the router fetches when a visitor moves on', () => {
  test.each([
    ['/servicios.data', 'es'],
    ['/en/servicios.data', 'en'],
  ])('%s is public, and in its language', async (path, locale) => {
    const answer = await http.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=/);
    expect(answer.body.toString()).toContain(`"${locale}"`);
  });

  test('a part of it is not taken for the whole', async () => {
    const [part, whole] = [await http.ask('/medicos.data?_routes=root'), await http.ask('/medicos.data')];
    expect(part.body.equals(whole.body)).toBe(false);
    expect((await http.ask('/medicos.data?_routes=root')).body.equals(part.body)).toBe(true);
  });
});
