import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { EnvError, readEnv } from './env.ts';

const messageOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    return error instanceof EnvError ? error.message : `not an EnvError: ${error}`;
  }
  return 'accepted';
};

describe('an empty environment', () => {
  test('gives the settings of a developer’s machine', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: 'data',
      databaseUrl: null,
      secretFile: null,
      demonstration: 'local',
      publicUrl: 'http://localhost:3000',
      panelUrl: 'http://localhost:3000',
      mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      drainSeconds: 0,
      mail: null,
      mllp: null,
      api: { corsOrigins: [], trustedProxies: 0, requestsPerMinute: 120, sentPerMinute: 30_000 },
      hosting: { allowedHosts: ['localhost'], pagesPerMinute: 300 },
    });
  });

  test('ignores unknown variables', () => {
    expect(readEnv({ HOME: '/root', PATH: '' })).toEqual(readEnv({}));
  });
});

describe('a valid value', () => {
  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [
      { SMTP_URL: 'smtp://ana%40lab.example:a%2Fb@mail.example', MAIL_FROM: 'aviso@lab.example' },
      {
        mail: {
          host: 'mail.example',
          port: 587,
          startsWithTls: false,
          login: { user: 'ana@lab.example', pass: 'a/b' },
          from: 'aviso@lab.example',
        },
      },
    ],
    [
      { SMTP_URL: 'smtps://[::1]:2465/', MAIL_FROM: 'aviso@lab.example' },
      { mail: { host: '::1', port: 2465, startsWithTls: true, login: null, from: 'aviso@lab.example' } },
    ],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ DRAIN_SECONDS: '20' }, { drainSeconds: 20 }],
    [{ TRUST_PROXY: '1' }, { api: { trustedProxies: 1 } }],
    [{ API_REQUESTS_PER_MINUTE: '600' }, { api: { requestsPerMinute: 600 } }],
    [
      { API_CORS_ORIGINS: 'https://a.example, http://localhost:8080' },
      { api: { corsOrigins: ['https://a.example', 'http://localhost:8080'] } },
    ],
    [
      { HOST: '0.0.0.0', ALLOWED_HOSTS: 'www.lab.example, 10.0.0.5' },
      { hosting: { allowedHosts: ['www.lab.example', '10.0.0.5', '0.0.0.0'] } },
    ],
    [{ PAGES_PER_MINUTE: '60' }, { hosting: { pagesPerMinute: 60 } }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: ' :: ' }, { host: '::' }],
    [{ MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}.webp' }, { mapTilesUrl: 'https://t.example/{z}/{x}/{y}.webp' }],
    [{ DATA_DIR: '/var/lib/lab' }, { dataDir: '/var/lib/lab' }],
    [{ DATABASE_URL: 'postgres://u:p@127.0.0.1/lab' }, { databaseUrl: 'postgres://u:p@127.0.0.1/lab' }],
    [
      { DATABASE_URL: 'postgres://u:p@db:5432/lab?sslmode=verify-full' },
      { databaseUrl: 'postgres://u:p@db:5432/lab?sslmode=verify-full' },
    ],
    [
      { DATABASE_URL: 'postgres://u:p@db/lab?sslmode=disable' },
      { databaseUrl: 'postgres://u:p@db/lab?sslmode=disable' },
    ],
    [{ DATABASE_URL: 'postgresql:///lab?host=/run' }, { databaseUrl: 'postgresql:///lab?host=/run' }],
    [{ SECRET_FILE: '/run/secret' }, { secretFile: '/run/secret' }],
    [{ DEMO: 'never' }, { demonstration: 'never' }],
    [{ PUBLIC_URL: 'https://lab.example' }, { publicUrl: 'https://lab.example' }],
    [{ PUBLIC_URL: 'https://lab.example//' }, { publicUrl: 'https://lab.example', panelUrl: 'https://lab.example' }],
    [
      { PUBLIC_URL: 'https://lab.example', PANEL_URL: 'https://panel.lab.example' },
      { publicUrl: 'https://lab.example', panelUrl: 'https://panel.lab.example' },
    ],
    [{ PUBLIC_URL: 'https://lab.example/', PANEL_URL: 'https://lab.example' }, { panelUrl: 'https://lab.example' }],
  ])('%j', (source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });
});

