import siteConfig from '../../site.config.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { carousels } from '../support/carousels.ts';

const backgroundOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
const toDark = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Cambiar a tema oscuro' });
const toLight = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Cambiar a tema claro' });

test('the theme switch turns the page dark, by keyboard, and the choice survives a reload', async ({ page }) => {
  await page.goto('/');
  const light = await backgroundOf(page);
  await expect(toLight(page)).toBeHidden();
  await toDark(page).focus();
  await page.keyboard.press('Enter');
  await expect(toLight(page)).toBeFocused();
  const dark = await backgroundOf(page);
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await backgroundOf(page)).toBe(dark);
  await page.goto('/en/servicios');
  expect(await backgroundOf(page)).toBe(dark);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await backgroundOf(page)).toBe(light);
  await page.reload();
  expect(await backgroundOf(page)).toBe(light);
});

test('without a choice the page follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await backgroundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => backgroundOf(page)).not.toBe(light);
  await expect(toLight(page)).toBeVisible();
  await expect(toDark(page)).toBeHidden();
});

test('on a phone the theme switch is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const light = await backgroundOf(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect.poll(() => backgroundOf(page)).not.toBe(light);
});

test('paper shows all the content, without floating or screen-only controls', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Pedir asesoría por WhatsApp' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const letterhead = page.getByRole('banner').getByRole('link');
  await expect(letterhead).toHaveCount(1);
  await expect(letterhead).toHaveAccessibleName(/Yarumo/);
  const laboratory = page.getByRole('contentinfo');
  for (const { name, address } of siteConfig.sites) await expect(laboratory.getByText(address)).toContainText(name);
  for (const phone of siteConfig.phones) await expect(laboratory.getByText(phone)).toBeVisible();
  await expect(laboratory.getByRole('link', { name: /Política|Análisis/ })).toHaveCount(0);
  for (const gone of [
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Pedir asesoría por WhatsApp' }),
    page.getByRole('region', { name: 'Bienvenida al chat' }),
  ]) {
    await expect(gone).toHaveCount(0);
  }
  const main = page.getByRole('main');
  for (const heading of await main.getByRole('heading').all()) await expect(heading).toBeVisible();
  for (const card of await main.getByRole('article').all()) await expect(card.locator('..')).toHaveCSS('opacity', '1');
  const { texts } = carousels(page);
  const tops = await Promise.all(
    [1, 2, 3].map(async (position) => (await texts.slide(position).boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
});
