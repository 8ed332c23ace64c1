import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs web servers in folders that are only in root's PATH. */
const alsoIn = ['/usr/sbin', '/usr/local/sbin'];

/** Finds the path of the first of these programs that is installed, or null. */
export function findProgram(...names: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...alsoIn];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** Finds Chromium: the environment's CHROMIUM, or the first known name in PATH. */
export const findChromium = (): string | null =>
  process.env.CHROMIUM ||
  findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chromium-headless-shell');

/** Reads a program's version. `nginx -v` writes it to standard error, others to standard output. */
export function versionOf(program: string, flag: string): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return `${stdout}${stderr}`.match(/\d+(\.\d+)+/)?.[0] ?? 'unknown';
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
