import { fileURLToPath } from 'node:url';

import { runInherited } from './child.mjs';
import { ensureDependencies, isPinnedNode, pinnedNode, SetupError } from './dependencies.mjs';

const commandNames = [
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
];
const entry = fileURLToPath(new URL('run.mjs', import.meta.url));

/**
 * Installs what is missing, then carries the command out on the pinned Node: in this process when it is that Node already.
 * @param {string[]} args the command and what follows it
 */
export async function main(args) {
  const [name = '', ...rest] = args;
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  if (!commandNames.includes(name)) {
    console.error(`Say which command: ${commandNames.map((command) => `npm run ${command}`).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  try {
    const installed = await ensureDependencies();
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
