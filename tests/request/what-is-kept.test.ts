import { describe, expect, test } from 'vitest';

import { personalPaths } from '../support/addresses.ts';
import { siteOverHttp } from '../support/host.ts';
import { metaOf } from '../support/html.ts';

const { http } = siteOverHttp();

describe('personal pages', () => {
  test.each(personalPaths.flatMap((path) => [path, `/en${path}`]))(
    '%s is kept nowhere and indexed nowhere',
    async (path) => {
      const answer = await http.ask(path);
      expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      expect(metaOf(answer.body.toString(), 'robots')).toBe('noindex');
    },
  );
});

test.each(['/servicios.data', '/portal-resultados.data', '/_root.data', '/medicos.data?_routes=root'])(
  '%s, which a router in the browser would fetch, is not there: no page has one',
  async (path) => {
    expect((await http.ask(path)).status).toBe(404);
  },
);
