import { randomBytes } from 'node:crypto';

import { checkAudit } from '../app/domain/audit/audit-log.server.ts';
import { defaultCriticalLimits } from '../app/domain/critical/critical-limits.ts';
import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import { messageLedger } from '../app/domain/messages-in/ledger.server.ts';
import { placeStored } from '../app/domain/messages-in/place-message.server.ts';
import { prepareMessage, storeTogether } from '../app/domain/messages-in/receive-message.server.ts';
import { createSender } from '../app/domain/messages-in/senders.server.ts';
import { openDatabase } from '../app/platform/database.server.ts';
import { secretVault } from '../app/platform/secret-vault.server.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import { type Engine, openEngines } from '../tests/support/engines.ts';
import { type KillCount, killIntake } from '../tests/support/killed-intake.ts';
import { mutatedMessage } from '../tests/support/mutated-messages.ts';
import { startPostgres } from '../tests/support/postgres.ts';

type Say = (progress: string) => void;

const TOGETHER = 250;

/** Damaged messages and killed processes: what became of every message. `count` messages, and `kills` of each arrangement. */
export async function intakeFaults({ count, kills }: { count: number; kills: number }, say: Say): Promise<string> {
  const rows = [await damagedMessages(count, say), ...(await killedProcesses(kills, say))];
  return [
    '### Intake: damaged messages and killed processes',
    '',
    '| | received | repeated | placed | waiting | refused | to be placed | lost | audit chain |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---|',
    ...rows,
    '',
  ].join('\n');
}

/** On the embedded database: the reader is the same on both. */
async function damagedMessages(count: number, say: Say): Promise<string> {
  const engines = await openEngines(openDatabase);
  const [engine] = engines;
  if (!engine) throw new Error('The embedded database is always there');
  const counted = await sendDamaged(engine, count, say);
  await Promise.all(engines.map(({ end }) => end()));
  return counted;
}

async function sendDamaged(engine: Engine, count: number, say: Say): Promise<string> {
  const db = await engine.open();
  const sender = { name: 'LIS', application: 'LIS', facility: 'LAB', networks: [] };
  const made = await db.transaction().execute((transaction) => createSender(transaction, sender, new Date()));
  const origin = { request: null, session: null, client: null };
  const vault = secretVault(randomBytes(32));
  const catalogue = createCatalogue(demonstrationExams);
  const criticalLimits = defaultCriticalLimits;
  const needs = () => ({ db, vault, origin, catalogue, criticalLimits, now: new Date(), timeZone: 'America/Bogota' });
  let repeated = 0;
  for (let start = 0; start < count; start += TOGETHER) {
    const group = Array.from({ length: Math.min(TOGETHER, count - start) }, (_, i) => mutatedMessage(start + i));
    const prepared = group.map((bytes) =>
      prepareMessage(needs(), { sender: { ...sender, id: made.id }, bytes, origin }),
    );
    const received = await storeTogether(needs(), prepared);
    repeated += received.filter(({ state }) => state === 'repeated').length;
    while ((await placeStored(needs(), 250, 50)) > 0);
    if (start % 5_000 === 0) say(`${start} damaged messages`);
  }
  const { received, stored, placed, quarantined, refused } = await messageLedger(db);
  const lost = count - received - repeated + (received - stored - placed - quarantined - refused);
  const { intact } = await checkAudit(db);
  await db.destroy();
  return row(`${count} damaged messages`, [received, repeated, placed, quarantined, refused, stored, lost], intact);
}

async function killedProcesses(kills: number, say: Say): Promise<string[]> {
  const one = await killIntake({ kills, processes: 1, databaseUrl: null, say });
  const rows = [killRow(`${kills} kills, SQLite, one process`, one)];
  const postgres = await startPostgres();
  if (!postgres) return rows;
  const two = await killIntake({ kills, processes: 2, databaseUrl: postgres.url, say });
  await postgres.stop();
  return [...rows, killRow(`${kills} kills, PostgreSQL, two processes`, two)];
}

function killRow(name: string, { sent, acknowledged, lost, ledger, isAuditIntact }: KillCount): string {
  const { received, stored, placed, quarantined, refused } = ledger;
  const missing = lost + (sent - acknowledged) + (received - stored - placed - quarantined - refused);
  return row(name, [received, 0, placed, quarantined, refused, stored, missing], isAuditIntact);
}

const row = (name: string, counts: readonly number[], intact: boolean): string =>
  `| ${name} | ${counts.map((one) => one.toLocaleString('en-US')).join(' | ')} | ${intact ? 'intact' : 'BROKEN'} |`;
