import { expect, test } from '../support/browser.ts';
import { carouselNames, intervals, leave, openAt } from '../support/carousels.ts';

for (const name of carouselNames) {
  const interval = intervals[name];
  const beforeLong = interval * 4;

  test(`S4.01 the ${name} stop under the pointer or with the focus, and then continue`, async ({ page }) => {
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

  test(`S4.01 the ${name} stop in a hidden tab, and then continue`, async ({ page }) => {
    const carousel = await openAt(page, name);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (value ? 'hidden' : 'visible'),
        });
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

  test(`S4.01 the ${name} do not move by themselves under reduced motion until the visitor starts them`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openAt(page, name);
    await page.clock.runFor(beforeLong);
    await carousel.expectShown(1);
    await carousel.resume.click();
    await leave(page);
    await page.clock.runFor(interval);
    await carousel.expectShown(2);
  });
}
