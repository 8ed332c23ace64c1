import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import { capture } from './child.mjs';

/** An error that only the user can fix. Its message is one sentence for them. */
export class SetupError extends Error {}

/** The packages that npm has installed, in the form of a lockfile. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Runs the site on a platform without a package of Node. */
const OLDEST_OWN_NODE = 24;

/**
 * The package of this platform that brings Node. The lockfile holds its hash, so npm refuses another file under its name.
 * Linux and Windows have one of the version that the site is built, tested and served with; macOS has none.
 */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const isPackaged = () => nodePackage in readJson('package.json').optionalDependencies;

/** The Node for every command: that of the package, or, without a package, the one that runs this. */
export const pinnedNode = () =>
  isPackaged()
    ? resolve('node_modules', nodePackage, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')
    : process.execPath;

/** Whether this process runs on that Node. */
export const isPinnedNode = () =>
  existsSync(pinnedNode()) && realpathSync(pinnedNode()) === realpathSync(process.execPath);

/**
 * Installs the packages of the lockfile unless they are installed. Prints a line only if it installs.
 * @param {'all' | 'production'} kind `all` includes the development packages; `production` only those that a finished build needs
 * @returns {Promise<boolean>} whether it installed anything
 */
export async function ensureDependencies(kind) {
  assertNodeIsNew();
  if (hasPackages(kind) && existsSync(pinnedNode())) return false;
  assertLockfileIsCurrent();
  console.log(
    `Installing the packages of package-lock.json${kind === 'all' ? '' : ', without those of development'} …`,
  );
  const { code, output } = await npmInstall(kind === 'all' ? '--include=dev' : '--omit=dev');
  if (code !== 0) throw new SetupError(`${output}\n\nThe packages could not be installed: npm says why above.`);
  if (!existsSync(pinnedNode())) {
    throw new SetupError(
      `npm left out ${nodePackage}, which brings Node: its file does not have the hash of package-lock.json, or your npm settings leave out optional packages.`,
    );
  }
  return true;
}

/** Whether the packages of this kind are installed in the lockfile's version. Ignores optional packages, which npm may leave out. */
function hasPackages(/** @type {'all' | 'production'} */ kind) {
  if (!existsSync(INSTALLED)) return false;
  const installed = readJson(INSTALLED).packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, integrity, dev, devOptional, optional }]) =>
      path === '' ||
      optional ||
      devOptional ||
      (kind === 'production' && dev) ||
      (installed[path]?.version === version && installed[path].integrity === integrity),
  );
}

/** Throws if this Node would run the site and is too old. */
function assertNodeIsNew() {
  if (isPackaged() || Number(process.versions.node.split('.')[0]) >= OLDEST_OWN_NODE) return;
  throw new SetupError(
    `This needs Node ${OLDEST_OWN_NODE} or newer on ${process.platform} ${process.arch}, and this is Node ${process.versions.node}: install it from https://nodejs.org.`,
  );
}

/**
 * `npm ci` would work, but from npm 11 on it refuses a lockfile that was written where some platforms' optional packages were unavailable.
 * This installs the lockfile's versions anyway, adds the packages that this platform needs, and changes none of our files. The selection
 * does not depend on NODE_ENV: a build needs the development packages as well.
 */
const installArguments = ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];

/**
 * @param {string} which
 * @returns {Promise<import('./child.mjs').Outcome>}
 */
function npmInstall(which) {
  const { npm_execpath: npm, npm_node_execpath: npmsNode } = process.env;
  const args = [...installArguments, which];
  // npm may replace the pinned Node: it has to run on the one that it was started with.
  if (npm?.endsWith('.js') && npmsNode && existsSync(npmsNode)) return capture(npmsNode, [npm, ...args]);
  return capture('npm', args, { shell: process.platform === 'win32' }).catch((error) => {
    if (error.code === 'ENOENT') throw new SetupError('npm is missing: install it with Node from https://nodejs.org.');
    throw error;
  });
}

/** Throws unless the lockfile lists everything that package.json requires: it decides what is installed. */
function assertLockfileIsCurrent() {
  const wanted = readJson('package.json');
  const locked = readJson('package-lock.json').packages[''];
  for (const kind of ['dependencies', 'optionalDependencies', 'devDependencies']) {
    if (JSON.stringify(sorted(wanted[kind])) === JSON.stringify(sorted(locked[kind]))) continue;
    throw new SetupError(
      'package.json and package-lock.json list different packages: run `npm install` and commit both files.',
    );
  }
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Record<string, string>} [versions] */
const sorted = (versions = {}) => Object.entries(versions).sort();
