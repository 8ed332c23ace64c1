import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openSite, type TestSite } from '../support/host.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const ask = async (path: string): Promise<[number, string]> => {
  const response = await site.get(path);
  return [response.status, await response.text()];
};

describe('a process that can serve', () => {
  test('is alive and ready', async () => {
    expect(await ask('/healthz')).toEqual([200, 'ok']);
    expect(await ask('/readyz')).toEqual([200, 'ready']);
  });

  test.each(['/healthz', '/readyz'])('%s is never cached', async (path) => {
    expect((await site.get(path)).headers.get('Cache-Control')).toBe('no-store');
  });
});

// A process drains only once, so this one comes last.
describe('a process that shuts down', () => {
  test('is alive, not ready, and finishes its requests', async () => {
    site.drain();
    expect(await ask('/readyz')).toEqual([503, 'not ready']);
    expect(await ask('/healthz')).toEqual([200, 'ok']);
    expect((await site.get('/')).status).toBe(200);
  });
});
