import type { Page } from 'playwright-core';

import { withBrowser, withPage } from './browser.ts';

/** The cost of the visitor's first touch. */
export interface Interaction {
  /** Compressed bodies of all scripts, including those that the touch loads. */
  scriptBytes: number;
  /** The longest task after the touch; 0 if none lasted 50 ms. */
  longestTaskMs: number;
  /** The total blocking time after the touch. */
  blockingMs: number;
}

/** The phone that Lighthouse emulates, and its CPU slowdown relative to this machine. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** The page is idle by then. */
const SETTLE_MS = 3000;
/** A longer task is a long task, and the excess counts as blocking time. */
const LONG_TASK_MS = 50;

declare global {
  interface Window {
    benchLongTasks: { start: number; duration: number }[];
  }
}

/** Loads a page on a slowed processor, waits until it settles, touches it, and records the tasks that follow. */
export function measureInteraction(url: string, browser: string): Promise<Interaction> {
  return withBrowser(browser, (port) => withPage(port, (page) => watch(page, url), phone));
}

async function watch(page: Page, url: string): Promise<Interaction> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(noteLongTasks);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const touchedAt = await page.evaluate(() => performance.now());
  const heading = await page.locator('h1').boundingBox();
  if (!heading) throw new Error('the page has no heading to touch');
  await page.touchscreen.tap(heading.x + 10, heading.y + 10);
  await page.waitForTimeout(SETTLE_MS);
  const tasks = (await page.evaluate(() => window.benchLongTasks)).filter(
    ({ start, duration }) => start + duration >= touchedAt,
  );
  return {
    scriptBytes: await page.evaluate(scriptBytes),
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blockingMs: tasks.reduce((total, { duration }) => total + duration - LONG_TASK_MS, 0),
  };
}

// The functions below run in the browser, as their own text.

/** Records every long task of the page. */
function noteLongTasks(): void {
  window.benchLongTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.benchLongTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** The bytes of all scripts so far: bodies as transferred, without headers. */
function scriptBytes(): number {
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  return resources
    .filter(({ name }) => /\.js(\?|$)/.test(name))
    .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
}
