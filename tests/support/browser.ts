import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';

import siteConfig from '../../site.config.ts';
import { refuseCookies } from './consent.ts';

export { expect, type Locator, type Page, type Response };

/** The fixtures that a browser test may request besides Playwright's own. */
interface Fixtures {
  /** The browser's complaints so far: console errors, uncaught errors, and violations of the page's policy. */
  faults: string[];
  /** Holds every script back until it is called. Request it before the page opens. */
  releaseScripts: () => Promise<void>;
  /** Whether pages are prefetched. A test cannot hold back, change, or count a prefetched page. */
  fetchAhead: boolean;
  /** Whether the visitor has already refused cookies. */
  hasAnswered: boolean;
}

/** Turns on the visitor's data saver in the browser. */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
};

const forgetStored = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};

/** The pages that `reading` keeps, by their options. */
type KeptPages = Map<string, Page>;

/** Playwright's `test` with the fixtures of this file. */
export const test = base.extend<Fixtures, { kept: KeptPages }>({
  kept: [
    async ({ browserName: _ }, use) => {
      const kept: KeptPages = new Map();
      await use(kept);
      for (const page of kept.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  fetchAhead: [false, { option: true }],
  hasAnswered: [true, { option: true }],
  context: async ({ context, fetchAhead, hasAnswered }, use) => {
    await prepare(context, { fetchAhead, hasAnswered });
    await use(context);
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    const onConsole = (message: ConsoleMessage) =>
      message.type() === 'error' && faults.push(`${page.url()}: ${message.text()}`);
    const onError = (error: Error) => faults.push(`${page.url()}: ${error.message}`);
    page.on('console', onConsole).on('pageerror', onError);
    await use(faults);
    page.off('console', onConsole).off('pageerror', onError);
  },
  releaseScripts: async ({ page }, use) => {
    const release = await holdBack(page, '**/assets/*.js');
    await use(async () => release());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

async function prepare(
  context: BrowserContext,
  { fetchAhead, hasAnswered }: Pick<Fixtures, 'fetchAhead' | 'hasAnswered'>,
): Promise<void> {
  if (hasAnswered) await refuseCookies(context);
  if (!fetchAhead) await context.addInitScript(saveData);
}

/**
 * `test` for tests that only look at pages: those of one worker, file, and size of window share a page, which keeps files, fonts, and compiled
 * scripts. Such a test answers nothing, and adds no script or route; what the pages store (a list from an address) is cleared after it. A new
 * page costs as much as a third of a visit.
 */
export const reading = test.extend({
  page: async ({ browser, kept, viewport, contextOptions, fetchAhead, hasAnswered }, use, { file }) => {
    const options = JSON.stringify({ file, viewport, contextOptions, fetchAhead, hasAnswered });
    let page = kept.get(options);
    if (!page) {
      const context = await browser.newContext();
      await prepare(context, { fetchAhead, hasAnswered });
      page = await context.newPage();
      kept.set(options, page);
    }
    await page.emulateMedia({ colorScheme: null });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.evaluate(forgetStored);
  },
});

/** The laboratory's first phone, and the others. */
export const { phones, whatsapp, email, brand, shortBrand, city } = siteConfig;
/** '+57 300 000 0000' → '573000000000' */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The texts in the WhatsApp links (clause S7.01). English pages append to them and never change them. */
export const greetings = {
  exam: 'Hola, me gustaría agendar un examen de laboratorio.',
  advice: 'Hola, quisiera recibir asesoría sobre los servicios del laboratorio.',
  appointment: 'Hola, quisiera agendar una cita.',
} as const;

/** Clicks a link and expects that it opens a chat with the laboratory that contains this text. */
export async function expectChat(link: Locator, text: string | RegExp): Promise<void> {
  const context = link.page().context();
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  const [chat] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await chat.waitForURL('https://wa.me/**');
  const url = new URL(chat.url());
  await chat.close();
  expect(url.pathname).toBe(`/${digitsOf(whatsapp)}`);
  if (typeof text === 'string') expect(url.searchParams.get('text')).toBe(text);
  else expect(url.searchParams.get('text')).toMatch(text);
}

/** Matches the chat text of an English page: the Spanish text, which the laboratory reads, and an addition. */
export const beginningWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.?()]/g, '\\$&')} \\S`);

/** Holds the requests for these files back until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until React has taken the page over. A document that has only begun to arrive has no body yet. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber')));
}

/** Breaks a page of the site until `mendPages` or the end of the test: its address answers as with a server fault. */
export async function breakPage(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const broken = `http://localhost:${process.env.BROKEN_SITE_PORT}${path}`;
      // 'Open now' refetches its page by itself (`open-now.browser.ts`). If the test ends in the meantime, the answer is dropped.
      const response = await route.fetch({ url: broken }).catch(() => null);
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
    },
  );
}

/** Undoes `breakPage` for all pages. */
export const mendPages = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'wait' });

/** Waits until the page's behaviors are attached: the carousel then declares whether it announces its slides. */
export async function waitForBehaviors(page: Page): Promise<void> {
  await expect(page.locator('[data-carousel]').first()).toHaveAttribute('data-paused', /true|false/);
}

/** Waits for the effects of a scroll: the browser's observers run once per frame. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    }
  });
}

/** Scrolls at once, whatever the page's scroll behavior is. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await nextFrames(page);
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
