import { expect, test } from '../support/browser.ts';

/**
 * On a slow connection the fonts arrive after the first paint. The fallbacks have their metrics (`app/ui/app.css`), so lines keep their
 * breaks. With one fallback for both weights the landing page shifted by 0.13.
 */

// A line may break differently by chance, where its last word fits by a pixel.
const LARGEST_SHIFT = 0.05;

for (const width of [360, 412, 1440]) {
  for (const path of ['/', '/en', '/examenes-laboratorio', '/contacto', '/blog/como-leer-un-hemograma']) {
    test(`at ${width} px nothing moves on ${path} when the fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 760 });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      // A weight that falls back to another one would hide the effect under test.
      expect(
        await page.evaluate(
          () => document.fonts.check('650 16px "Figtree"') || document.fonts.check('500 40px "Newsreader"'),
        ),
      ).toBe(false);
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry)
              Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
        }).observe({ type: 'layout-shift' });
      });
      release();
      await page.waitForFunction(
        () => document.fonts.check('650 16px "Figtree"') && document.fonts.check('500 40px "Newsreader"'),
      );
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(LARGEST_SHIFT);
    });
  }
}
