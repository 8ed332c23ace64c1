import { afterAll, describe, expect, test } from 'vitest';

import { startSession } from '../../app/domain/accounts/session-store.server.ts';
import { cleanUp } from '../../app/platform/housekeeping.server.ts';
import siteConfig from '../../site.config.ts';
import { openEngines } from '../support/engines.ts';
import { makeAccount } from '../support/people.ts';

// The daily cleaning: what is dead goes, what lives stays.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

const start = new Date('2026-11-17T15:00:00Z');
const afterDays = (days: number): Date => new Date(start.getTime() + days * 86_400_000);

describe.each(engines)('$name', (engine) => {
  test('deletes ended sessions, dead links, and old attempts, each after its days', async () => {
    const db = await engine.open();
    const { id } = await makeAccount(db);
    const session = { kind: 'staff', stage: 'full', account: id, device: null, agent: '' } as const;
    await db.transaction().execute((transaction) => startSession(transaction, session, start));
    const link = { purpose: 'visit', account: null, payload: null, subject_index: null, used_at: null };
    const created_at = start.toISOString();
    await db
      .insertInto('one_time_links')
      .values({ ...link, token_hash: 'a', created_at, expires_at: created_at })
      .execute();
    await db.insertInto('attempts').values({ key: 'a', count: 1, first_at: created_at, last_at: created_at }).execute();
    const left = async () =>
      Promise.all(
        (['sessions', 'one_time_links', 'attempts'] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const cleanAt = (now: Date) => cleanUp({ db, now: () => now, laboratory: siteConfig });
    await cleanAt(afterDays(6));
    expect(await left()).toEqual([1, 1, 1]);
    await cleanAt(afterDays(8));
    expect(await left()).toEqual([1, 1, 0]);
    await cleanAt(afterDays(60));
    expect(await left()).toEqual([0, 1, 0]);
    await cleanAt(afterDays(91));
    expect(await left()).toEqual([0, 0, 0]);
    await db.destroy();
  });
});
