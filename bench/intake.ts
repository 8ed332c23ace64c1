import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import { createSender } from '../app/domain/messages-in/senders.server.ts';
import { type Database, openDatabase } from '../app/platform/database.server.ts';
import { intakeOf } from '../app/platform/intake.server.ts';
import { secretVault } from '../app/platform/secret-vault.server.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import type { Tables } from '../db/tables.ts';
import { type MllpServer, startMllp } from '../server/mllp/mllp-server.ts';
import siteConfig from '../site.config.ts';
import { type Engine, openEngines } from '../tests/support/engines.ts';
import { mllpClient } from '../tests/support/mllp-client.ts';
import { glucose } from '../tests/support/result-messages.ts';

const SECONDS = 6;
const CONNECTIONS = 32;

/** Messages per second with a durable acknowledgment, beside the commits per second of the same engine, in one run. */
export async function intakeSpeed(say: (progress: string) => void): Promise<string> {
  const rows: string[] = [];
  for (const engine of await openEngines(openDatabase, { isDurable: true })) {
    say(`intake on ${engine.name}`);
    rows.push(await measure(engine));
    await engine.end();
  }
  return [
    '### Intake over MLLP',
    '',
    `Each for ${SECONDS} s. A message is acknowledged after its commit; placing follows in commits of its own, in the same process.`,
    '',
    '| engine | commits/s | one connection/s | ÷ commits | 32 connections/s | ÷ one | of them placed by then |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}

async function measure(engine: Engine): Promise<string> {
  const db = await engine.open();
  const server = await serve(db);
  const commits = await rawCommits(db);
  const one = await acknowledged(server.port, 1, 'A');
  const many = await acknowledged(server.port, CONNECTIONS, 'B');
  const placed = await db
    .selectFrom('messages_in')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'placed')
    .where('control_id', 'like', 'B%')
    .executeTakeFirstOrThrow();
  await server.stop();
  await db.destroy();
  const share = Number(placed.count) / (many * SECONDS);
  const figures = [commits, one].map((figure) => figure.toFixed(0));
  return `| ${engine.name} | ${figures.join(' | ')} | ${(one / commits).toFixed(2)} | ${many.toFixed(0)} | ${(many / one).toFixed(1)} | ${(100 * share).toFixed(0)} % |`;
}

/** One row of a message's size in each commit, which waits for the disk. */
async function rawCommits(db: Kysely<Tables>): Promise<number> {
  await sql`create table raw_commits (body text not null)`.execute(db);
  const body = 'x'.repeat(2_000);
  return perSecond(async () => {
    await db
      .transaction()
      .execute(async (transaction) => sql`insert into raw_commits values (${body})`.execute(transaction));
  });
}

async function perSecond(once: () => Promise<void>): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < SECONDS * 1000) {
    await once();
    count += 1;
  }
  return count / ((performance.now() - start) / 1000);
}

async function serve(db: Database): Promise<MllpServer> {
  const catalogue = createCatalogue(demonstrationExams);
  const services = { db, vault: secretVault(randomBytes(32)), now: () => new Date(), catalogue: async () => catalogue };
  const sender = { name: 'LIS', application: 'LIS', facility: 'LAB', networks: [], mllp: 'network' as const };
  await db.transaction().execute((transaction) => createSender(transaction, sender, new Date()));
  intakeOf({ ...services, laboratory: siteConfig });
  return startMllp({ ...services, laboratory: siteConfig }, { port: 0, host: '127.0.0.1', tls: null });
}

/** Acknowledged messages per second. Each connection waits for its answer before it sends again. */
async function acknowledged(port: number, connections: number, prefix: string): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const client = await mllpClient(port);
      let number = 0;
      const rate = await perSecond(async () => {
        number += 1;
        const control = `${prefix}${connection}-${number}`;
        await client.send(glucose({ control, filler: control, document: String(7_000 + (number % 100)) }));
      });
      client.end();
      return rate;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
