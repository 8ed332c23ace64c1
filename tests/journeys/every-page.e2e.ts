import { pathInLocale } from '../../app/i18n/locale.ts';
import { unknownPath } from '../spec/source-paths.ts';
import { addresses, postPaths } from '../support/addresses.ts';
import { colorRules, expectAccessible } from '../support/axe.ts';
import { expect, nextFrames, type Page, reading as test } from '../support/browser.ts';
import { undefinedProperties } from '../support/custom-properties.ts';
import { coveredControls, cutOffTexts, longLines, showAll } from '../support/layout-rules.ts';

// Animations are checked in their final state.
test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const nowhere = (['es', 'en'] as const).map((locale) => pathInLocale(locale, unknownPath));
const [, ...furtherPosts] = postPaths;

/** More than the 75 that typographers recommend, because an average counts the short last line of a paragraph as a whole one. */
const MAX_CHARACTERS_A_LINE = 90;

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 640 : 900 });
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: window.innerWidth,
  }));
  expect.soft(view, page.url()).toBe(width);
  expect.soft(content, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}

/** The layout rules of `docs/look.md`: nothing is covered or cut off, and lines are easy to read. */
async function expectLayout(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 640 : 900 });
  await nextFrames(page);
  // At rest: the invitation and the welcome have folded.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
  expect.soft(await cutOffTexts(page), `${width} px`).toEqual([]);
  expect.soft(await coveredControls(page), `${width} px`).toEqual([]);
  expect.soft(await longLines(page, MAX_CHARACTERS_A_LINE), `${width} px`).toEqual([]);
}

/** Runs all rules of axe in light mode, and then those about colors in dark mode at the other width. */
async function expectNoFaults(page: Page): Promise<void> {
  await expectToFit(page, 360);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectToFit(page, 1440);
  await nextFrames(page);
  await expectAccessible(page, { rules: colorRules });
}

for (const address of [...addresses.map((page) => page.address), ...nowhere]) {
  const isEnglish = /^\/en(\/|$)/.test(address);
  // Posts have one layout, and so have the two languages.
  const hasOwnLayout = !isEnglish && !furtherPosts.includes(address) && !nowhere.includes(address);

  test(`${address} fits every screen, nothing is covered or cut off, axe finds no fault, styles are defined, and the browser reports no error`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await page.goto(address);
    // Lays out the content that the browser would lay out only near the view.
    await page.evaluate(() => document.documentElement.classList.remove('fresh'));
    if (hasOwnLayout) await showAll(page);
    if (hasOwnLayout) for (const width of [360, 768, 1440]) await expectLayout(page, width);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      window.scrollTo(0, 0);
    });
    await expect(page.locator('h1')).toHaveCount(1);
    // The two languages have the same elements and colors; their words differ.
    if (isEnglish) {
      await expectToFit(page, 1440);
      await expectAccessible(page);
    } else await expectNoFaults(page);
    // 640 px equals 1280 px at 200 % zoom, and 320 px at 400 %.
    for (const width of [640, 320]) await expectToFit(page, width);
    // A closed dialog has the styles of an open one, so its rules are checked, too.
    expect(await undefinedProperties(page)).toEqual([]);
    // The browser itself logs that the unknown path answers 404.
    expect(faults.filter((fault) => !(nowhere.includes(address) && fault.includes('404')))).toEqual([]);
  });
}
