import { pathInLocale } from '../../app/i18n/locale.ts';
import { unknownPath } from '../spec/source-paths.ts';
import { addresses } from '../support/addresses.ts';
import { colorRules, expectAccessible } from '../support/axe.ts';
import { expect, nextFrames, type Page, test } from '../support/browser.ts';
import { undefinedProperties } from '../support/custom-properties.ts';

// Animations are checked in their final state.
test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const nowhere = (['es', 'en'] as const).map((locale) => pathInLocale(locale, unknownPath));

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: window.innerWidth,
  }));
  expect.soft(view, page.url()).toBe(width);
  expect.soft(content, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await nextFrames(page);
}

for (const address of [...addresses.map((page) => page.address), ...nowhere]) {
  test(`${address} fits every screen, axe finds no fault in either theme, styles are defined, and the browser reports no error`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await page.goto(address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      // Lays out the content that the browser would lay out only near the view.
      document.documentElement.classList.remove('fresh');
    });
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [360, 1440]) {
      await expectToFit(page, width);
      await inTheme(page, 'light');
      // The two languages have the same elements, and differ only in their texts.
      await expectAccessible(page, width > 360 && address.startsWith('/en') ? { rules: colorRules } : {});
      await inTheme(page, 'dark');
      await expectAccessible(page, { rules: colorRules });
    }
    // 640 px equals 1280 px at 200 % zoom, and 320 px at 400 %.
    for (const width of [640, 320]) await expectToFit(page, width);
    // A closed dialog has the styles of an open one, so its rules are checked, too.
    expect(await undefinedProperties(page)).toEqual([]);
    // The browser itself logs that the unknown path answers 404.
    expect(faults.filter((fault) => !(nowhere.includes(address) && fault.includes('404')))).toEqual([]);
  });
}
