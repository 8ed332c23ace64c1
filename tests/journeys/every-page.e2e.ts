import { inEnglish, sourcePaths, unknownPath } from '../spec/source-paths.ts';
import { expect, test } from '../support/browser.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const path of [...sourcePaths, unknownPath]) {
  test(`${path} fits a phone of 360 px and runs without a complaint of the browser, in both languages`, async ({
    page,
    faults,
  }) => {
    for (const address of [path, inEnglish(path)]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const { content, window: view } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: window.innerWidth,
      }));
      expect.soft(view).toBe(360);
      expect.soft(content).toBeLessThanOrEqual(360);
    }
    // The browser itself notes that the unknown path answers 404.
    expect(faults.filter((fault) => !(path === unknownPath && fault.includes('404')))).toEqual([]);
  });
}
