import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that the benchmark started, in its own process group. */
export interface Child {
  pid: number;
  hasEnded: () => boolean;
  /** How it ended, if it has, and the end of its standard error. */
  complaint: () => string;
  stop: () => Promise<void>;
}

const STOP_WITHIN_MS = 5000;
/** Letters of standard error that are kept. */
const COMPLAINT_LENGTH = 2000;

const running = new Set<number>();
const folders = new Set<string>();

/** Makes sure that no child process and no temporary file outlives the benchmark, however it ends. */
export function tidyAtTheEnd(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => {
    for (const pid of running) signalGroup(pid, 'SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
}

/** Creates a folder that is removed at the end. It is readable by everyone, because a web server's workers can run as another user. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bench-${purpose}-`));
  chmodSync(folder, 0o755);
  folders.add(folder);
  return folder;
}

/** Starts a program whose standard output is ignored. Throws if it does not exist. */
export function startChild(command: string, args: string[], options: Pick<SpawnOptions, 'cwd' | 'env'> = {}): Child {
  // With its own group, Ctrl-C reaches only the benchmark, and a signal to the group reaches the children's children.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} could not be started`);
  running.add(pid);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-COMPLAINT_LENGTH);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('exit', () => running.delete(pid));
  return {
    pid,
    hasEnded: () => hasEnded(child),
    complaint: () => `${howEnded(child)}${complaint.trim()}`,
    stop: async () => {
      if (hasEnded(child)) return;
      signalGroup(pid, 'SIGTERM');
      const late = setTimeout(() => signalGroup(pid, 'SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function howEnded({ exitCode, signalCode }: ChildProcess): string {
  if (signalCode) return `(ended by ${signalCode}) `;
  return exitCode === null ? '' : `(ended with ${exitCode}) `;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}
