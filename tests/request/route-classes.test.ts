import { describe, expect, test } from 'vitest';

import { routeClasses } from '../../app/platform/route-classes.ts';
import { examPaths, postPaths } from '../support/addresses.ts';
import { siteOverHttp } from '../support/host.ts';

const { http } = siteOverHttp();

const [post = '', exam = ''] = [postPaths[0], examPaths[0]];
/** A sample address for each route. */
const addressOf = (path: string): string =>
  path
    .replace('/blog/:id', post)
    .replace('/examenes-laboratorio/:slug', exam)
    .replace(':version', 'CURRENT')
    .replace('/*', '/no-existe');

const visitors: Record<string, string>[] = [
  {},
  { Cookie: 'site-locale=en; session=CANARY-ana', Authorization: 'Bearer CANARY-ana' },
  { Cookie: 'site-locale=es; session=CANARY-luis', Authorization: 'Bearer CANARY-luis' },
];

describe.each(Object.entries(routeClasses))('%s (%s)', (path, routeClass) => {
  test('D 1: is public, or never stored', async () => {
    const answers = await Promise.all(visitors.map((headers) => http.ask(addressOf(path), { headers })));
    for (const { headers, body } of answers) {
      const caching = headers['cache-control'] ?? '';
      if (routeClass === 'own') expect(caching).toMatch(/no-store/);
      // An outdated version of the catalog's records is not cached.
      else if (!path.includes(':version')) expect(caching).toMatch(/^public, .*s-maxage=/);
      expect(caching.includes('public') && caching.includes('no-store')).toBe(false);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body.toString()).not.toContain('CANARY');
    }
    if (routeClass !== 'own') expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  });
});

test('D 1: two visitors in any order never see each other’s input', async () => {
  const paths = Object.keys(routeClasses).map(addressOf);
  const order = Array.from({ length: 200 }, (_, index) => ({
    path: paths[(index * 7919) % paths.length] ?? '/',
    headers: visitors[(index * 31) % 7 < 3 ? 1 : 2] ?? {},
  }));
  for (const { path, headers } of order) {
    const answer = await http.ask(path, { headers });
    expect(answer.body.toString() + JSON.stringify(answer.headers)).not.toContain('CANARY');
    if (answer.headers.age !== undefined) expect(answer.headers['cache-control']).toMatch(/^public/);
  }
});
