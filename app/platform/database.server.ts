import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';

import { migrations } from '../../db/migrations/index.ts';
import type { Tables } from '../../db/tables.ts';
import { type Env, EnvError } from './env.ts';

export type Database = Kysely<Tables>;

/** A server that does not answer is an error to show, not one to wait for. */
const CONNECT_WITHIN_MS = 5_000;
/** Nor is a query that hangs, nor a transaction that somebody has forgotten: both hold locks. */
const postgresLimits = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 } as const;

/**
 * Opens the database that the environment names and brings its tables up to date.
 * Throws `EnvError` when the folder cannot be written or the server cannot be reached.
 */
export async function openDatabase(env: Pick<Env, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  const db = env.databaseUrl ? await openPostgres(env.databaseUrl) : openSqlite(env.dataDir);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return db;
  await db.destroy();
  const place = env.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${env.dataDir})`;
  throw new EnvError(
    `The database of ${place} cannot be opened: check that it is there and may be used (${reason(error)}).`,
  );
}

/** The driver is loaded by who uses it: a laboratory on the embedded database need not hold it in memory. */
async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...postgresLimits,
  });
  // A connection that breaks while nobody uses it would otherwise end the process; the next query opens another.
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Nobody else on the machine reads it. */
const OWNER_ONLY = 0o600;

/** `synchronous=FULL`: a write that was acknowledged survives a power cut. */
function openSqlite(dataDir: string): Database {
  try {
    makeFolder(resolve(dataDir));
    const path = join(dataDir, 'site.sqlite');
    // SQLite gives the files beside it (-wal, -shm) the same rights. Those of an earlier version are taken back here, too.
    closeSync(openSync(path, 'a', OWNER_ONLY));
    for (const name of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(name)) chmodSync(name, OWNER_ONLY);
    const file = new DatabaseSync(path);
    file.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000;');
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asBetterSqlite(file) }) });
  } catch (error) {
    throw new EnvError(
      `DATA_DIR (${dataDir}) cannot hold the database: choose a folder that this user may write to (${reason(error)}).`,
    );
  }
}

/** Node's own recursive mkdir never ends where the system says that a parent which is there is not (as under /proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Kysely's SQLite dialect speaks to better-sqlite3; Node's own module differs in how parameters are passed. */
function asBetterSqlite(file: DatabaseSync) {
  return {
    close: () => file.close(),
    prepare(sql: string) {
      const statement = file.prepare(sql);
      // Kysely hands over what its compiler collected; for SQLite these are the driver's own value types.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      };
    },
  };
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
