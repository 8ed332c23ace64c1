import { expect, type Page } from './browser.ts';
import { type Collector, collect } from './collector.ts';
import { storedChoice } from './consent.ts';

/** The site of the laboratory with analytics (`measured-site.ts`). */
export const measuredOrigin = `http://localhost:${process.env.MEASURED_SITE_PORT}`;

/** The input of the tests' visitor in the page. The name may never leave, and the rest only with consent. */
export const typed = { name: 'Ana María Pérez', email: ' Ana.Perez@Correo.CO', phone: '300 987 6543' } as const;

const all = (allowed: boolean) => ({ analytics: allowed, marketing: allowed, functional: allowed });

/** The states of the stored preference. Only in `accepted` has the visitor allowed advertising under the current policy. */
export const consentStates = {
  unanswered: null,
  accepted: all(true),
  refused: all(false),
  'analytics alone': { analytics: true, marketing: false, functional: false },
  'accepted an older policy': { ...all(true), version: '2001-01-01' },
} as const;
export type ConsentState = keyof typeof consentStates;

/** Prepares a visit before the page opens: sets up a clock that only the test moves, the stored preference, and links that lead nowhere. */
export async function prepareVisit(page: Page, state: ConsentState): Promise<Collector> {
  const collector = await collect(page, measuredOrigin);
  await page.clock.install({ time: '2026-11-17T15:00:00Z' });
  await page.clock.pauseAt('2026-11-17T15:00:01Z');
  const choice = consentStates[state];
  await page.addInitScript((stored) => {
    if (stored) localStorage.setItem(stored.name, stored.value);
    // The browser counts each evaluation of a test as a visitor's gesture.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    });
  }, choice && storedChoice(choice));
  return collector;
}

/** Opens a page with a stopped clock, lets its scripts load, and waits for the analytics. The page has not aged yet. */
export async function openMeasured(page: Page, collector: Collector, path: string): Promise<void> {
  await openYoung(page, path);
  await expect.poll(async () => (await collector.commands()).length, soon).toBeGreaterThan(0);
}

/** Opens a page and lets it become idle once, so that its scripts load. */
export async function openYoung(page: Page, path: string): Promise<void> {
  await page.goto(measuredOrigin + path, { waitUntil: 'load' });
  await page.clock.runFor(IDLE_MS);
}

const IDLE_MS = 100;

/** The tests poll hundreds of pages, and short first intervals save time. */
export const soon = { intervals: [10, 20, 50, 100, 250] };

/** Whether an address is that of Google's tag. */
export const isTag = (address: string): boolean => address.startsWith('https://www.googletagmanager.com/gtag/js');

/** Waits until the tag has loaded, and lets the second after it pass. */
export async function settle(page: Page, collector: Collector): Promise<void> {
  await expect.poll(() => collector.elsewhere.filter(isTag).length, soon).toBe(1);
  await expect
    .poll(
      () => page.evaluate(() => Object.hasOwn((window as unknown as { dataLayer: object }).dataLayer, 'push')),
      soon,
    )
    .toBe(true);
  await page.clock.runFor(1_000);
}
