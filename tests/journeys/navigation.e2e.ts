import { behaving, expect, hydrate, type Page, readThrough, test } from '../support/browser.ts';
import { carousels } from '../support/carousels.ts';

const navigation = (page: Page, name = 'Principal') => page.getByRole('navigation', { name });

/** A mark that is lost when the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

for (const [home, nav, link, path, lang, heading] of [
  ['/', 'Principal', 'Servicios', '/servicios', 'es-CO', 'Lo que podemos estudiar por usted'],
  ['/en', 'Main', 'Services', '/en/servicios', 'en-US', 'What we can test for you'],
] as const) {
  test(`from the hydrated ${home} a link leads to ${path} within the page, with a new title and the same language`, async ({
    page,
    faults,
  }) => {
    await page.goto(home);
    await hydrate(page);
    await mark(page);
    const title = await page.title();
    await navigation(page, nav).getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(navigation(page, nav).getByRole('link', { name: link, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await stayed(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(page).toHaveTitle(title);
    expect(await stayed(page)).toBe(true);
    expect(faults).toEqual([]);
  });
}

test('the landing page that React renders anew behaves like the one that the server wrote', async ({
  page,
  faults,
}) => {
  await page.goto('/servicios');
  await hydrate(page);
  await mark(page);
  await navigation(page).getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL('/');
  const { texts, pictures } = carousels(page);
  await pictures.next.click();
  await pictures.expectShown(2);
  await texts.pause.click();
  await expect(texts.resume).toBeVisible();
  const picture = page.getByRole('img', { name: 'Colonias de bacterias en una caja de agar sangre' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('#servicios').getByRole('article').first().locator('..')).toHaveCSS('opacity', '1');
  expect(await stayed(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('React takes over a page that its behaviours have already changed, without a mismatch', async ({
  page,
  faults,
}) => {
  await page.goto('/');
  await behaving(page);
  const { texts, pictures } = carousels(page);
  await readThrough(page);
  await page.evaluate(() => {
    const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    // Pressed without a pointer or a key, so that React is not called yet.
    press('Cerrar la bienvenida');
    press('Cambiar a tema oscuro');
  });
  await hydrate(page);
  expect(faults).toEqual([]);
  await expect(page.getByRole('region', { name: 'Bienvenida al chat' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  for (const card of await page.locator('#servicios').getByRole('article').all())
    await expect(card.locator('..')).toHaveCSS('opacity', '1');
  const images = page.locator('#servicios').locator('[data-image]');
  await expect(images).toHaveCount(4);
  await expect(images.filter({ has: page.locator('.lazy-image-spinner:visible') })).toHaveCount(0);
  await pictures.next.click();
  await texts.dots.nth(1).click();
  await texts.expectShown(2);
  expect(faults).toEqual([]);
});
