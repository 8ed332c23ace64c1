import {
  brand,
  expect,
  type Locator,
  nextFrames,
  type Page,
  scrollTo,
  test,
  waitForBehaviors,
} from '../support/browser.ts';

const warning = 'No se pudo cargar la imagen';

/** The footer's logo and its frame. The spinner has no accessible name, because it tells a blind visitor nothing. */
const frameOf = (page: Page) => {
  const frame = page.getByRole('contentinfo').locator('[data-image]');
  return {
    frame,
    spinner: frame.locator('.lazy-image-spinner'),
    failure: frame.getByRole('img', { name: warning }),
    image: frame.getByRole('img', { name: brand }),
  };
};
const logo = '**/brand/logo.svg';

const isComplete = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test('S4.05 a lazy image shows a spinner until it has loaded', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(logo, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  const { frame, spinner, failure, image } = frameOf(page);
  // Pictures above it that load meanwhile move it out of the view.
  await expect(async () => {
    await frame.scrollIntoViewIfNeeded();
    await expect(spinner).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(failure).toBeHidden();
  expect(await isComplete(image)).toBe(false);
  arrive();
  await expect(spinner).toBeHidden();
  await expect(failure).toBeHidden();
  expect(await isComplete(image)).toBe(true);
});

test('S4.05 S8.02 an image that fails replaces the spinner with a warning symbol', async ({ page }) => {
  await page.route(logo, (route) => route.abort());
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
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([brand]);
});

test('S8.02 a first picture that fails before any script runs shows the warning symbol, too', async ({ page }) => {
  await page.route('**/media/sample-set*', (route) => route.abort());
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
  page.on('request', (request) => request.url().includes('/brand/logo.svg') && asked.push(request.url()));
  await page.goto('/');
  await waitForBehaviors(page);
  const { frame } = frameOf(page);
  // It begins below the view so that its first twentieth ends just outside of the margin, and then just inside.
  const threshold = () =>
    frame.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return box.top + window.scrollY - window.innerHeight - 20 + box.height * 0.05;
    });
  await scrollTo(page, Math.floor(await threshold()) - 3);
  await nextFrames(page);
  expect(asked).toEqual([]);
  // Pictures above it that load meanwhile move it.
  await expect
    .poll(async () => {
      await scrollTo(page, Math.ceil(await threshold()) + 3);
      return asked.length;
    })
    .toBe(1);
});

test('S4.05 a priority image loads at once, without a script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const first = page.getByRole('img', { name: /^Tres tubos sobre un paño verde/ }).first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => isComplete(first)).toBe(true);
});

test("S4.05 the footer's logo is a lazy image of 240 × 72", async ({ page }) => {
  await page.goto('/');
  const { image } = frameOf(page);
  await expect(image).toHaveAttribute('width', '240');
  await expect(image).toHaveAttribute('height', '72');
  // Pictures above it that load meanwhile move it out of the view.
  await expect
    .poll(async () => {
      await image.scrollIntoViewIfNeeded();
      return isComplete(image);
    })
    .toBe(true);
  expect(await image.boundingBox()).toMatchObject({ width: 240, height: 72 });
});
