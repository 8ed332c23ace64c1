import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';

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
import { median } from './figures.ts';
import type { SenderLoad } from './intake-clients.ts';

/** The three rates of a round follow each other within seconds, because a machine's disk is not equally fast all the time. */
const ROUNDS = 5;
const SECONDS = 1.5;
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
    `Medians of ${ROUNDS} rounds, and of the ratios within a round; each rate for ${SECONDS} s. A message is acknowledged after its commit.`,
    'Placing follows in commits of its own, and takes at most a tenth of the time while senders make no pause; the last column is its rate in a pause.',
    '',
    `| engine | commits/s | one connection/s | ÷ commits | ${CONNECTIONS} connections/s | ÷ one | placed/s in a pause |`,
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}

async function measure(engine: Engine): Promise<string> {
  const db = await engine.open();
  await sql`create table raw_commits (body text not null)`.execute(db);
  const { port, stop, settle } = await serve(db);
  const rounds: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const commits = await rawCommits(db);
    const one = await acknowledged(port, 1, `A${i}`);
    const many = await acknowledged(port, CONNECTIONS, `B${i}`);
    rounds.push({ commits, one, many, placed: await placedInPause(db, settle) });
  }
  await stop();
  await db.destroy();
  const column = (of: (round: Round) => number, digits = 0) => median(rounds.map(of)).toFixed(digits);
  return `| ${[
    engine.name,
    column(({ commits }) => commits),
    column(({ one }) => one),
    column(({ one, commits }) => one / commits, 2),
    column(({ many }) => many),
    column(({ many, one }) => many / one, 1),
    column(({ placed }) => placed),
  ].join(' | ')} |`;
}

/** Rates, all per second. */
interface Round {
  commits: number;
  one: number;
  many: number;
  placed: number;
}

async function placedInPause(db: Database, settle: () => Promise<void>): Promise<number> {
  const [before, start] = [await countPlaced(db), performance.now()];
  await settle();
  return ((await countPlaced(db)) - before) / ((performance.now() - start) / 1000);
}

async function countPlaced(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('messages_in')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'placed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One row of a message's size in each commit, which waits for the disk. */
async function rawCommits(db: Kysely<Tables>): Promise<number> {
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

async function serve(db: Database): Promise<MllpServer & { settle: () => Promise<void> }> {
  const catalogue = createCatalogue(demonstrationExams);
  const services = { db, vault: secretVault(randomBytes(32)), now: () => new Date(), catalogue: async () => catalogue };
  const sender = { name: 'LIS', application: 'LIS', facility: 'LAB', networks: [], mllp: 'network' as const };
  await db.transaction().execute((transaction) => createSender(transaction, sender, new Date()));
  const { settle } = intakeOf({ ...services, laboratory: siteConfig });
  const server = await startMllp({ ...services, laboratory: siteConfig }, { port: 0, host: '127.0.0.1', tls: null });
  return { ...server, settle };
}

/** Acknowledged messages per second, from senders in a thread of their own. */
function acknowledged(port: number, connections: number, prefix: string): Promise<number> {
  const load: SenderLoad = { port, connections, prefix, seconds: SECONDS };
  const worker = new Worker(new URL('intake-clients.ts', import.meta.url), { workerData: load });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
