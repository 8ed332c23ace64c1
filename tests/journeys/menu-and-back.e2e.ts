import { behaving, expect, test } from '../support/browser.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('who comes back after taking a link of the menu finds it closed', async ({ page }) => {
  await page.goto('/');
  await behaving(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  // The page stays where it is, as one does that the browser keeps for the way back.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(menu).toBeHidden();
});
