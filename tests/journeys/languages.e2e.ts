import { unknownPath } from '../spec/source-paths.ts';
import { expect, test } from '../support/browser.ts';

for (const [path, other] of [
  ['/servicios/analisis-sangre', '/en/servicios/analisis-sangre'],
  ['/blog/ayuno-antes-del-examen', '/en/blog/ayuno-antes-del-examen'],
] as const) {
  test(`the language selector goes from ${path} to the same screen and back, and remembers`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const chosen = async () => (await context.cookies()).find(({ name }) => name.endsWith('locale'))?.value;
    expect(await chosen()).toBeUndefined();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(other);
    await expect.poll(chosen).toBe('en');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(chosen).toBe('es');
  });
}

test('a remembered choice never redirects a visitor who followed an explicit link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');
  for (const path of ['/', '/servicios']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
  }
});

test('the 404 page helps in the language that was chosen last, and its selector leads home', async ({ page }) => {
  await page.goto(unknownPath);
  await expect(page.getByRole('heading', { level: 2, name: 'Busquemos lo que necesita' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');
  await page.goto(unknownPath);
  await expect(page.getByRole('heading', { level: 2, name: 'Let’s find what you need' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
