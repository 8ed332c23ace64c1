import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { LRUCache } from 'lru-cache';

import { migrations } from '../../db/migrations/index.ts';
import type { Tables } from '../../db/tables.ts';
import { type Env, EnvError } from './env.ts';

export type Database = Kysely<Tables>;

/** A server that does not answer is an error to report, not one to wait for. */
const CONNECT_WITHIN_MS = 5_000;
/** The same holds for a hanging query and an abandoned transaction, because both hold locks. */
const postgresLimits = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 } as const;

/**
 * Opens the database that the environment names, and migrates it to the latest version.
 * Throws `EnvError` if the folder is not writable or the server is unreachable.
 */
export async function openDatabase(env: Pick<Env, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  const db = await connectDatabase(env);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return db;
  await db.destroy();
  const place = env.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${env.dataDir})`;
  throw new EnvError(
    `Cannot open the database of ${place}: check that it exists and that this user may use it (${reason(error)}).`,
  );
}

/** Opens the database that the environment names, as its last migration left it. Throws `EnvError` if the folder is not writable. */
export const connectDatabase = async (env: Pick<Env, 'dataDir' | 'databaseUrl'>): Promise<Database> =>
  env.databaseUrl ? openPostgres(env.databaseUrl) : openSqlite(env.dataDir);

/** Loads the driver on demand, so that a laboratory on the embedded database does not hold it in memory. */
async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...postgresLimits,
  });
  // A broken idle connection would otherwise end the process; the next query opens another connection.
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The mode of the database's files: only their owner reads and writes them. */
const OWNER_ONLY = 0o600;

/** Opens `site.sqlite` in the folder, and creates both if necessary. `synchronous=FULL`: an acknowledged write survives a power failure. */
function openSqlite(dataDir: string): Database {
  try {
    makeFolder(resolve(dataDir));
    const path = join(dataDir, 'site.sqlite');
    // SQLite gives its companion files (-wal, -shm) the same permissions. This also tightens those of files from earlier versions.
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

/** Node's own recursive mkdir never returns if the system denies that an existing parent exists (as under /proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** The number of compiled statements to keep, one for each text of a query. A page or a message needs fewer than fifty. */
const MAX_STATEMENTS = 300;

/**
 * Kysely's SQLite dialect expects better-sqlite3; Node's own module takes parameters differently. A statement is compiled once: compiling
 * took a fifth of the time of placing a message (docs/performance.md).
 */
function asBetterSqlite(file: DatabaseSync) {
  const compiled = new LRUCache<string, { statement: StatementSync; reader: boolean }>({ max: MAX_STATEMENTS });
  const compile = (sql: string) => {
    const known = compiled.get(sql);
    if (known) return known;
    const statement = file.prepare(sql);
    const made = { statement, reader: statement.columns().length > 0 };
    compiled.set(sql, made);
    return made;
  };
  return {
    close: () => file.close(),
    prepare(sql: string) {
      const { statement, reader } = compile(sql);
      // Kysely passes the values that its compiler collected; for SQLite they have the driver's own value types.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        // An iteration leaves its statement in the middle, so it has one of its own.
        iterate: (parameters: readonly unknown[]) => file.prepare(sql).iterate(...values(parameters)),
      };
    },
  };
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
