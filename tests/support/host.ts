import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Laboratory } from '../../app/features/laboratory/laboratory.ts';
import siteConfig from '../../site.config.ts';

// React answers as in production: its development build would be another one than visitors get.
process.env.NODE_ENV = 'production';
const built: typeof import('../../server/host.ts') = await import(
  new URL('../../build/server/index.js', import.meta.url).href
);

export const { createHost, createServices, composeContent, composeServices, EnvError, openDatabase, readEnv } = built;
export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Where the tests' site is; no request leaves the process. */
export const publicUrl = 'https://laboratory.example';

/** A Tuesday, ten in the morning in Bogotá: open. */
export const tuesdayMorning = '2026-11-17T15:00:00Z';

interface SiteOptions {
  laboratory?: Laboratory;
  /** The instant at which the clock stands. */
  at?: string;
  /** An open database instead of a fresh one; the site then leaves it open. */
  db?: Database;
  publicUrl?: string;
}

export interface TestSite {
  db: Database;
  /** Asks for a path: `get('/en', { headers: { Accept: … } })`. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** The text of a page, decoded. */
  html: (path: string, init?: RequestInit) => Promise<string>;
  listener: ReturnType<typeof createHost>['listener'];
  drain: () => void;
  /** Moves the clock to an instant. */
  setClock: (instant: string) => void;
  close: () => Promise<void>;
}

/** The whole site on a database of its own and a clock that only the test moves. */
export async function openSite(options: SiteOptions = {}): Promise<TestSite> {
  const own = options.db ? null : await openFreshDatabase();
  const db = options.db ?? own?.db;
  if (!db) throw new Error('a site needs a database');
  let now = new Date(options.at ?? tuesdayMorning);
  const base = options.publicUrl ?? publicUrl;
  const services = composeServices(options.laboratory ?? siteConfig, { db, now: () => now, publicUrl: base });
  const { fetch, listener, drain } = createHost(services);
  const get = (path: string, init?: RequestInit) => fetch(new Request(new URL(path, base), init));
  return {
    db,
    get,
    html: async (path, init) => (await get(path, init)).text(),
    listener,
    drain,
    setClock: (instant) => {
      now = new Date(instant);
    },
    close: async () => own?.close(),
  };
}

/** An embedded database in a folder of its own. */
export async function openFreshDatabase(): Promise<{ db: Database; dataDir: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yarumo-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: null });
  return {
    db,
    dataDir,
    close: async () => {
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
