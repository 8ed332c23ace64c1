import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

import { type Child, startChild, temporaryFolder } from './tidy.ts';

const READY_WITHIN_MS = 30_000;

/** The flags of Lighthouse's own launcher that keep a browser quiet, plus headless mode. */
const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,InterestFeedContentSuggestions',
  '--disable-ipc-flooding-protection',
  '--disable-renderer-backgrounding',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--password-store=basic',
];

/** Starts a browser with an empty profile, passes its debugging port to `use`, and stops it. */
export async function withBrowser<Result>(program: string, use: (port: number) => Promise<Result>): Promise<Result> {
  const profile = temporaryFolder('profile');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = startChild(program, [...flags, ...asRoot, `--user-data-dir=${profile}`, 'about:blank']);
  try {
    return await use(await debuggingPort(profile, child));
  } finally {
    await child.stop();
  }
}

/** Opens an empty page in a browser that listens on this port. */
export async function withPage<Result>(
  port: number,
  use: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const context = await browser.newContext(options);
    return await use(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Reads the debugging port: the browser chooses a free port and writes it to its profile. */
async function debuggingPort(profile: string, child: Child): Promise<number> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && !child.hasEnded()) {
    const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(written.split('\n')[0]);
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the browser did not start: ${child.complaint()}`);
}
