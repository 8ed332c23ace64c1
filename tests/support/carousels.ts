import { expect, type Page, waitForBehaviors } from './browser.ts';

/** Returns the two carousels of the landing page, with their controls by their accessible roles. */
export const carousels = (page: Page) => ({
  texts: carousel(page, 'Lo que más nos piden'),
  pictures: carousel(page, 'El laboratorio en imágenes'),
});

function carousel(page: Page, name: string) {
  const region = page.getByRole('region', { name });
  return {
    region,
    slide: (position: number) => region.getByRole('group', { name: new RegExp(`^${position} de 3: `) }),
    dots: region.getByRole('group', { name: 'Elegir' }).getByRole('link'),
    pause: region.getByRole('button', { name: 'Detener el movimiento' }),
    resume: region.getByRole('button', { name: 'Reanudar el movimiento' }),
    previous: region.getByRole('button', { name: 'Anterior' }),
    next: region.getByRole('button', { name: 'Siguiente' }),
    /** Expects that only this slide is visible, and that its dot marks it. */
    async expectShown(position: number) {
      await expect(this.slide(position)).toBeInViewport({ ratio: 0.3 });
      for (const other of [1, 2, 3].filter((one) => one !== position))
        await expect(this.slide(other)).not.toBeInViewport({ ratio: 0.02 });
      await expect(this.dots.nth(position - 1)).toHaveAttribute('aria-current', 'true');
      await expect(this.region.locator('[aria-current]')).toHaveCount(1);
    },
  };
}

/** The duration of each slide in milliseconds (clause S9.01). */
export const intervals = { texts: 5_000, pictures: 4_000 } as const;
/** Tests run for each of them. */
export const carouselNames = ['texts', 'pictures'] as const;

/** Opens the landing page with a clock that stands still until the test moves it. */
export async function openAt(page: Page, name: (typeof carouselNames)[number]) {
  await page.clock.install({ time: '2026-11-17T15:00:00Z' });
  await page.goto('/');
  await waitForBehaviors(page);
  await page.clock.pauseAt('2026-11-17T15:01:00Z');
  const carousel = carousels(page)[name];
  await carousel.region.scrollIntoViewIfNeeded();
  // Resets a carousel that moved in that minute: a click on the first dot restarts the interval, and the pointer leaves.
  await carousel.dots.first().click();
  await leave(page);
  await carousel.expectShown(1);
  return carousel;
}

/** Moves the pointer and the focus away from the carousel. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
