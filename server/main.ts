import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';

import { isLocalhost } from '../app/platform/hosting-settings.ts';
import { announce } from './announce.ts';
import { limitedServer } from './limited-server.ts';
import { watchLoopDelay } from './loop-delay.ts';

// The built host, beside which the build puts this program: the pages and their server, one module graph.
const built: typeof import('./host.ts') = await import(new URL('./index.js', import.meta.url).href);
const { createHost, createServices, EnvError, faultReport, log, readEnv } = built;

/** How long open requests may take to finish when the process is asked to stop. */
const STOP_WITHIN_MS = 10_000;

/** What this program is called with to fill an empty catalogue, and end. */
const SEED = 'seed';

// Whatever this process writes is its user's alone.
process.umask(0o077);

try {
  await (process.argv[2] === SEED ? seed() : start());
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  warnOfOpenWays(env);
  // Nothing is served yet: whoever stops it now loses nothing.
  const giveUp = () => process.exit(0);
  process.once('SIGINT', giveUp);
  process.once('SIGTERM', giveUp);
  const services = await createServices(env, undefined, seedElsewhere);
  const host = createHost(services, watchLoopDelay());
  const server = limitedServer(host.listener);
  keepYoungHeap();

  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(listenFailure(error, env));
    process.exit(1);
  });
  server.listen(env.port, env.host, () => {
    const { port } = server.address() as AddressInfo;
    announce({ ...env, port });
  });

  const close = () => {
    server.close(async () => {
      await services.db.destroy();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  };
  // A bug that nobody caught leaves a state that nobody knows: it is logged without its message, and the process ends.
  const fail = (error: unknown) => {
    log.error('process-failed', faultReport(error) ?? {});
    process.exitCode = 1;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.close(() => process.exit(1));
    server.closeIdleConnections();
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  process.off('SIGINT', giveUp);
  process.off('SIGTERM', giveUp);
  // Who presses Ctrl-C waits for no balancer.
  process.once('SIGINT', close);
  process.once('SIGTERM', () => {
    host.drain();
    setTimeout(close, env.drainSeconds * 1000);
  });
}

/** What is right on one's own machine and not in public is said, once. */
function warnOfOpenWays({ publicUrl, host, databaseUrl }: ReturnType<typeof readEnv>): void {
  const isAtHome = isLocalhost(new URL(publicUrl).hostname) && /^(?:localhost|127\.|::1)/.test(host);
  if (publicUrl.startsWith('http:') && !isAtHome) log.warn('no-https');
  if (databaseUrl?.includes('sslmode=disable')) log.warn('database-without-tls');
}

/**
 * Requests are short: what starting took is room enough for their garbage. Left alone, V8 doubles it under load, now and then
 * by 48 MB, and not one page more is served (docs/performance.md).
 */
function keepYoungHeap(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

async function seed(): Promise<void> {
  const { db } = await createServices(readEnv(process.env));
  await db.destroy();
}

/** The exams of the demonstration take as much memory as half the server, once: a process of their own gives it back. */
async function seedElsewhere(): Promise<void> {
  const [code] = await once(fork(import.meta.filename, [SEED]), 'exit');
  if (code !== 0) throw new EnvError('The catalogue could not be filled: the reason stands above.');
}

function listenFailure(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or choose another with PORT=3001 npm start.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT=3000 npm start.`;
  return `HOST=${host} PORT=${port} cannot be listened on: ${message}.`;
}
