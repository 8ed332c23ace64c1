import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Postgres, startPostgres } from './postgres.ts';

// A new database costs a hundredth of its migrations if it is a copy of one that has them. Test files of one process share the copies.

interface Opened {
  destroy: () => Promise<void>;
}
type Open = (place: { dataDir: string; databaseUrl: string | null }) => Promise<Opened>;

/** Calls the function once for each way to open a database: the build's, the source's, and the one that does not migrate. */
function memoize<Result>(make: (open: Open) => Promise<Result>): (open: Open) => Promise<Result> {
  const made = new Map<Open, Promise<Result>>();
  return (open) => {
    const known = made.get(open) ?? make(open);
    made.set(open, known);
    return known;
  };
}

const migratedFile = memoize(async (open) => {
  const folder = await mkdtemp(join(tmpdir(), 'yarumo-migrated-'));
  const db = await open({ dataDir: folder, databaseUrl: null });
  await db.destroy();
  const bytes = await readFile(join(folder, 'site.sqlite'));
  await rm(folder, { recursive: true, force: true });
  return bytes;
});

/** Creates a folder with an embedded database that this function has opened before. */
export async function embeddedFolder(open: Open): Promise<string> {
  const bytes = await migratedFile(open);
  const folder = await mkdtemp(join(tmpdir(), 'yarumo-test-'));
  await writeFile(join(folder, 'site.sqlite'), bytes);
  return folder;
}

const migratedTemplate = memoize(async (open) => {
  const template = await createDatabase();
  const db = await open({ dataDir: '', databaseUrl: urlOf(template) });
  await db.destroy();
  return template;
});

/**
 * Creates a database on the server of the test run (`shared-postgres.ts`), or on a server of its own if the run has none or each commit has
 * to wait for the disk. Returns null if PostgreSQL's programs are missing.
 */
export async function serverDatabase(open: Open, isDurable: boolean): Promise<Postgres | null> {
  if (isDurable || !process.env.SHARED_POSTGRES_URL) return startPostgres(isDurable);
  const name = await createDatabase(await migratedTemplate(open));
  return { url: urlOf(name), stop: () => query(`drop database if exists ${name} with (force)`) };
}

async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(`create database ${name} template ${template}`);
  return name;
}

const urlOf = (name: string): string =>
  Object.assign(new URL(process.env.SHARED_POSTGRES_URL ?? ''), { pathname: name }).href;

async function query(text: string): Promise<void> {
  const { Client } = await import('pg').then(({ default: pg }) => pg);
  const client = new Client({ connectionString: process.env.SHARED_POSTGRES_URL });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
