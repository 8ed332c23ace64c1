import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A database server that a test started. */
export interface Postgres {
  url: string;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 20_000;

/** Starts a separate PostgreSQL on a loopback port. Returns null and logs one line if its binaries are missing. */
export async function startPostgres(isDurable = false): Promise<Postgres | null> {
  const binaries = await findBinaries();
  if (!binaries) {
    console.info('PostgreSQL was not found: the database tests ran on SQLite only.');
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'yarumo-postgres-'));
  const user = unprivileged();
  if (user) await chown(folder, user.uid, user.gid);
  const dataFolder = join(folder, 'data');
  const options = ['-D', dataFolder, '-U', 'laboratory', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  // A language's order of texts, as most servers have, whatever the language of this machine.
  options.push('--locale-provider=icu', '--icu-locale=es');
  execFileSync(join(binaries, 'initdb'), options, { ...user, cwd: folder, stdio: 'pipe' });

  const port = await freePort();
  const settings = [
    `fsync=${isDurable ? 'on' : 'off'}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', dataFolder, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  await untilReady(join(binaries, 'pg_isready'), port, server);
  return {
    url: `postgres://laboratory@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of `initdb` and `postgres`: in PATH, or in Debian's folder, the newest first. */
async function findBinaries(): Promise<string | null> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? (await readdir(debian)).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const whole = (folder: string) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name)));
  return folders.find(whole) ?? null;
}

/** PostgreSQL refuses to run as root. Returns the user to run as instead. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const name = ['postgres', 'nobody'].find((user) => idOf('-u', user) !== null) ?? 'nobody';
  return { uid: idOf('-u', name) ?? 65534, gid: idOf('-g', name) ?? 65534 };
}

/** The user's or the group's id; null for an unknown user. */
function idOf(kind: '-u' | '-g', user: string): number | null {
  try {
    return Number(execFileSync('id', [kind, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Waits until the server answers. */
async function untilReady(isReady: string, port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
      await wait(100);
    }
  }
}

/** Stops the server at once, even with open connections. */
function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
