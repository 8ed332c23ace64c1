import { behaving, brand, expect, type Locator, nextFrames, type Page, scrollTo, test } from '../support/browser.ts';

const petriDish = 'Colonias de bacterias en una caja de agar sangre';
const warning = 'No se pudo cargar la imagen';

/** The image and its frame. The spinner has no accessible name, because it tells a blind visitor nothing. */
const frameOf = (page: Page) => {
  const frame = page.locator('[data-image]').filter({ has: page.getByRole('img', { name: petriDish }) });
  return {
    frame,
    spinner: frame.locator('.lazy-image-spinner'),
    failure: frame.getByRole('img', { name: warning }),
    image: page.getByRole('img', { name: petriDish }),
  };
};

const isComplete = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test('S4.05 a lazy image shows a spinner until it has loaded', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/media/petri-dish*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  const { frame, spinner, failure, image } = frameOf(page);
  await frame.scrollIntoViewIfNeeded();
  await expect(spinner).toBeVisible();
  await expect(failure).toBeHidden();
  expect(await isComplete(image)).toBe(false);
  arrive();
  await expect(spinner).toBeHidden();
  await expect(failure).toBeHidden();
  expect(await isComplete(image)).toBe(true);
});

test('S4.05 S8.02 an image that fails replaces the spinner with a warning symbol', async ({ page }) => {
  await page.route('**/media/petri-dish*', (route) => route.abort());
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('imagefailed', ({ target }) => {
      if (target instanceof Element) told.push(target.querySelector('img')?.alt ?? '');
    });
  });
  await page.goto('/');
  const { frame, spinner, failure } = frameOf(page);
  await frame.scrollIntoViewIfNeeded();
  await expect(failure).toBeVisible();
  await expect(spinner).toBeHidden();
  await expect(page.getByRole('img', { name: warning }).filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([petriDish]);
});

test('S8.02 a first picture that fails before any script runs shows the warning symbol, too', async ({ page }) => {
  await page.route('**/media/tubes*', (route) => route.abort());
  await page.goto('/');
  await expect(
    page
      .getByRole('region', { name: 'El laboratorio en imágenes' })
      .getByRole('img', { name: warning })
      .filter({ visible: true }),
  ).toHaveCount(1);
});

test('S4.05 a lazy image starts to load when a twentieth of it is within 20 px of the view, and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/media/petri-dish') && asked.push(request.url()));
  await page.goto('/');
  await behaving(page);
  const { frame } = frameOf(page);
  // Before its reveal, its card is slightly below its final position.
  await expect(page.getByRole('article').filter({ has: frame }).locator('..')).toHaveCSS('opacity', '0');
  const { top, height } = await frame.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + window.scrollY - window.innerHeight, height: box.height };
  });
  // It begins below the view so that its first twentieth ends just outside of the margin, and then just inside.
  const threshold = top - 20 + height * 0.05;
  await scrollTo(page, Math.floor(threshold) - 3);
  await nextFrames(page);
  expect(asked).toEqual([]);
  const answer = page.waitForResponse(/\/media\/petri-dish/);
  await scrollTo(page, Math.ceil(threshold) + 3);
  expect((await answer).ok()).toBe(true);
});

test('S4.05 a priority image loads at once, without a script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const first = page.getByRole('img', { name: 'Gradilla con tubos de sangre' }).first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => isComplete(first)).toBe(true);
});

test("S4.05 the footer's logo is a lazy image of 240 × 72", async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('contentinfo').getByRole('img', { name: brand });
  await expect(logo).toHaveAttribute('width', '240');
  await expect(logo).toHaveAttribute('height', '72');
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => isComplete(logo)).toBe(true);
  expect(await logo.boundingBox()).toMatchObject({ width: 240, height: 72 });
});
