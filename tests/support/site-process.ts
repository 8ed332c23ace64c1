import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The site as a running process. */
export interface SiteProcess {
  /** The address on which it listens. */
  url: string;
  /** Requests a path on a new connection. */
  get: (path: string) => Promise<Response>;
  signal: (signal: NodeJS.Signals) => void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Stops it if it still runs, and deletes its files. */
  clear: () => Promise<void>;
}

type ProgramCall = readonly [program: string, ...args: string[]];
const server: ProgramCall = [process.execPath, 'build/server/main.js'];

/** Starts the built site as a separate process, on a free port with an empty database. */
export async function startSite(env: Record<string, string> = {}, command = server): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yarumo-process-'));
  const [program, ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: 'localhost', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const url = await announced(child).catch(async (error) => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    get: (path) => fetch(url + path, { headers: { Connection: 'close' } }),
    signal: (signal) => void child.kill(signal),
    ended,
    clear: async () => {
      if (child.exitCode === null) child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that the process prints when it listens. */
async function announced({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout ?? []) {
    said += chunk;
    const [url] = said.match(/http:\/\/\S+/) ?? [];
    if (url) return url;
  }
  throw new Error(`The site did not start: ${said}`);
}
