import { breakPage, expect, mendPages, type Page, test } from '../support/browser.ts';

/** Follows a link to a page that breaks. */
async function goToBrokenPage(page: Page, home: '/' | '/en', path: string, link: string): Promise<void> {
  await page.goto(home);
  await breakPage(page, path);
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
}

test('S2.23 S8.01 an error shows "Error de Sistema", asks to reload, and its button reloads the page', async ({
  page,
}) => {
  await goToBrokenPage(page, '/', '/servicios', 'Servicios');
  await expect(page.getByRole('heading', { level: 1, name: 'Error de Sistema', exact: true })).toBeVisible();
  await expect(
    page.getByText('Ha ocurrido un error inesperado. Por favor recarga la página.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/Error de Sistema/);
  await expect(page).toHaveURL('/servicios');
  await mendPages(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Recargar Página', exact: true }).click(),
  ]);
  await expect(page).toHaveURL('/servicios');
  await expect(page.getByRole('heading', { level: 1, name: 'Lo que podemos estudiar por usted' })).toBeVisible();
});

test('S2.23 S8.01 the English error screen says the same', async ({ page }) => {
  await goToBrokenPage(page, '/en', '/en/servicios', 'Services');
  await expect(page.getByRole('heading', { level: 1, name: 'System Error', exact: true })).toBeVisible();
  await expect(
    page.getByText('An unexpected error has occurred. Please reload the page.', { exact: true }),
  ).toBeVisible();
  await mendPages(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload Page', exact: true }).click(),
  ]);
  await expect(page).toHaveURL('/en/servicios');
  await expect(page.getByRole('heading', { level: 1, name: 'What we can test for you' })).toBeVisible();
});

test('S2.23 the error screen keeps the header, so that the visitor can continue', async ({ page }) => {
  await goToBrokenPage(page, '/', '/servicios', 'Servicios');
  await expect(page.getByRole('heading', { level: 1, name: 'Error de Sistema' })).toBeVisible();
  await mendPages(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error de Sistema');
});
