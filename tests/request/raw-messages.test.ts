import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { serverLimits } from '../../server/limited-server.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { type RawServer, rawServer } from '../support/raw-http.ts';
import { rawMessages } from '../support/raw-messages.ts';

let site: TestSite;
let server: RawServer;
beforeAll(async () => {
  site = await openSite();
  server = await rawServer(site.listener, {
    ...serverLimits,
    headersMs: 1_000,
    requestMs: 2_000,
    idleMs: 2_000,
    checkEveryMs: 100,
  });
});
afterAll(async () => {
  await server.close();
  await site.close();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each(rawMessages)('%s', async (_, message, statuses) => {
  expect(await server.statuses(message.replaceAll('↵', '\r\n'))).toEqual(statuses);
  // The log has one line for a refusal at the door, and no other line.
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)).event);
  expect(new Set(lines)).toEqual(new Set(lines.length > 0 ? ['request-refused'] : []));
});
