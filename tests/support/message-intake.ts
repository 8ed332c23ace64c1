import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll } from 'vitest';

import { defaultCriticalLimits } from '../../app/domain/critical/critical-limits.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { receiveMessage } from '../../app/domain/messages-in/receive-message.server.ts';
import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import { secretVault } from '../../app/platform/secret-vault.server.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import type { Engine } from './engines.ts';
import type { Database } from './host.ts';

const vault = secretVault(randomBytes(32));
const catalogue = createCatalogue(demonstrationExams);
const sent = { application: 'LIS', facility: 'LAB' };
const start = '2026-11-17T15:00:00Z';

/** The rules that take in messages, on one engine, with one registered sender. `opened` is filled once the tests run. */
export function messageIntake(engine: Engine, over: { mllp?: 'network' } = {}) {
  const opened = {} as { db: Database; sender: { id: string; application: string; facility: string } };
  beforeAll(async () => {
    opened.db = await engine.open();
    const made = await opened.db
      .transaction()
      .execute((transaction) =>
        createSender(transaction, { ...sent, ...over, name: 'LIS', networks: [] }, new Date(start)),
      );
    opened.sender = { ...sent, id: made.id };
  });
  afterAll(async () => {
    await opened.db.destroy();
    await engine.end();
  });

  const origin = { request: null, session: null, client: null };
  const criticalLimits = defaultCriticalLimits;
  const needs = () => ({
    db: opened.db,
    vault,
    now: new Date(start),
    timeZone: 'America/Bogota',
    origin,
    catalogue,
    criticalLimits,
  });
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const reportOf = (filler: string) =>
    opened.db.selectFrom('reports').selectAll().where('filler_number', '=', filler).executeTakeFirst();
  return {
    opened,
    needs,
    bytesOf,
    reportOf,
    send: (text: string) => receiveMessage(needs(), opened.sender, bytesOf(text)),
    /** MSA-1 of an acknowledgment: 'AA'. */
    ackOf: ({ acknowledgment }: { acknowledgment: Uint8Array }): string =>
      /MSA\|(\w+)/.exec(Buffer.from(acknowledgment).toString())?.[1] ?? '',
    /** The state of a stored message, with its reason. */
    reasonOf: async (id: string | null) =>
      (await opened.db
        .selectFrom('messages_in')
        .select(['state', 'reason'])
        .where('id', '=', id ?? '')
        .executeTakeFirst()) ?? null,
    /** The values of a report in all versions: '1: 91.10 F'. */
    valuesOf: async (filler: string) => {
      const report = await reportOf(filler);
      const rows = await opened.db
        .selectFrom('observations')
        .select(['version', 'value', 'status'])
        .where('report', '=', report?.id ?? '')
        .orderBy('version')
        .orderBy('position')
        .execute();
      return rows.map(({ version, value, status }) => `${version}: ${value} ${status}`);
    },
  };
}
