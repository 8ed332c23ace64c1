import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { capture } from '../../server/cli/child.mjs';

/** Whether this process runs as root. */
export const isRoot = process.getuid?.() === 0;

/** The possible files of a program of this name in PATH. */
export const inPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** Installs the first of these Debian packages that exists. Does nothing unless it runs as root on Debian. */
export async function installDebianPackage(purpose: string, ...names: string[]): Promise<void> {
  if (!isRoot || !inPath('apt-get').some((place) => existsSync(place))) return;
  console.log(`Installing ${purpose} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  for (const name of names) {
    const { code, output } = await capture('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    if (code === 0) break;
    console.log(output);
  }
}
