import { addresses, postPaths } from '../support/addresses.ts';
import { expect, nextFrames, test } from '../support/browser.ts';
import { coveredControls, cutOffTexts, firstAction, floatingShare, longLines } from '../support/layout-rules.ts';

/** The layout rules of `docs/look.md`. */

const MOST_FLOATING = 0.15;
/** The height of the dock on a phone, in pixels. */
const DOCK = 36;
/** More than the 75 that typographers recommend, because an average counts the short last line of a paragraph as a whole one. */
const MOST_CHARACTERS_A_LINE = 90;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [somePost] = postPaths;
/** Every page in Spanish, with one of the posts, which have one layout. */
const spanish = addresses
  .map(({ address }) => address)
  .filter((address) => !address.startsWith('/en') && (!address.startsWith('/blog/') || address === somePost));
/** Pages whose purpose is to be read, or that list what is elsewhere. */
const withoutAction = new Set(['/politicas-privacidad', '/politica-cookies', '/blog']);

test.describe('on a small phone, at the first visit', () => {
  test.use({ viewport: { width: 360, height: 640 }, storageState: { cookies: [], origins: [] } });

  for (const address of ['/', '/examenes-laboratorio', '/servicios/hormonas', '/en/contacto'])
    for (const top of [0, 400])
      test(`at ${top} px of ${address}, what floats takes at most 15 % of the screen`, async ({ page }) => {
        await page.goto(address);
        await page.getByRole('region', { name: /Aviso de cookies|Cookie notice/ }).waitFor();
        await page.evaluate((y) => window.scrollTo(0, y), top);
        // At rest: the invitation has folded.
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish();
        });
        expect(await floatingShare(page)).toBeLessThanOrEqual(MOST_FLOATING);
      });

  for (const address of spanish.filter((path) => !withoutAction.has(path) && !path.startsWith('/blog/')))
    test(`the first action of ${address} is visible with everything that floats`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('region', { name: 'Aviso de cookies' }).waitFor();
      const action = await firstAction(page);
      expect(action, 'a page without an action').not.toBeNull();
      expect(action?.bottom, action?.name).toBeLessThanOrEqual(640 - DOCK);
      expect(action?.isOnTop, `${action?.name} is covered`).toBe(true);
    });
});

for (const address of spanish)
  test(`at 360, 768, and 1440 px, nothing of ${address} is covered or cut off, and its lines are easy to read`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(address);
    await page.evaluate(() => document.documentElement.classList.remove('fresh'));
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: width < 500 ? 640 : 900 });
      await nextFrames(page);
      // At rest: the invitation and the welcome have folded.
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      });
      expect.soft(await cutOffTexts(page), `${width} px`).toEqual([]);
      expect.soft(await coveredControls(page), `${width} px`).toEqual([]);
      expect.soft(await longLines(page, MOST_CHARACTERS_A_LINE), `${width} px`).toEqual([]);
    }
  });
