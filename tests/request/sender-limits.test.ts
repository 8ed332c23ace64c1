import { afterAll, beforeAll, expect, test } from 'vitest';

import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import { defaultApiSettings } from '../../app/platform/api-settings.ts';
import { type Database, openFreshDatabase, openSite } from '../support/host.ts';
import { type HttpClient, overHttp } from '../support/over-http.ts';

// Regression: 120 messages a minute for each network stopped every real laboratory system, and the simulation over HTTP.

const start = '2026-11-17T15:00:00Z';
const PER_SYSTEM = 200;

const opened = {} as { http: HttpClient; db: Database; keys: [string, string]; close: () => Promise<void> };
beforeAll(async () => {
  const { db, close } = await openFreshDatabase();
  const site = await openSite({
    db,
    at: start,
    change: (services) => ({ ...services, api: { ...services.api, sentPerMinute: PER_SYSTEM } }),
  });
  const made = async (name: string) => {
    const sender = { name, application: name, facility: 'LAB', networks: [] };
    return (await db.transaction().execute((one) => createSender(one, sender, new Date(start)))).key;
  };
  const http = await overHttp(site.listener);
  Object.assign(opened, { db, http, keys: [await made('UNO'), await made('DOS')], close });
});
afterAll(async () => {
  await opened.http.close();
  await opened.close();
});

const send = async (path: string, key: string | null): Promise<number> => {
  const proof = key === null ? {} : { Authorization: `Bearer ${key}` };
  const headers = { Host: '127.0.0.1', 'Content-Type': 'image/png', ...proof };
  return (await opened.http.ask(path, { method: 'POST', headers, body: 'x' })).status;
};
const several = async (count: number, ask: () => Promise<number>): Promise<Record<number, number>> => {
  const answers: Record<number, number> = {};
  for (let sent = 0; sent < count; sent += 1) {
    const status = await ask();
    answers[status] = (answers[status] ?? 0) + 1;
  }
  return answers;
};

test.each(['/api/v1/hl7', '/fhir/R4'])(
  '%s: a stranger has a low limit, and takes nothing from a system',
  async (path) => {
    const [one, other] = opened.keys;
    expect(await several(130, () => send(path, null))).toEqual({ 401: 120, 429: 10 });
    expect(await several(10, () => send(path, 'x'.repeat(43)))).toEqual({ 429: 10 });
    // The type is refused after the gate: nothing is stored.
    expect(await several(PER_SYSTEM + 5, () => send(path, one))).toEqual({ 415: PER_SYSTEM, 429: 5 });
    expect(await send(path, other)).toBe(415);
  },
);

test('the default takes five hundred messages a second of a system', () => {
  expect(defaultApiSettings.sentPerMinute).toBe(500 * 60);
});
