import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { SetupError } from '../../server/cli/dependencies.mjs';
import { inPath, installDebianPackage, isRoot } from './debian.ts';

/** The environment variables that may name the browser. */
const variables = ['CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/** Chromium without the window code has the same engine, and its tests take little more than half the time. */
const HEADLESS = 'chromium-headless-shell';
const namesInPath = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  join(process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)', 'Google\\Chrome\\Application\\chrome.exe'),
];

/** Chromium cannot create its sandbox as root. */
export const chromiumArguments = ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])];

/**
 * Finds the browser of the environment, of PATH, of Playwright, or in the usual place. Throws `SetupError` if the environment names a
 * missing file.
 */
export function findChromium(): string | null {
  return (
    namedChromium() ??
    [...namesInPath.flatMap(inPath), chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place)) ??
    null
  );
}

function namedChromium(): string | null {
  for (const variable of variables) {
    const named = process.env[variable];
    if (!named) continue;
    if (!existsSync(named)) throw new SetupError(`${variable} names ${named}, which does not exist.`);
    return named;
  }
  return null;
}

/**
 * Finds a browser. As root on Debian it first installs the headless one, even beside a full Chromium. Throws `SetupError` with instructions
 * if none is found.
 */
export async function obtainChromium(): Promise<string> {
  if (!namedChromium() && !inPath(HEADLESS).some((place) => existsSync(place)))
    // An older Debian has only the full one.
    await installDebianPackage("Debian's Chromium", HEADLESS, ...(findChromium() ? [] : ['chromium']));
  const found = findChromium();
  if (found) return found;
  throw new SetupError(
    'The browser tests need Chromium: install Chromium or Google Chrome, or name one with CHROMIUM=/path/to/chromium npm test.',
  );
}
