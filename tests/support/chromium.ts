import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright-core';

import { capture } from '../../server/cli/child.mjs';
import { SetupError } from '../../server/cli/dependencies.mjs';

const variables = ['CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/** Chromium without the parts that draw a window is the same engine, and its tests take little more than half the time. */
const HEADLESS = 'chromium-headless-shell';
const namesInPath = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  join(process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)', 'Google\\Chrome\\Application\\chrome.exe'),
];
const isRoot = process.getuid?.() === 0;

/** Chromium refuses to make its sandbox for root. */
export const chromiumArguments = ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])];

/** The browser of the environment, PATH, Playwright or the usual place. Throws `SetupError` when the environment names none that is there. */
export function findChromium(): string | null {
  for (const variable of variables) {
    const named = process.env[variable];
    if (!named) continue;
    if (!existsSync(named)) throw new SetupError(`${variable} names ${named}, and there is no such file.`);
    return named;
  }
  return (
    [...namesInPath.flatMap(inPath), chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place)) ??
    null
  );
}

/** Finds a browser, or installs Debian's when this is root on Debian. Throws `SetupError` with what to do when there is none. */
export async function obtainChromium(): Promise<string> {
  const found = findChromium() ?? (await installDebianPackage());
  if (found) return found;
  throw new SetupError(
    'The browser tests need Chromium: install Chromium or Google Chrome, or name one with CHROMIUM=/path/to/chromium npm test.',
  );
}

async function installDebianPackage(): Promise<string | null> {
  if (!isRoot || inPath('apt-get').every((place) => !existsSync(place))) return null;
  console.log("Installing Debian's Chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  // An older Debian has only the whole one.
  for (const name of [HEADLESS, 'chromium']) {
    const { code, output } = await capture('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    if (code === 0) break;
    console.log(output);
  }
  return findChromium();
}

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
