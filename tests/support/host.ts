import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';

import { afterAll, beforeAll } from 'vitest';

import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import type { Laboratory } from '../../app/domain/laboratory/laboratory.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import siteConfig from '../../site.config.ts';
import { embeddedFolder } from './migrated-database.ts';
import { type HttpClient, overHttp } from './over-http.ts';

// React renders as in production, because visitors do not get its development build.
process.env.NODE_ENV = 'production';
const built: typeof import('../../server/host.ts') = await import(
  new URL('../../build/server/index.js', import.meta.url).href
);

const { composeServices, secretVault } = built;
export const { createHost, createServices, EnvError, openDatabase, readEnv } = built;
export type Database = Awaited<ReturnType<typeof openDatabase>>;
type Services = ReturnType<typeof composeServices>;

/** The address of the tests' site. No request leaves the process. */
export const publicUrl = 'https://laboratory.example';

/** The address of the tests' map tiles. */
export const mapTilesUrl = 'https://tiles.example/{z}/{x}/{y}.png';

/** The tests' client uses the IP address, as a load balancer does, and a test meets a limit only on purpose. */
const testHosting = { allowedHosts: ['127.0.0.1', 'localhost'], pagesPerMinute: 60_000 };

/** A Tuesday at 10 a.m. in Bogotá: open. */
const tuesdayMorning = '2026-11-17T15:00:00Z';

/** The vault of the tests' sites. */
export const testVault = secretVault(randomBytes(32));

/** The differences of a test's site from the demonstration. */
export interface SiteOptions {
  laboratory?: Laboratory;
  /** The instant of the clock until the test moves it. */
  at?: string;
  /** An open database instead of a fresh one. The site then leaves it open. */
  db?: Database;
  publicUrl?: string;
  /** The panel's own address. */
  panelUrl?: string;
  isDemonstration?: boolean;
  /** Replaces services to simulate a page that breaks or a text that changes. */
  change?: (services: Services) => Services;
}

/** A site that a test has opened. */
export interface TestSite {
  db: Database;
  /** Requests a path, or a whole address of another host: `get('/en', { headers: { Cookie: … } })`. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** The text of a page. */
  html: (path: string, init?: RequestInit) => Promise<string>;
  /** For Node's HTTP server. */
  listener: ReturnType<typeof createHost>['listener'];
  /** Makes `/readyz` fail. */
  drain: () => void;
  /** How long each answer had to take, in milliseconds. The tests' clock stands still, so none waits. */
  pauses: number[];
  /** Moves the clock to an instant. */
  setClock: (instant: string) => void;
  close: () => Promise<void>;
}

const demonstration = createCatalogue(demonstrationExams, undefined, siteConfig.frequentExams);

/** Opens the whole site on its own database, with a clock that only the test moves. */
export async function openSite(options: SiteOptions = {}): Promise<TestSite> {
  const database = options.db ? { db: options.db, close: async () => {} } : await openFreshDatabase();
  const clock = { now: new Date(options.at ?? tuesdayMorning) };
  const pauses: number[] = [];
  const base = options.publicUrl ?? publicUrl;
  const installation = { vault: testVault, isDemonstration: options.isDemonstration ?? false };
  const given = {
    db: database.db,
    ...installation,
    now: () => clock.now,
    pause: async (ms: number) => void pauses.push(ms),
    publicUrl: base,
    panelUrl: options.panelUrl ?? base,
    mapTilesUrl,
    hosting: testHosting,
  };
  // A test's database has no exams, because inserting them all would take longer than most tests.
  const services = {
    ...composeServices(options.laboratory ?? siteConfig, given),
    catalogue: async () => demonstration,
  };
  const { fetch, listener, drain } = createHost(options.change?.(services) ?? services);
  // A path that begins with '//' is a path, not another host.
  const addressOf = (path: string) => (path.startsWith('/') ? base + path : path);
  const get = (path: string, init?: RequestInit) => fetch(new Request(addressOf(path), init));
  return {
    db: database.db,
    get,
    html: async (path, init) => (await get(path, init)).text(),
    listener,
    drain,
    pauses,
    setClock: (instant) => {
      clock.now = new Date(instant);
    },
    close: database.close,
  };
}

/** Returns a site and an HTTP client for all tests of a file. They open before the first test and close after the last. */
export function siteOverHttp(options: SiteOptions = {}): { site: TestSite; http: HttpClient } {
  // Filled before a test can use them.
  const [site, http] = [{} as TestSite, {} as HttpClient];
  beforeAll(async () => {
    Object.assign(site, await openSite(options));
    Object.assign(http, await overHttp(site.listener));
  });
  afterAll(async () => {
    await http.close();
    await site.close();
  });
  return { site, http };
}

/** Opens an embedded database in its own temporary folder. */
export async function openFreshDatabase(): Promise<{ db: Database; dataDir: string; close: () => Promise<void> }> {
  const dataDir = await embeddedFolder(openDatabase);
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
