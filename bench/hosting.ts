import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

import { type Child, startChild, temporaryFolder } from './tidy.ts';

/** The repository's root. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 20_000;

/** A web server that the benchmark started. */
export interface Hosted {
  origin: string;
  child: Child;
}

/** Starts the site as in production: one process with its own empty database. Also returns its data folder, and the time until it could serve. */
export async function hostSite(): Promise<Hosted & { startMs: number; data: string }> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const { origin, port } = await freeAddress();
  const data = temporaryFolder('data');
  const startedAt = performance.now();
  const child = startChild(process.execPath, ['build/server/main.js'], {
    cwd: projectFolder,
    env: { ...inherited, NODE_ENV: 'production', PORT: String(port), HOST, DATA_DIR: data, PUBLIC_URL: origin },
  });
  await untilAnswers(`${origin}/readyz`, child);
  return { origin, child, data, startMs: performance.now() - startedAt };
}

/** Finds a free address on this machine. */
export async function freeAddress(): Promise<{ origin: string; port: number }> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, HOST, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port found');
  return { origin: `http://${HOST}:${address.port}`, port: address.port };
}

/** Waits until an address answers 200. */
export async function untilAnswers(url: string, child: Child): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (child.hasEnded()) throw new Error(`the host of ${url} ended: ${child.complaint()}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} did not answer within ${READY_WITHIN_MS / 1000} s: ${child.complaint()}`);
}

/** Reads the resident memory of a process in bytes, on systems that report it (Linux). */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
