import { afterAll, beforeAll } from 'vitest';

import type { StaffRole } from '../../app/domain/access/access-table.ts';
import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import type { ReportsTable } from '../../db/result-tables.ts';
import type { Engine } from './engines.ts';
import { type Database, openSite, publicUrl, type TestSite } from './host.ts';
import { type HttpClient, overHttp } from './over-http.ts';
import { makeAccount, signedIn } from './people.ts';

/** Tuesday, 10 a.m. in Bogotá. */
export const releaseStart = '2026-11-17T15:00:00Z';

/** The site on one engine, with a laboratory system that may send. Its `db` and `site` exist once the tests run. */
export function releaseSite(engine: Engine) {
  // Filled before a test can use it.
  const opened = {} as { db: Database; site: TestSite; http: HttpClient; key: string };
  let people = 0;
  beforeAll(async () => {
    opened.db = await engine.open();
    opened.site = await openSite({ db: opened.db, at: releaseStart });
    opened.http = await overHttp(opened.site.listener);
    const sender = { name: 'LIS', application: 'LIS', facility: 'LAB', networks: [] };
    const made = await opened.db
      .transaction()
      .execute((transaction) => createSender(transaction, sender, new Date(releaseStart)));
    opened.key = made.key;
  });
  afterAll(async () => {
    await opened.http.close();
    await opened.db.destroy();
    await engine.end();
  });

  const reportOf = (filler: string): Promise<ReportsTable> =>
    opened.db.selectFrom('reports').selectAll().where('filler_number', '=', filler).executeTakeFirstOrThrow();
  return {
    opened,
    reportOf,
    send: (body: string, headers: Record<string, string> = {}) =>
      opened.http.ask('/api/v1/hl7', {
        method: 'POST',
        headers: {
          Host: '127.0.0.1',
          Authorization: `Bearer ${opened.key}`,
          'Content-Type': 'application/hl7-v2',
          ...headers,
        },
        body,
      }),
    staff: async (...roles: StaffRole[]) => {
      people += 1;
      const account = await makeAccount(opened.db, { email: `p${people}@yarumo.example`, roles, at: releaseStart });
      return { ...account, cookie: await signedIn(opened.db, account.id, { at: releaseStart }) };
    },
    get: (path: string, cookie: string) => opened.site.get(path, { headers: { Cookie: cookie } }),
    post: (path: string, cookie: string, fields: Record<string, string>) =>
      opened.site.get(path, {
        method: 'POST',
        headers: { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
        body: new URLSearchParams(fields),
      }),
    /** The page of the report with this filler number. */
    pageOf: async (filler: string) => `/admin-panel/resultados/${(await reportOf(filler)).id}`,
    /** How many messages are stored. */
    messages: async () => (await opened.db.selectFrom('messages_in').select('id').execute()).length,
  };
}
