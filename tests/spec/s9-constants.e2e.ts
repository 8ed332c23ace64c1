import { expect, scrollTo, scrollTop, test, waitForBehaviors } from '../support/browser.ts';
import { carousels } from '../support/carousels.ts';

const start = '2026-11-17T15:00:00Z';
const paused = '2026-11-17T15:01:00Z';

for (const [name, interval] of [
  ['texts', 5_000],
  ['pictures', 4_000],
] as const) {
  test(`S9.01 the ${name} stay for ${interval} ms, to the millisecond`, async ({ page }) => {
    await page.clock.install({ time: start });
    await page.goto('/');
    await waitForBehaviors(page);
    await page.clock.pauseAt(paused);
    const carousel = carousels(page)[name];
    await carousel.dots.first().click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await carousel.expectShown(1);
    await page.clock.runFor(interval - 1);
    await carousel.expectShown(1);
    await page.clock.runFor(1);
    await carousel.expectShown(2);
  });
}

test('S9.01 the floating invitation begins to collapse after 10,000 ms', async ({ page }) => {
  await page.goto('/');
  const [animation] = await page
    .getByRole('link', { name: '¿Dudas? Escríbanos por WhatsApp' })
    .evaluate((link) => link.getAnimations({ subtree: true }).map((one) => one.effect?.getComputedTiming()));
  expect(animation).toMatchObject({ delay: 10_000, iterations: 1, fill: 'forwards' });
});

test('S9.01 the header counts as scrolled past 100 px: not at 100, but at 101', async ({ page }) => {
  await page.goto('/');
  await waitForBehaviors(page);
  const header = page.getByRole('banner');
  await scrollTo(page, 100);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(page, 101);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
});

test('S9.01 S2.04 a new path begins at its top, once: nothing scrolls after it, within 1,000 ms or later', async ({
  page,
}) => {
  await page.clock.install({ time: start });
  await page.goto('/nosotros');
  await scrollTo(page, 300);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hablemos');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.clock.pauseAt(paused);
  for (const passes of [0, 999, 1, 5_000]) {
    await scrollTo(page, 200);
    await page.clock.runFor(passes);
    expect(await scrollTop(page)).toBe(200);
  }
});
