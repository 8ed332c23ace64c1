import { z } from 'zod';

import { isEmailAddress } from '../domain/accounts/email-address.ts';
import { type ApiSettings, defaultApiSettings } from './api-settings.ts';
import { defaultHosting, type HostingSettings, panelAddressFault } from './hosting-settings.ts';
import { isSmtpUrl, type MailSettings, mailSettings } from './mail-settings.ts';
import { type MllpSettings, mllpSettings } from './mllp-settings.ts';

/** '8080' → 8080; rejects other text and numbers above `most`. */
const wholeNumber = (most: number) => {
  const fault = `must be a whole number from 0 to ${most}`;
  const digits = z.string().regex(/^\d{1,5}$/, fault);
  return digits.transform(Number).refine((value) => value <= most, fault);
};
const notEmpty = z.string().trim().min(1, 'must not be empty');

/** 'https://www.example.com', in the browser's notation: no path, no trailing slash. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/**
 * Is the connection to the database private: encrypted with a verified certificate, or within this machine? The operator must explicitly
 * accept an open one (`sslmode=disable`).
 */
function isPrivate(address: string): boolean {
  // The schema reports an address that is not PostgreSQL's.
  if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address)) return true;
  const { hostname, searchParams } = new URL(address);
  if (['verify-full', 'disable'].includes(searchParams.get('sslmode') ?? '')) return true;
  const isSocket = hostname === '' && (searchParams.get('host') ?? '/').startsWith('/');
  return isSocket || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

const hostName = /^(?:\[[\da-f:.]+\]|[a-z\d][a-z\d._-]*)$/i;

/** The environment variables of the process. Each has a default for a developer's machine. */
const envSchema = z.object({
  PORT: wholeNumber(65535).default(3000),
  HOST: notEmpty.default('localhost'),
  DATA_DIR: notEmpty.default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
    .refine(
      isPrivate,
      'must end in ?sslmode=verify-full (or in ?sslmode=disable, if nobody else can reach the connection)',
    )
    .optional(),
  SECRET_FILE: notEmpty.optional(),
  DEMO: z.enum(['never', 'public'], { error: 'must be never or public' }).optional(),
  MAP_TILES_URL: z
    .url({ protocol: /^https$/, error: 'must look like https://tiles.example.com/{z}/{x}/{y}.png' })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must name {z}, {x} and {y}')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://www.example.com' }).optional(),
  PANEL_URL: z.string().refine(isOrigin, 'must look like https://panel.example.com').optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().regex(hostName, 'must look like lab.example,10.0.0.5, without ports')))
    .optional(),
  PAGES_PER_MINUTE: wholeNumber(60000)
    .refine((pages) => pages > 0, 'must be a whole number from 1 to 60000')
    .default(defaultHosting.pagesPerMinute),
  SMTP_URL: z.string().refine(isSmtpUrl, 'must look like smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z.string().refine(isEmailAddress, 'must look like aviso@lab.example').optional(),
  MLLP_PORT: wholeNumber(65535).optional(),
  MLLP_HOST: notEmpty.optional(),
  MLLP_TLS_CERT: notEmpty.optional(),
  MLLP_TLS_KEY: notEmpty.optional(),
  DRAIN_SECONDS: wholeNumber(600).default(0),
  TRUST_PROXY: wholeNumber(10).default(defaultApiSettings.trustedProxies),
  API_REQUESTS_PER_MINUTE: wholeNumber(60000)
    .refine((requests) => requests > 0, 'must be a whole number from 1 to 60000')
    .default(defaultApiSettings.requestsPerMinute),
  SENT_MESSAGES_PER_MINUTE: wholeNumber(1_000_000)
    .refine((messages) => messages > 0, 'must be a whole number from 1 to 1000000')
    .default(defaultApiSettings.sentPerMinute),
  API_CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.string().refine(isOrigin, 'must look like https://www.example.com,https://other.example')))
    .optional(),
});

/** The settings that the environment variables hold. */
export interface Env {
  port: number;
  host: string;
  /** Folder of the embedded database. Unused if `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | null;
  /** The file with the installation's secret; null: `secret` in the data folder. */
  secretFile: string | null;
  /**
   * Whether a new database becomes the demonstration. `local`: if PUBLIC_URL is on this machine. `never`: not even there. `public`: a
   * demonstration may also be served at a public address.
   */
  demonstration: 'local' | 'never' | 'public';
  /** The site's public address without a trailing slash, for canonical links and social network pictures. */
  publicUrl: string;
  /** The panel's address, at a host of its own; `publicUrl` without one. */
  panelUrl: string;
  /** The address of the street map's images, with `{z}`, `{x}` and `{y}` for their position. The data are OpenStreetMap's. */
  mapTilesUrl: string;
  /** How long the process keeps serving after a stop signal while it reports not ready, so that a load balancer can switch. */
  drainSeconds: number;
  /** How mails are sent; null: they stay in the outbox. */
  mail: MailSettings | null;
  /** How laboratory systems connect over MLLP; null: they do not. */
  mllp: MllpSettings | null;
  api: ApiSettings;
  hosting: HostingSettings;
}

/** Parses the environment. The error's message is one sentence that names each invalid variable and its valid values. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new EnvError(`Invalid environment: ${faults.join('; ')}.`);
  }
  if ((parsed.data.SMTP_URL === undefined) !== (parsed.data.MAIL_FROM === undefined))
    throw new EnvError('Invalid environment: SMTP_URL and MAIL_FROM go together: set both, or neither.');
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, MAP_TILES_URL, DRAIN_SECONDS, ...rest } = parsed.data;
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
  const panelUrl = rest.PANEL_URL ?? publicUrl;
  const panelFault = panelAddressFault(panelUrl, publicUrl);
  if (panelFault) throw new EnvError(`Invalid environment: ${panelFault}.`);
  const mllp = mllpSettings(rest, HOST);
  if (mllp && 'fault' in mllp) throw new EnvError(`Invalid environment: ${mllp.fault}.`);
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    secretFile: rest.SECRET_FILE ?? null,
    demonstration: rest.DEMO ?? 'local',
    publicUrl,
    panelUrl,
    mapTilesUrl: MAP_TILES_URL,
    drainSeconds: DRAIN_SECONDS,
    mail: rest.SMTP_URL && rest.MAIL_FROM ? mailSettings(rest.SMTP_URL, rest.MAIL_FROM) : null,
    mllp,
    api: {
      corsOrigins: rest.API_CORS_ORIGINS ?? [],
      trustedProxies: rest.TRUST_PROXY,
      requestsPerMinute: rest.API_REQUESTS_PER_MINUTE,
      sentPerMinute: rest.SENT_MESSAGES_PER_MINUTE,
    },
    hosting: {
      // An operator who makes it listen on a name wants to reach it by that name.
      allowedHosts: [...(rest.ALLOWED_HOSTS ?? []), ...(hostName.test(HOST) ? [HOST] : [])],
      pagesPerMinute: rest.PAGES_PER_MINUTE,
    },
  };
}

/** An invalid setting that the operator must fix; its message is written for them. */
export class EnvError extends Error {}
