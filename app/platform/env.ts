import { z } from 'zod';

import { type ApiSettings, defaultApiSettings } from './api-settings.ts';
import { defaultHosting, type HostingSettings } from './hosting-settings.ts';

const wholeNumber = (most: number) => {
  const fault = `must be a whole number from 0 to ${most}`;
  const digits = z.string().regex(/^\d{1,5}$/, fault);
  return digits.transform(Number).refine((value) => value <= most, fault);
};
const notEmpty = z.string().trim().min(1, 'must not be empty');

/** 'https://www.example.com', as a browser says it: no path, no slash at the end. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/**
 * Is the way to the database nobody else's: encrypted, with a certificate that is checked, or inside this machine? Where it is open, the
 * person who runs the site has to say so.
 */
function isPrivate(address: string): boolean {
  // What is no address of PostgreSQL has its own fault.
  if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address)) return true;
  const { hostname, searchParams } = new URL(address);
  if (['verify-full', 'disable'].includes(searchParams.get('sslmode') ?? '')) return true;
  const isSocket = hostname === '' && (searchParams.get('host') ?? '/').startsWith('/');
  return isSocket || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

const hostName = /^(?:\[[\da-f:.]+\]|[a-z\d][a-z\d._-]*)$/i;

/** What the process takes from its environment. Everything has a default that is right on one's own machine. */
const envSchema = z.object({
  PORT: wholeNumber(65535).default(3000),
  HOST: notEmpty.default('localhost'),
  DATA_DIR: notEmpty.default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
    .refine(
      isPrivate,
      'must end in ?sslmode=verify-full (or in ?sslmode=disable, if nobody else is on the way to the database)',
    )
    .optional(),
  MAP_TILES_URL: z
    .url({ protocol: /^https$/, error: 'must look like https://tiles.example.com/{z}/{x}/{y}.png' })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must name {z}, {x} and {y}')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://www.example.com' }).optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().regex(hostName, 'must look like lab.example,10.0.0.5, without ports')))
    .optional(),
  PAGES_PER_MINUTE: wholeNumber(60000)
    .refine((pages) => pages > 0, 'must be a whole number from 1 to 60000')
    .default(defaultHosting.pagesPerMinute),
  DRAIN_SECONDS: wholeNumber(600).default(0),
  TRUST_PROXY: wholeNumber(10).default(defaultApiSettings.trustedProxies),
  API_REQUESTS_PER_MINUTE: wholeNumber(60000)
    .refine((requests) => requests > 0, 'must be a whole number from 1 to 60000')
    .default(defaultApiSettings.requestsPerMinute),
  API_CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.string().refine(isOrigin, 'must look like https://www.example.com,https://other.example')))
    .optional(),
});

export interface Env {
  port: number;
  host: string;
  /** Folder of the embedded database. Unused when `databaseUrl` is given. */
  dataDir: string;
  databaseUrl: string | null;
  /** Where visitors reach the site, without a slash at the end: canonical links and pictures for social networks need it. */
  publicUrl: string;
  /** Where the street map's images come from, with `{z}`, `{x}` and `{y}` for their place. Their data are OpenStreetMap's. */
  mapTilesUrl: string;
  /** How long it goes on serving, no longer ready, once it is told to stop: a balancer needs that time to look elsewhere. */
  drainSeconds: number;
  api: ApiSettings;
  hosting: HostingSettings;
}

/** Reads the environment. The error's message is one sentence that names each bad variable and what it must be. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new EnvError(`The environment cannot be used: ${faults.join('; ')}.`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, MAP_TILES_URL, DRAIN_SECONDS, ...rest } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    mapTilesUrl: MAP_TILES_URL,
    drainSeconds: DRAIN_SECONDS,
    api: {
      corsOrigins: rest.API_CORS_ORIGINS ?? [],
      trustedProxies: rest.TRUST_PROXY,
      requestsPerMinute: rest.API_REQUESTS_PER_MINUTE,
    },
    hosting: {
      // Who lets it listen by a name wants to reach it by that name.
      allowedHosts: [...(rest.ALLOWED_HOSTS ?? []), ...(hostName.test(HOST) ? [HOST] : [])],
      pagesPerMinute: rest.PAGES_PER_MINUTE,
    },
  };
}

/** A setting that the person who starts the site has to mend; its message is written for them. */
export class EnvError extends Error {}
