import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { capture } from './child.mjs';

/** Something that only the user can mend; its message is one sentence for them. */
export class SetupError extends Error {}

const STAMP = 'node_modules/.installed-lockfile';

/** The Node of package.json's dependency `node`: the one that the site is built, tested and served with. */
export const pinnedNode = () => resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Is this process running on it? */
export const isPinnedNode = () =>
  existsSync(pinnedNode()) && realpathSync(pinnedNode()) === realpathSync(process.execPath);

/**
 * Installs the packages of the lockfile unless they are there. Says so, and is quiet otherwise.
 * @returns {Promise<boolean>} whether it installed anything
 */
export async function ensureDependencies() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(pinnedNode())) return false;
  assertLockfileIsCurrent();
  console.log('Installing the packages of package-lock.json …');
  const { code, output } = await npmInstall();
  if (code !== 0) throw new SetupError(`${output}\n\nThe packages could not be installed: npm says why above.`);
  if (!existsSync(pinnedNode())) {
    throw new SetupError(
      'npm did not run the install script of the package "node": run `npm rebuild node --ignore-scripts=false`, then this again.',
    );
  }
  writeFileSync(STAMP, wanted);
  return true;
}

/**
 * `npm ci` would do, but from npm 11 on it refuses a lockfile that was written where some platforms' optional packages could not be
 * had. This installs the lockfile's versions all the same, adds what this platform needs, and writes to no file of ours.
 * The build needs the development packages too, whatever NODE_ENV says.
 */
const installArguments = ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];

/** @returns {Promise<import('./child.mjs').Outcome>} */
function npmInstall() {
  const { npm_execpath: npm, npm_node_execpath: npmsNode } = process.env;
  // npm may replace the pinned Node: it has to run on the one that it was started with.
  if (npm?.endsWith('.js') && npmsNode && existsSync(npmsNode)) return capture(npmsNode, [npm, ...installArguments]);
  return capture('npm', installArguments, { shell: process.platform === 'win32' }).catch((error) => {
    if (error.code === 'ENOENT') throw new SetupError('npm is missing: install it with Node from https://nodejs.org.');
    throw error;
  });
}

/** The lockfile decides what is installed, so it must know everything that package.json asks for. */
function assertLockfileIsCurrent() {
  const wanted = readJson('package.json');
  const locked = readJson('package-lock.json').packages[''];
  for (const kind of ['dependencies', 'devDependencies']) {
    if (JSON.stringify(sorted(wanted[kind])) === JSON.stringify(sorted(locked[kind]))) continue;
    throw new SetupError(
      'package.json and package-lock.json name different packages: run `npm install` and keep both files.',
    );
  }
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Record<string, string>} [versions] */
const sorted = (versions = {}) => Object.entries(versions).sort();
