import { afterEach, describe, expect, test } from 'vitest';

import { type SiteProcess, startSite } from '../support/site-process.ts';

let site: SiteProcess | undefined;
afterEach(() => site?.clear());

const started = async (env?: Record<string, string>): Promise<SiteProcess> => {
  site = await startSite(env);
  return site;
};

// Each test starts a process, on a machine that may be busy.
describe('a process that receives a stop signal', { timeout: 60_000 }, () => {
  test('ends cleanly, at once', async () => {
    const { get, signal, ended } = await started();
    expect((await get('/readyz')).status).toBe(200);
    signal('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('reports that it is not ready, and still serves', async () => {
    const { get, signal } = await started({ DRAIN_SECONDS: '600' });
    signal('SIGTERM');
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 30_000 }).toBe(503);
    expect((await get('/')).status).toBe(200);
  });

  test('does so for the configured time, and then ends', async () => {
    const { signal, ended } = await started({ DRAIN_SECONDS: '1' });
    const asked = performance.now();
    signal('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - asked).toBeGreaterThan(990);
  });

  test('by Ctrl-C ends at once', async () => {
    const { signal, ended } = await started({ DRAIN_SECONDS: '600' });
    signal('SIGINT');
    expect(await ended).toBe(0);
  });
});
