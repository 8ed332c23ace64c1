import { expect, test, waitForBehaviors } from '../support/browser.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the menu is closed after Back from one of its links', async ({ page }) => {
  await page.goto('/');
  await waitForBehaviors(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  // The page stays open, like one in the back-forward cache.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(menu).toBeHidden();
});
