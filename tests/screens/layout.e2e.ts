import { spanishPaths } from '../support/addresses.ts';
import { expect, reading as test } from '../support/browser.ts';
import { firstAction, floatingShare } from '../support/layout-rules.ts';

/** The layout rules of `docs/look.md` for the first visit on a small phone. `every-page.e2e.ts` checks the others. */

const MAX_FLOATING = 0.15;
/** The height of the dock on a phone, in pixels. */
const DOCK = 36;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose purpose is to be read, or that list what is elsewhere. */
const withoutAction = new Set(['/politicas-privacidad', '/politica-cookies', '/blog']);

test.describe('on a small phone, at the first visit', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasAnswered: false });

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
        expect(await floatingShare(page)).toBeLessThanOrEqual(MAX_FLOATING);
      });

  for (const address of spanishPaths.filter((path) => !withoutAction.has(path) && !path.startsWith('/blog/')))
    test(`the first action of ${address} is visible with everything that floats`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('region', { name: 'Aviso de cookies' }).waitFor();
      const action = await firstAction(page);
      expect(action, 'a page without an action').not.toBeNull();
      expect(action?.bottom, action?.name).toBeLessThanOrEqual(640 - DOCK);
      expect(action?.isOnTop, `${action?.name} is covered`).toBe(true);
    });
});
