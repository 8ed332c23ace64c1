import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runInherited } from './child.mjs';
import { ensureDependencies, isPinnedNode, pinnedNode, SetupError } from './dependencies.mjs';

/** The scripts of package.json. */
export const commandNames = [
  'start',
  'dev',
  'test',
  'check',
  'approve',
  'build',
  'bench',
  'catalogue:import',
  'catalogue:export',
  'catalogue:check',
  'admin:create',
  'sender:create',
  'sender:revoke',
  'audit:check',
  'simulate',
];
/** The commands that serve and administer a finished site. They need no development packages. */
const servingCommands = [
  'start',
  'catalogue:import',
  'catalogue:export',
  'catalogue:check',
  'admin:create',
  'sender:create',
  'sender:revoke',
  'audit:check',
];
/** The last file of a build. A Node that reads TypeScript checks later whether the build matches the source. */
const FINISHED_BUILD = 'build/server/.stamp';
/** The file that Node starts for every command. */
const entry = fileURLToPath(new URL('run.mjs', import.meta.url));

/**
 * Installs missing packages, then runs the command on the pinned Node: in this process if it already is that Node.
 * @param {string[]} args the command and its arguments
 */
export async function main(args) {
  const [name = '', ...rest] = args;
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  if (!commandNames.includes(name)) {
    console.error(`Name a command: ${commandNames.map((command) => `npm run ${command}`).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  try {
    const isServing = servingCommands.includes(name) && existsSync(FINISHED_BUILD);
    const installed = await ensureDependencies(isServing ? 'production' : 'all');
    if (installed || !isPinnedNode()) {
      process.exitCode = await runInherited(pinnedNode(), [entry, ...args]);
    } else {
      const { commands } = await import('./commands.ts');
      await commands[/** @type {keyof typeof commands} */ (name)](rest);
    }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
