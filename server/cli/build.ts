import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture } from './child.mjs';
import { ensureDependencies, SetupError } from './dependencies.mjs';
import { packageProgram } from './package-program.ts';

/** What `server/build/prepare.ts` reads: a change of these makes it run again before the development server. */
const preparationInputs = [
  'app/domain/laboratory',
  'app/i18n',
  'app/ui/picture-sources.ts',
  'art',
  'messages',
  'package-lock.json',
  'project.inlang/settings.json',
  'server/build',
  'site.config.ts',
];
/** What it makes. */
const prepared = ['app/generated', 'app/i18n/paraglide', 'public/media'];

const buildInputs = [
  ...preparationInputs,
  'app',
  'content',
  'db',
  'public',
  'react-router.config.ts',
  'server',
  'site.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** Made by a build, or no part of one. */
const notBuilt = [...prepared, 'public/og', 'server/cli', 'server/dev.ts'];

const PREPARED_STAMP = 'app/generated/.stamp';
/** Stands where a build that was started by hand sweeps it away. */
const BUILD_STAMP = 'build/server/.stamp';

/** Makes the messages, fonts and pictures that the source imports, unless what they are made of has not changed. */
export async function ensurePrepared(): Promise<void> {
  const inputs = hashOf(preparationInputs);
  if (stampSays(PREPARED_STAMP, inputs) && prepared.every((folder) => existsSync(folder))) return;
  await prepare();
  writeFileSync(PREPARED_STAMP, inputs);
}

async function prepare(): Promise<void> {
  console.log('Preparing messages, fonts and pictures …');
  await mustSucceed('server/build/prepare.ts');
}

/** Builds the site for production, unless nothing that goes into it has changed. */
export async function ensureBuild(): Promise<void> {
  const inputs = hashOf(buildInputs);
  if (stampSays(BUILD_STAMP, inputs)) return;
  rmSync(BUILD_STAMP, { force: true });
  // They are missing where only what serves was installed, and the source has changed since.
  await ensureDependencies('all');
  await prepare();
  console.log('Building the site …');
  await mustSucceed(packageProgram('@react-router/dev', 'react-router'), 'build');
  await mustSucceed('server/build/finish.ts');
  writeFileSync(BUILD_STAMP, inputs);
}

async function mustSucceed(program: string, ...args: string[]): Promise<void> {
  const { code, output } = await capture(process.execPath, [program, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new SetupError(`${output}\n\nThe site could not be built: the lines above say why.`);
}

const stampSays = (stamp: string, inputs: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;

/** One hash of the paths and contents of every file in these places. */
function hashOf(places: string[]): string {
  const hash = createHash('sha256');
  for (const file of new Set(places.flatMap(filesIn))) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const exclude = (entry: { parentPath: string; name: string }) =>
    notBuilt.includes(join(entry.parentPath, entry.name).replaceAll('\\', '/'));
  return globSync(`${place}/**`, { withFileTypes: true, exclude })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
