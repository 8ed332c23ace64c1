import { describe, expect, test } from 'vitest';

import { siteOverHttp } from '../support/host.ts';
import { readable } from '../support/over-http.ts';

const { site, http } = siteOverHttp();

describe('files', () => {
  test('a file with a hash in its name is cached forever, compressed as the visitor accepts it', async () => {
    const html = await site.html('/');
    const script = html.match(/"(\/assets\/[\w.-]+\.js)"/)?.[1] ?? '';
    const picture = html.match(/(\/media\/[\w.-]+\.webp)/)?.[1] ?? '';
    for (const path of [script, picture]) {
      const answer = await http.ask(path, { headers: { 'Accept-Encoding': 'br' } });
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => http.ask(script, { headers: { 'Accept-Encoding': accepted } })),
    );
    expect([
      br?.headers['content-encoding'],
      gzip?.headers['content-encoding'],
      plain?.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined]);
    expect(br && readable(br)).toBe(plain?.body.toString());
    expect(gzip && readable(gzip)).toBe(plain?.body.toString());
    expect(br?.headers.vary).toBe('Accept-Encoding');
  });

  // The server sent each of these in full every hour, even to browsers that had it, because it ignored their validators.
  test.each([
    '/renew.js',
    '/brand/mark.svg',
    '/brand/touch-icon.png',
    '/og/home.es.jpg',
    '/manifest.webmanifest',
    '/sw.js',
  ])('%s is not sent again to a client that has it', async (path) => {
    const headers = { 'Accept-Encoding': 'br' };
    const answer = await http.ask(path, { headers });
    expect([answer.status, answer.headers.etag]).toEqual([200, expect.stringMatching(/^"\w+"$/)]);
    const again = await http.ask(path, { headers: { ...headers, 'If-None-Match': answer.headers.etag ?? '' } });
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      answer.headers['cache-control'],
    ]);
  });

  test('a file with a hash in its name is not read for an ETag, because it is never revalidated', async () => {
    const script = (await site.html('/')).match(/"(\/assets\/[\w.-]+\.js)"/)?.[1] ?? '';
    expect((await http.ask(script)).headers.etag).toBeUndefined();
  });

  test.each(['/brand/mark.svg', '/og/home.es.jpg'])(
    '%s, which a build may change under its name, is cached for an hour',
    async (path) => {
      const answer = await http.ask(path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    },
  );
});
