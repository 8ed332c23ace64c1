import { expect, type Locator, nextFrames, type Page, scrollTo, test, waitForBehaviors } from '../support/browser.ts';

/** The revealed part of a card: the card with all its content. */
const cards = (page: Page): Locator => page.locator('#servicios').getByRole('article').locator('..');

/** Scrolls until this share of an element is above the lower edge of the window. */
async function showShare(page: Page, part: Locator, share: number): Promise<void> {
  const top = await part.evaluate((element, visible) => {
    const box = element.getBoundingClientRect();
    return box.top + window.scrollY + box.height * visible - window.innerHeight;
  }, share);
  await scrollTo(page, top);
}

test('S4.04 a section waits until 10 % of it has been visible, appears, and stays', async ({ page }) => {
  await page.goto('/');
  await waitForBehaviors(page);
  const card = cards(page).first();
  await expect(card).toHaveCSS('opacity', '0');
  await showShare(page, card, 0.05);
  await expect(card).toHaveCSS('opacity', '0');
  await showShare(page, card, 0.15);
  await expect(card).toHaveCSS('opacity', '1');
  await scrollTo(page, 0);
  await expect(card).toHaveCSS('opacity', '1');
  await showShare(page, card, 0.05);
  await expect(card).toHaveCSS('opacity', '1');
});

// A section that the browser lays out late (`content-visibility`) has no size at first. It counted as seen, and never appeared.
for (const { device, width, height } of [
  { device: 'computer', width: 1440, height: 900 },
  { device: 'phone', width: 360, height: 740 },
]) {
  for (const section of ['servicios', 'nosotros', 'contacto']) {
    test(`S4.04 every part of #${section} waits and appears on a ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await waitForBehaviors(page);
      const parts = page.locator(`#${section} [data-reveal-order]`);
      expect(await parts.count()).toBeGreaterThan(0);
      for (const part of await parts.all()) await expect(part).toHaveAttribute('data-reveal', 'waiting');
      for (const part of await parts.all()) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toHaveAttribute('data-reveal', 'shown');
      }
    });
  }
}

test('S4.04 the service cards appear after 0, 200, 400, and 600 ms', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await waitForBehaviors(page);
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).last()).toHaveCSS('opacity', '0');
  const delays = cards(page).evaluateAll((parts) =>
    Promise.all(
      parts.map(
        (part) =>
          new Promise<number | undefined>((resolve) => {
            part.addEventListener('transitionrun', (event) => {
              if (!(event instanceof TransitionEvent) || event.target !== part || event.propertyName !== 'opacity')
                return;
              const transition = part
                .getAnimations()
                .find((one) => one instanceof CSSTransition && one.transitionProperty === 'opacity');
              resolve(transition?.effect?.getTiming().delay);
            });
          }),
      ),
    ),
  );
  await nextFrames(page);
  // The cards are below each other: with the last one, all are in view at once.
  await showShare(page, cards(page).last(), 0.5);
  expect(await delays).toEqual([0, 200, 400, 600]);
});

test('S4.04 content in view never disappears, and nothing animates under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#servicios');
  await waitForBehaviors(page);
  await expect(cards(page).first()).toHaveCSS('opacity', '1');
  const about = page.locator('#nosotros').getByRole('heading', { name: 'Nosotros' });
  await about.scrollIntoViewIfNeeded();
  await nextFrames(page);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration) > 1).length,
    ),
  ).toBe(0);
});
