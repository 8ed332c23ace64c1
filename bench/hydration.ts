import type { Page } from 'playwright-core';

import { withBrowser, withPage } from './browser.ts';

/** What it costs when the visitor wakes a page that hydrates on demand. */
export interface Hydration {
  /** Compressed bodies of the scripts that come by themselves, and of those that the touch brings. */
  scriptBytesBefore: number;
  scriptBytesAfter: number;
  /** The longest task from the touch on; 0 when none was 50 ms or longer. */
  longestTaskMs: number;
  blockingMs: number;
  /** From the touch until every element has React's handlers. */
  wakeMs: number;
}

/** The phone that Lighthouse plays, and how much slower than this machine it is. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

const SETTLE_MS = 3000;
const HYDRATED_WITHIN_MS = 30_000;
/** A task is long, and blocks by what it lasts longer than this. */
const LONG_TASK_MS = 50;

declare global {
  interface Window {
    benchLongTasks: { start: number; duration: number }[];
  }
}

/** Loads a page on a slowed processor, lets it come to rest, touches it, and watches it hydrate. */
export function measureHydration(url: string, browser: string): Promise<Hydration> {
  return withBrowser(browser, (port) => withPage(port, (page) => watch(page, url), phone));
}

async function watch(page: Page, url: string): Promise<Hydration> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(noteLongTasks);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  if (await page.evaluate(isHydrated)) throw new Error('the page hydrated before it was touched');
  const before = await page.evaluate(scriptBytes);
  const touchedAt = await page.evaluate(() => performance.now());
  const heading = await page.locator('h1').boundingBox();
  if (!heading) throw new Error('the page has no heading to touch');
  await page.touchscreen.tap(heading.x + 10, heading.y + 10);
  const hydratedAt = await momentOfHydration(page);
  await page.waitForTimeout(SETTLE_MS);
  const tasks = (await page.evaluate(() => window.benchLongTasks)).filter(
    ({ start, duration }) => start + duration >= touchedAt,
  );
  return {
    scriptBytesBefore: before,
    scriptBytesAfter: (await page.evaluate(scriptBytes)) - before,
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blockingMs: tasks.reduce((total, { duration }) => total + duration - LONG_TASK_MS, 0),
    wakeMs: hydratedAt - touchedAt,
  };
}

async function momentOfHydration(page: Page): Promise<number> {
  const deadline = performance.now() + HYDRATED_WITHIN_MS;
  while (performance.now() < deadline) {
    if (await page.evaluate(isHydrated)) return page.evaluate(() => performance.now());
    await page.waitForTimeout(20);
  }
  throw new Error('the page did not hydrate after it was touched');
}

// The functions below run in the browser, as their own text.

function noteLongTasks(): void {
  window.benchLongTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.benchLongTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** React leaves its properties on each element that it has taken over; forms and dialogs come last. */
function isHydrated(): boolean {
  const last = [...document.body.querySelectorAll('main *, footer *, dialog *')].at(-1);
  return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactProps$'));
}

/** Bodies as they came over the wire, without headers. */
function scriptBytes(): number {
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  return resources
    .filter(({ name }) => /\.js(\?|$)/.test(name))
    .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
}
