import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { type MessageLedger, messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { type Database, openDatabase } from '../../app/platform/database.server.ts';
import { codeOfAnswer, type MllpClient, mllpClient } from './mllp-client.ts';
import { glucose } from './result-messages.ts';
import { type SiteProcess, startSite } from './site-process.ts';

interface KillOptions {
  kills: number;
  /** How many processes share the database; more than one needs PostgreSQL. */
  processes: number;
  databaseUrl: string | null;
  say?: (progress: string) => void;
}

export interface KillCount {
  kills: number;
  sent: number;
  acknowledged: number;
  /** Acknowledged messages that are not in the database. */
  lost: number;
  ledger: MessageLedger;
  isAuditIntact: boolean;
}

const CONNECTIONS = 4;

/** A message of the demonstration's laboratory system. */
const messageOfDemonstration = (number: number): string =>
  glucose({ control: `KILL-${number}`, filler: `KILL-${number}`, document: String(900_000 + (number % 50)) }).replace(
    '|LIS|LAB|',
    '|LIS-YARUMO|LAB YARUMO|',
  );

/** Kills the site at random moments while laboratory systems send, starts it again, and counts what became of every message. */
export async function killIntake({ kills, processes, databaseUrl, say = () => {} }: KillOptions): Promise<KillCount> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yarumo-killed-'));
  const stations: Station[] = [];
  try {
    for (let i = 0; i < processes; i++)
      stations.push(await openStation({ dataDir, databaseUrl, first: i, step: processes }));
    for (let kill = 1; kill <= kills; kill++) {
      // Each life acknowledges something, however slow the machine is.
      const enough = acknowledgedBy(stations) + CONNECTIONS;
      while (acknowledgedBy(stations) < enough) await pause(10);
      await pause(Math.random() * 250);
      await stations[Math.floor(Math.random() * stations.length)]?.restart();
      if (kill % 20 === 0) say(`${kill} kills, ${acknowledgedBy(stations)} acknowledged`);
    }
    for (const station of stations) await station.finish();
    const db = await openDatabase({ dataDir, databaseUrl });
    while ((await messageLedger(db)).stored > 0) await pause(100);
    const counted = await countAll(db, stations);
    await db.destroy();
    return { kills, ...counted };
  } finally {
    for (const station of stations) await station.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const acknowledgedBy = (stations: readonly Station[]): number =>
  stations.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

async function countAll(db: Database, stations: readonly Station[]): Promise<Omit<KillCount, 'kills'>> {
  const rows = await db.selectFrom('messages_in').select('control_id').where('control_id', 'like', 'KILL-%').execute();
  const stored = new Set(rows.map(({ control_id }) => control_id));
  const acknowledged = stations.flatMap((station) => [...station.acknowledged]);
  return {
    sent: stations.reduce((sum, { sent }) => sum + sent, 0),
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((number) => !stored.has(`KILL-${number}`)).length,
    ledger: await messageLedger(db),
    isAuditIntact: (await checkAudit(db)).intact,
  };
}

interface Station {
  sent: number;
  acknowledged: Set<number>;
  /** Kills the process and starts it again on the same data. */
  restart: () => Promise<void>;
  /** Stops sending, and waits until everything is placed. */
  finish: () => Promise<void>;
  end: () => Promise<void>;
}

interface StationOptions {
  dataDir: string;
  databaseUrl: string | null;
  first: number;
  step: number;
}

/** A site with the systems that send to it. Each system sends a message again until it is acknowledged. */
async function openStation({ dataDir, databaseUrl, first, step }: StationOptions): Promise<Station> {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, MLLP_PORT: String(port), ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  let site: SiteProcess = await startSite(env);
  let isOver = false;
  let next = first;
  const station: Station = {
    sent: 0,
    acknowledged: new Set(),
    restart: async () => {
      site.signal('SIGKILL');
      await site.clear();
      site = await startSite(env);
    },
    finish: async () => {
      isOver = true;
      await Promise.all(systems);
      // A stop that waits some seconds for the placing, and a start that places what is left.
      site.signal('SIGTERM');
      await site.ended;
      site = await startSite(env);
    },
    end: async () => {
      isOver = true;
      await site.clear();
    },
  };
  const system = async (): Promise<void> => {
    let client: MllpClient | null = null;
    while (!isOver) {
      const number = next;
      next += step;
      station.sent += 1;
      while (!station.acknowledged.has(number)) {
        client ??= await mllpClient(port);
        const answer = await client.send(messageOfDemonstration(number)).catch(() => null);
        if (answer !== null && codeOfAnswer(answer) === 'AA') station.acknowledged.add(number);
        else {
          client.end();
          client = null;
          await pause(30);
        }
      }
    }
    client?.end();
  };
  const systems = Array.from({ length: CONNECTIONS }, system);
  return station;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
