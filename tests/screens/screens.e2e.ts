import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { test as acting, expect, type Locator, type Page, reading } from '../support/browser.ts';
import { undefinedProperties } from '../support/custom-properties.ts';
import { kitStates } from '../support/kit-states.ts';
import { type ScreenState, screenStates } from '../support/screen-states.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** A Tuesday at 10 a.m. in Bogotá: open. Both the server's and the browser's clock stand still there. */
const at = '2026-11-17T15:00:00Z';

const siteFixtures: Parameters<typeof acting.extend<object, { site: ServedSite }>>[0] = {
  site: [
    async ({ browserName: _ }, use) => {
      const site = await serveSite({ at, change: (services) => ({ ...services, showsGallery: true }) });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
};
const test = acting.extend(siteFixtures);
/** For states without actions. */
const still = reading.extend(siteFixtures);

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'es-CO',
  timezoneId: 'America/Bogota',
  // The pages' content policy would refuse `still.css`.
  bypassCSP: true,
  // Renders the same letters on every machine: no hinting, no subpixel colors.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
    }),
});

/**
 * A new browser version renders some edges of letters differently, which is well below these limits. A dialog without its background, or a
 * page without its font sizes, changes most of its pixels, though by little each in dark mode.
 */
const tolerance = { threshold: 0.06, maxDiffPixelRatio: 0.03, timeout: 20_000 } as const;
const stylePath = fileURLToPath(new URL('still.css', import.meta.url));
const style = readFileSync(stylePath, 'utf8');

const openState = async (page: Page, { path, isFirstVisit, prepare, open }: ScreenState): Promise<void> => {
  await page.clock.setFixedTime(at);
  if (isFirstVisit) await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
  // Actions need the page's scripts; a page without actions only has to look right, for which the comparison waits.
  await page.goto(path, open || prepare ? { waitUntil: 'networkidle' } : {});
  await prepare?.(page);
  await open?.(page);
  // The pointer stays where it clicked, and would color whatever the state placed there.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
};

const size = (width: number) => ({ width, height: width < 1000 ? 740 : 620 });

/**
 * Returns whether the first picture equals the approved one byte by byte, as it does with the browser that made that one. Playwright's
 * comparison takes a second picture to see that nothing moves, which takes as long again.
 */
async function isAsApproved(shown: Page | Locator, picture: string): Promise<boolean> {
  const info = test.info();
  if (info.config.updateSnapshots !== 'none') return false;
  const approved = await readFile(info.snapshotPath(picture)).catch(() => null);
  const shot = await shown.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', style });
  return approved?.equals(shot) ?? false;
}

async function expectApproved(page: Page, { name, part }: ScreenState, width: number): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = `${name}-${width}-${colorScheme}.png`;
    if (await isAsApproved(part?.(page) ?? page, picture)) continue;
    const shot = [picture, { ...tolerance, stylePath }] as const;
    if (part) await expect.soft(part(page)).toHaveScreenshot(...shot);
    else await expect.soft(page).toHaveScreenshot(...shot);
  }
}

for (const state of [...screenStates, ...kitStates]) {
  const widths = state.widths ?? [360, 1440];
  // A state that a visitor's actions lead to is opened at each width; a page without actions is loaded once and resized.
  for (const visit of state.open ? widths.map((width) => [width]) : [widths])
    (state.open ? test : still)(
      `${state.name} at ${visit.join(', ')} px looks as approved, in light and dark`,
      async ({ page }) => {
        test.slow();
        const [first = 360] = visit;
        await page.setViewportSize(size(first));
        await openState(page, state);
        expect(await undefinedProperties(page)).toEqual([]);
        for (const width of visit) {
          await page.setViewportSize(size(width));
          await expectApproved(page, state, width);
        }
      },
    );
}
