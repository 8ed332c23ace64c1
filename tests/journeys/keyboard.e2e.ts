import { expect, phones, test, waitForBehaviors } from '../support/browser.ts';
import { carousels } from '../support/carousels.ts';

test('by keyboard the first stop is the skip link, and it leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

test('by keyboard the mobile menu opens, holds the focus, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Abrir el menú' });
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('by keyboard the phone dialog opens, keeps the focus inside, and returns it', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: phones[0] });
  const dialog = page.getByRole('dialog', { name: '¿Cómo prefiere comunicarse?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: 'Llamar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('by keyboard a slide with the focus scrolls into view', async ({ page }) => {
  await page.goto('/');
  await waitForBehaviors(page);
  const { texts } = carousels(page);
  await texts.slide(1).getByRole('link').focus();
  await texts.expectShown(1);
  await page.keyboard.press('Tab');
  await expect(texts.slide(2).getByRole('link')).toBeFocused();
  await texts.expectShown(2);
});

test('by keyboard every stop of the header has a visible focus', async ({ page }) => {
  await page.goto('/');
  const stops = await page.getByRole('banner').locator('a, button').filter({ visible: true }).count();
  expect(stops).toBeGreaterThan(10);
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.getByRole('banner').locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 0.6 });
    await expect(focused).toHaveCSS('outline-style', 'solid');
  }
});
