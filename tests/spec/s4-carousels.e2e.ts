import { expect, type Locator, type Page, test, waitForBehaviors } from '../support/browser.ts';
import { carouselNames, carousels, intervals, openAt } from '../support/carousels.ts';

/** Swipes a finger over it from right to left. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
  await over.evaluate((slide) => slide.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await over.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 60 }],
    });
  await touch('touchStart', 280);
  for (let x = 260; x >= 40; x -= 20) await touch('touchMove', x);
  await touch('touchEnd', 0);
}

for (const name of carouselNames) {
  const interval = intervals[name];

  test(`S4.01 the ${name} advance every ${interval} ms and wrap around`, async ({ page }) => {
    const carousel = await openAt(page, name);
    for (const position of [2, 3, 1, 2]) {
      await page.clock.runFor(interval);
      await carousel.expectShown(position);
    }
  });

  test(`S4.01 the dots of the ${name} move them, by mouse and by keyboard`, async ({ page }) => {
    const carousel = await openAt(page, name);
    await carousel.dots.nth(2).click();
    await carousel.expectShown(3);
    await carousel.dots.nth(1).focus();
    await page.keyboard.press('Enter');
    await carousel.expectShown(2);
    await expect(carousel.dots.nth(1)).toBeFocused();
  });

  test(`S4.01 a finger swipes the ${name}, and the dots follow`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await waitForBehaviors(page);
    const carousel = carousels(page)[name];
    await carousel.pause.click();
    await carousel.dots.first().click();
    await carousel.expectShown(1);
    await swipeLeft(page, carousel.slide(1));
    await carousel.expectShown(2);
    await context.close();
  });
}

test('S4.01 the arrows move the pictures, around both ends', async ({ page }) => {
  const carousel = await openAt(page, 'pictures');
  await carousel.previous.click();
  await carousel.expectShown(3);
  await carousel.next.click();
  await carousel.expectShown(1);
  await carousel.next.focus();
  await page.keyboard.press('Enter');
  await carousel.expectShown(2);
});

test('S4.01 the dot of the current slide is marked when the address names that slide', async ({ page }) => {
  await page.goto('/#ofertas-paternity');
  await waitForBehaviors(page);
  const { texts } = carousels(page);
  await texts.pause.click();
  await texts.expectShown(3);
});

test('S4.01 a slide is as wide as the carousel before its picture loads', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/\/media\/(?!sample-set)/, () => {});
  await page.goto('/');
  await waitForBehaviors(page);
  const { pictures } = carousels(page);
  await pictures.pause.click();
  await pictures.dots.nth(2).click();
  await pictures.expectShown(3);
  const widths = await pictures.region
    .locator('.carousel-strip')
    .evaluate((strip) => [strip, ...strip.children].map((part) => part.getBoundingClientRect().width));
  expect(new Set(widths.map(Math.round)).size).toBe(1);
});

test('S4.01 two quick presses on "Siguiente" move two slides', async ({ page }) => {
  await page.goto('/');
  await waitForBehaviors(page);
  const { pictures } = carousels(page);
  await pictures.pause.click();
  await pictures.next.dblclick();
  await pictures.expectShown(3);
});

test('S4.01 after a press on a dot the slides continue by themselves', async ({ page }) => {
  const carousel = await openAt(page, 'texts');
  await carousel.dots.nth(1).click();
  await carousel.expectShown(2);
  await page.mouse.move(2, 2);
  await page.clock.runFor(intervals.texts);
  await carousel.expectShown(3);
});