describe('an invalid value is reported in one sentence with its variable', () => {
  test.each([
    [{ PANEL_URL: 'https://panel.example/admin' }, 'PANEL_URL must look like https://panel.example.com'],
    [{ PANEL_URL: 'http://localhost:4000' }, 'PANEL_URL must name another host than PUBLIC_URL, not only another port'],
    [
      { PUBLIC_URL: 'https://lab.example', PANEL_URL: 'http://panel.example' },
      'PANEL_URL and PUBLIC_URL must both begin with https: or both with http:',
    ],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
    [{ API_REQUESTS_PER_MINUTE: '0' }, 'API_REQUESTS_PER_MINUTE must be a whole number from 1 to 60000'],
    [{ ALLOWED_HOSTS: 'lab.example:3000' }, 'ALLOWED_HOSTS.0 must look like lab.example,10.0.0.5, without ports'],
    [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS.0 must look like lab.example,10.0.0.5, without ports'],
    [{ PAGES_PER_MINUTE: '0' }, 'PAGES_PER_MINUTE must be a whole number from 1 to 60000'],
    [{ DRAIN_SECONDS: '601' }, 'DRAIN_SECONDS must be a whole number from 0 to 600'],
    [{ DRAIN_SECONDS: '1.5' }, 'DRAIN_SECONDS must be a whole number from 0 to 600'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number from 0 to 600'],
    [{ HOST: '' }, 'HOST must not be empty'],
    [{ HOST: '  ' }, 'HOST must not be empty'],
    [{ DATA_DIR: '' }, 'DATA_DIR must not be empty'],
    [{ DATABASE_URL: 'mysql://db/lab' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
    [{ DATABASE_URL: 'lab' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
    ...['', '?sslmode=require', '?sslmode=no-verify', '?sslmode=prefer', '?host=db'].map(
      (query): [Record<string, string>, string] => [
        { DATABASE_URL: `postgres://u:secreto@db/lab${query}` },
        'DATABASE_URL must end in ?sslmode=verify-full (or in ?sslmode=disable, if nobody else can reach the connection)',
      ],
    ),
    [{ DATABASE_URL: '' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
    [{ MAP_TILES_URL: 'https://t.example/tiles' }, 'MAP_TILES_URL must name {z}, {x} and {y}'],
    [
      { MAP_TILES_URL: 'http://t.example/{z}/{x}/{y}.png' },
      'MAP_TILES_URL must look like https://tiles.example.com/{z}/{x}/{y}.png',
    ],
    ...['mail.example', 'smtp:mail.example', 'http://mail.example', 'smtp://u:50%@h', 'smtp://h/?secure=false'].map(
      (url): [Record<string, string>, string] => [
        { SMTP_URL: url, MAIL_FROM: 'aviso@lab.example' },
        'SMTP_URL must look like smtp://user:password@mail.example.com:587',
      ],
    ),
    ...['lab', 'Lab <aviso@lab.example>', 'a@lab.example,b@lab.example', 'a@lab.example\nBcc: b@lab.example'].map(
      (from): [Record<string, string>, string] => [
        { SMTP_URL: 'smtp://mail.example', MAIL_FROM: from },
        'MAIL_FROM must look like aviso@lab.example',
      ],
    ),
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL and MAIL_FROM go together: set both, or neither'],
    [{ MAIL_FROM: 'aviso@lab.example' }, 'SMTP_URL and MAIL_FROM go together: set both, or neither'],
    [{ DEMO: 'yes' }, 'DEMO must be never or public'],
    [{ PUBLIC_URL: 'lab.example' }, 'PUBLIC_URL must look like https://www.example.com'],
    [{ PUBLIC_URL: 'ftp://lab.example' }, 'PUBLIC_URL must look like https://www.example.com'],
  ])('%j', (source, fault) => {
    expect(messageOf(source)).toBe(`Invalid environment: ${fault}.`);
  });

  test('names two faults in the same sentence', () => {
    expect(messageOf({ PORT: 'abc', HOST: '' })).toBe(
      'Invalid environment: PORT must be a whole number from 0 to 65535; HOST must not be empty.',
    );
  });

  test('never repeats a password', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://u:secreto@db/lab' })).not.toContain('secreto');
  });
});

test('any PORT is either a port or rejected by name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (value) => {
      const message = messageOf({ PORT: value });
      if (message === 'accepted') expect(readEnv({ PORT: value }).port).toBe(Number(value));
      else expect(message).toContain('PORT must be');
    }),
  );
});
