import { behaving, carousels, expect, type Locator, type Page, test } from '../support/browser.ts';

const intervals = { texts: 5_000, pictures: 4_000 } as const;
const which = ['texts', 'pictures'] as const;

/** Opens the landing page with a clock that stands still until it is moved. */
async function openAt(page: Page, name: (typeof which)[number]) {
  await page.clock.install({ time: '2026-11-17T15:00:00Z' });
  await page.goto('/');
  await behaving(page);
  await page.clock.pauseAt('2026-11-17T15:01:00Z');
  const carousel = carousels(page)[name];
  await carousel.region.scrollIntoViewIfNeeded();
  // However far it has moved in that minute: the first dot begins the wait anew, and nobody points at it any more.
  await carousel.dots.first().click();
  await leave(page);
  await carousel.expectShown(1);
  return carousel;
}

/** Takes the pointer and the focus away from the carousel. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Draws a finger over it from right to left. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
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

for (const name of which) {
  const interval = intervals[name];
  const beforeLong = interval * 4;

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

  test(`S4.01 the ${name} stand still while they are pointed at or have the focus, and then go on`, async ({ page }) => {
    const carousel = await openAt(page, name);
    await carousel.slide(1).hover();
    await page.clock.runFor(beforeLong);
    await carousel.expectShown(1);
    await page.mouse.move(2, 2);
    await carousel.dots.first().focus();
    await page.clock.runFor(beforeLong);
    await carousel.expectShown(1);
    await leave(page);
    await page.clock.runFor(interval);
    await carousel.expectShown(2);
  });

  test(`S4.01 the ${name} stand still in a hidden tab, and then go on`, async ({ page }) => {
    const carousel = await openAt(page, name);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (value ? 'hidden' : 'visible') });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(beforeLong);
    await carousel.expectShown(1);
    await setHidden(false);
    await page.clock.runFor(interval);
    await carousel.expectShown(2);
  });

  test(`S4.01 the pause control of the ${name} stops them until it is pressed again`, async ({ page }) => {
    const carousel = await openAt(page, name);
    await carousel.pause.click();
    await expect(carousel.pause).toBeHidden();
    await leave(page);
    await page.clock.runFor(beforeLong);
    await carousel.expectShown(1);
    await carousel.resume.click();
    await expect(carousel.pause).toBeVisible();
    await leave(page);
    await page.clock.runFor(interval);
    await carousel.expectShown(2);
  });

  test(`S4.01 the pause control of the ${name} keeps the focus when it is pressed by keyboard`, async ({ page }) => {
    const carousel = await openAt(page, name);
    await carousel.pause.focus();
    await page.keyboard.press('Enter');
    await expect(carousel.resume).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(carousel.pause).toBeFocused();
  });

  test(`S4.01 the ${name} do not move by themselves for who prefers reduced motion, until they are told to`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openAt(page, name);
    await page.clock.runFor(beforeLong);
    await carousel.expectShown(1);
    await carousel.resume.click();
    await leave(page);
    await page.clock.runFor(interval);
    await carousel.expectShown(2);
  });

  test(`S4.01 a finger swipes the ${name}, and the dots follow`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/');
    await behaving(page);
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

test('S4.01 the dot of the slide that is shown is marked when the address names that slide', async ({ page }) => {
  await page.goto('/#ofertas-paternity');
  await behaving(page);
  const { texts } = carousels(page);
  await texts.pause.click();
  await texts.expectShown(3);
});
