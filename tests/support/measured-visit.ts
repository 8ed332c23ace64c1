import { expect, type Page } from './browser.ts';
import { type Collector, collect } from './collector.ts';
import { storedChoice } from './consent.ts';

/** The site of the laboratory that measures (`measured-site.ts`). */
export const measuredOrigin = `http://localhost:${process.env.MEASURED_SITE_PORT}`;

/** What a visitor has typed somewhere in the page. No name may ever leave, and the rest only with leave. */
export const typed = { name: 'Ana María Pérez', email: ' Ana.Perez@Correo.CO', phone: '300 987 6543' } as const;

const all = (allowed: boolean) => ({ analytics: allowed, marketing: allowed, functional: allowed });

/** The states of the stored preference. `accepted` is the only one in which the visitor has allowed advertising for the policy as it is. */
export const consentStates = {
  unanswered: null,
  accepted: all(true),
  refused: all(false),
  'analytics alone': { analytics: true, marketing: false, functional: false },
  'accepted an older policy': { ...all(true), version: '2001-01-01' },
} as const;
export type ConsentState = keyof typeof consentStates;

/** Before the page is opened: a clock that only the test moves, the stored preference, and links that lead nowhere. */
export async function prepareVisit(page: Page, state: ConsentState): Promise<Collector> {
  const collector = await collect(page, measuredOrigin);
  await page.clock.install({ time: '2026-11-17T15:00:00Z' });
  await page.clock.pauseAt('2026-11-17T15:00:01Z');
  const choice = consentStates[state];
  await page.addInitScript((stored) => {
    if (stored) localStorage.setItem(stored.name, stored.value);
    // To the browser each question of a test is a gesture of the visitor's.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    });
  }, choice && storedChoice(choice));
  return collector;
}

/** Opens a page whose clock stands still, lets its scripts come, and waits for what measures. The page is then young. */
export async function openMeasured(page: Page, collector: Collector, path: string): Promise<void> {
  await openYoung(page, path);
  await expect.poll(async () => (await collector.commands()).length, soon).toBeGreaterThan(0);
}

/** Opens a page and lets it be idle once, so that its scripts come. */
export async function openYoung(page: Page, path: string): Promise<void> {
  await page.goto(measuredOrigin + path, { waitUntil: 'load' });
  await page.clock.runFor(IDLE_MS);
}

const IDLE_MS = 100;

/** Hundreds of pages are asked: not to be asked ten times a second, but as soon as they can answer. */
export const soon = { intervals: [10, 20, 50, 100, 250] };

export const isTag = (address: string): boolean => address.startsWith('https://www.googletagmanager.com/gtag/js');

/** Waits until the tag is there, and lets the second after it pass. */
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
