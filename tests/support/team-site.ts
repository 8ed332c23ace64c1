import { afterAll, beforeAll } from 'vitest';

import { type Role, type StaffRole, staffRoles } from '../../app/domain/access/access-table.ts';
import type { AccountKind } from '../../app/domain/accounts/session-limits.ts';
import { startSession } from '../../app/domain/accounts/session-store.server.ts';
import type { Engine } from './engines.ts';
import { type Database, openSite, publicUrl, type TestSite, testVault } from './host.ts';
import { makeAccount, signedIn } from './people.ts';

/** Tuesday, 10 a.m. in Bogotá. */
export const teamStart = '2026-11-17T15:00:00Z';
export const minutesAfter = (minutes: number): string =>
  new Date(Date.parse(teamStart) + minutes * 60_000).toISOString();

export const TEAM = '/admin-panel/equipo';

/** The site on one engine, and people of the staff. Its `opened` is filled once the tests run. */
export function teamSite(engine: Engine) {
  // Filled before a test can use it.
  const opened = {} as { db: Database; site: TestSite };
  let people = 0;
  beforeAll(async () => {
    opened.db = await engine.open();
    opened.site = await openSite({ db: opened.db, at: teamStart });
  });
  afterAll(async () => {
    await opened.db.destroy();
    await engine.end();
  });
  const own = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };
  const person = async (roles: readonly StaffRole[], kind: AccountKind = 'staff') => {
    people += 1;
    const email = `equipo${people}@yarumo.example`;
    const name = `Canario Número ${people}`;
    const account = await makeAccount(opened.db, { kind, email, name, roles, at: teamStart });
    return { ...account, email, name, cookie: await signedIn(opened.db, account.id, { kind, at: teamStart }) };
  };
  return {
    opened,
    get: (path: string, cookie = '') => opened.site.get(path, { headers: { Cookie: cookie } }),
    post: (path: string, cookie: string, fields: Record<string, string> | [string, string][], at = opened.site) =>
      at.get(path, { method: 'POST', headers: { ...own, Cookie: cookie }, body: new URLSearchParams(fields) }),
    person,
    /** The cookie of a caller in one role. */
    callerAs: async (role: Role): Promise<string> => {
      if (role === 'visitor') return '';
      if (role === 'patient' || role === 'doctor') return (await person([], role)).cookie;
      return role === 'link' ? linkCookie(opened.db) : (await person(staffRoles.filter((one) => one === role))).cookie;
    },
    versionOf: async (id: string): Promise<string> => {
      const { version } = await opened.db
        .selectFrom('accounts')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return String(version);
    },
    statusOf: async (id: string): Promise<string | undefined> =>
      (await opened.db.selectFrom('accounts').select('status').where('id', '=', id).executeTakeFirst())?.status,
    /** The paths in the mails of a template to an address, oldest first. */
    mailedPaths: async (template: string, to: string): Promise<string[]> => {
      const rows = await opened.db
        .selectFrom('outbox')
        .selectAll()
        .where('template', '=', template)
        .orderBy('created_at')
        .execute();
      return rows.flatMap(({ id, recipient, details }) =>
        testVault.open('mail', recipient, id) === to ? [JSON.parse(testVault.open('mail', details, id)).path] : [],
      );
    },
    /** The events of an account, oldest first. */
    eventsOf: async (id: string): Promise<string[]> => {
      const rows = await opened.db
        .selectFrom('audit')
        .select('action')
        .where('actor', '=', id)
        .orderBy('seq')
        .execute();
      return rows.map(({ action }) => action);
    },
  };
}

export const cookieIn = (response: Response): string => response.headers.get('Set-Cookie')?.split(';')[0] ?? '';

/** The cookie of somebody who opened the result link of an order. */
async function linkCookie(db: Database): Promise<string> {
  const session = { kind: 'link', stage: 'full', account: null, scope: 'an-order', device: null, agent: '' } as const;
  const { token } = await db
    .transaction()
    .execute((transaction) => startSession(transaction, session, new Date(teamStart)));
  return `__Host-session=${token}`;
}
