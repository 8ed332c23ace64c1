import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';

import { isLocalhost } from '../app/platform/hosting-settings.ts';
import { announce } from './announce.ts';
import { limitedServer } from './limited-server.ts';
import { watchLoopDelay } from './loop-delay.ts';

keepYoungHeap();

// The built host. The build puts this program beside it, so that pages and server share one module graph.
const built: typeof import('./host.ts') = await import(new URL('./index.js', import.meta.url).href);
const {
  cleanUp,
  createHost,
  createServices,
  EnvError,
  faultReport,
  intakeOf,
  keepUpSenders,
  log,
  newFirstRunCode,
  readEnv,
  releaseWaiting,
  startMail,
  watchCritical,
  startMllp,
} = built;

/** How often the process looks for messages that were stored and not placed: by another process, or in a failed attempt. */
const PLACE_EVERY_MS = 30_000;

/** How late a release by rules, or the alert about a critical value, may be. */
const WATCH_EVERY_MS = 30_000;

/** How often the process deletes what is old. */
const CLEAN_EVERY_MS = 24 * 60 * 60_000;

/** How often it warns of keys of laboratory systems that end, and deletes their old tokens. */
const SENDERS_EVERY_MS = 60 * 60_000;

/** The time that open requests have to finish when the process is asked to stop. */
const STOP_WITHIN_MS = 10_000;

/** The argument that makes this program fill an empty catalog and exit. */
const SEED = 'seed';

// Only this process's user may read the files that it writes.
process.umask(0o077);

try {
  await (process.argv[2] === SEED ? seed() : start());
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Places messages that wait, releases by rules, and alerts about critical values that have waited too long, all in the background. */
function watchResults(services: Awaited<ReturnType<typeof createServices>>): void {
  const { wake } = intakeOf(services);
  wake();
  setInterval(wake, PLACE_EVERY_MS).unref();
  setInterval(() => releaseWaiting(services).catch(() => log.warn('releasing-failed')), WATCH_EVERY_MS).unref();
  setInterval(() => watchCritical(services).catch(() => log.warn('watching-failed')), WATCH_EVERY_MS).unref();
}

/** Starts the server. A signal stops it after the open requests. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  warnOfInsecureSettings(env);
  // Nothing is served yet, so stopping now loses nothing.
  const giveUp = () => process.exit(0);
  process.once('SIGINT', giveUp);
  process.once('SIGTERM', giveUp);
  const services = await createServices(env, undefined, seedElsewhere);
  const { db, vault, isDemonstration } = services;
  const firstRunCode = isDemonstration ? null : await newFirstRunCode(db, vault, services.now());
  watchResults(services);
  repeat(() => cleanUp(services), 'cleaning-failed', CLEAN_EVERY_MS);
  repeat(() => keepUpSenders(services), 'senders-failed', SENDERS_EVERY_MS);
  const host = createHost(services, watchLoopDelay());
  const server = limitedServer(host.listener);

  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(listenFailure(error, env));
    process.exit(1);
  });
  const mllp = env.mllp ? await startMllp(services, env.mllp) : null;
  let mail: ReturnType<typeof startMail> | undefined;
  server.listen(env.port, env.host, () => {
    // Only a server on a socket or a pipe has another kind of address.
    const { port } = server.address() as AddressInfo;
    announce({ ...env, port, isDemonstration, firstRunCode, mllpPort: mllp?.port ?? null });
    mail = startMail(services, env.mail);
  });

  const close = () => {
    const quiet = Promise.all([mail?.stop(), mllp?.stop()]);
    server.close(async () => {
      await quiet;
      await services.db.destroy();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  };
  // An uncaught bug leaves an unknown state: log it without its message, and end the process.
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
  // Ctrl-C does not wait for a load balancer.
  process.once('SIGINT', close);
  process.once('SIGTERM', () => {
    host.drain();
    setTimeout(close, env.drainSeconds * 1000);
  });
}

function isPrivateHost(host: string): boolean {
  return /^(?:localhost|127\.|::1)/.test(host);
}

/** Does something now and from time to time. What fails is done the next time. */
function repeat(task: () => Promise<void>, failure: 'cleaning-failed' | 'senders-failed', everyMs: number): void {
  const run = () => task().catch(() => log.warn(failure));
  void run();
  setInterval(run, everyMs).unref();
}

/** Warns once about settings that are right on a developer's machine but not in public. */
function warnOfInsecureSettings({ publicUrl, host, databaseUrl, mllp }: ReturnType<typeof readEnv>): void {
  if (mllp && mllp.tls === null && !isPrivateHost(mllp.host)) log.warn('mllp-without-tls');
  const isPrivateMachine = isLocalhost(new URL(publicUrl).hostname) && isPrivateHost(host);
  if (publicUrl.startsWith('http:') && !isPrivateMachine) log.warn('no-https');
  if (databaseUrl?.includes('sslmode=disable')) log.warn('database-without-tls');
}

/**
 * Requests are short, and the young generation that a process begins with has room for their garbage. By default V8 doubles it while the
 * program loads and under load, to 34 MB, without serving one page more (decision 0077).
 */
function keepYoungHeap(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Fills an empty catalog, and exits. */
async function seed(): Promise<void> {
  const { db } = await createServices(readEnv(process.env));
  await db.destroy();
}

/** Loading the demonstration's exams takes as much memory as half the server, once. A separate process returns it. */
async function seedElsewhere(): Promise<void> {
  const [code] = await once(fork(import.meta.filename, [SEED]), 'exit');
  if (code !== 0) throw new EnvError('The catalog could not be filled. The lines above say why.');
}

function listenFailure(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop it, or choose another port with PORT=3001 npm start.`;
  if (code === 'EACCES')
    return `Port ${port} is not allowed for this user: choose one above 1023 with PORT=3000 npm start.`;
  return `Cannot listen on HOST=${host} PORT=${port}: ${message}.`;
}
