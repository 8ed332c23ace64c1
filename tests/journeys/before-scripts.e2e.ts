import { expect, holdBack, phones, test, waitForBehaviors } from '../support/browser.ts';
import { carousels } from '../support/carousels.ts';

test('a tap on the pause control before the scripts load takes effect when they load', async ({
  page,
  releaseScripts,
}) => {
  await page.goto('/');
  const { texts } = carousels(page);
  await texts.pause.click();
  await expect(texts.pause).toBeVisible();
  await releaseScripts();
  await expect(texts.resume).toBeVisible();
  await expect(texts.pause).toBeHidden();
});

test('closing the welcome before the scripts load takes effect when they load', async ({ page, releaseScripts }) => {
  await page.goto('/');
  const welcome = page.getByRole('region', { name: 'Bienvenida al chat' });
  await welcome.getByRole('button', { name: 'Cerrar la bienvenida' }).click();
  await expect(welcome).toBeVisible();
  await releaseScripts();
  await expect(welcome).toBeHidden();
});

test('the theme switch pressed before the scripts load switches when they load', async ({ page, releaseScripts }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
  await releaseScripts();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the contact form submitted before the scripts load asks when they load, and keeps the input', async ({
  page,
  releaseScripts,
}) => {
  await page.goto('/');
  const contact = page.locator('#contacto');
  await contact.getByLabel('Nombre').fill('Ana Restrepo');
  await contact.getByLabel('Mensaje').fill('¿Debo ayunar?');
  await contact.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(contact.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeHidden();
  await releaseScripts();
  await expect(contact.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /Ana%20Restrepo.*ayunar/,
  );
  await expect(page).toHaveURL('/');
  await expect(contact.getByLabel('Nombre')).toHaveValue('Ana Restrepo');
  await expect(contact.getByLabel('Mensaje')).toHaveValue('¿Debo ayunar?');
});

const draftCode = '**/assets/draft-choice*';

test('the contact form submitted while its code loads asks once it has loaded', async ({ page }) => {
  const release = await holdBack(page, draftCode);
  await page.goto('/');
  await waitForBehaviors(page);
  const contact = page.locator('#contacto');
  const loading = page.waitForRequest(draftCode);
  await contact.getByLabel('Nombre').fill('Ana Restrepo');
  await loading;
  await contact.getByRole('button', { name: 'Enviar mensaje' }).click();
  await contact.getByLabel('Mensaje').fill('¿Debo ayunar?');
  release();
  await expect(contact.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /Ana%20Restrepo.*ayunar/,
  );
  await expect(page.getByRole('group', { name: '¿Cómo quiere enviarlo?' })).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('if the code of the contact form is lost, the form says that the server answers, and the server does', async ({
  page,
}) => {
  await page.route(draftCode, (route) => route.abort());
  await page.goto('/');
  await waitForBehaviors(page);
  const contact = page.locator('#contacto');
  await expect(contact.getByText('Nada se envía hasta que usted elija cómo.')).toBeVisible();
  await contact.getByLabel('Nombre').fill('Ana Restrepo');
  await expect(contact.getByText('este texto viaja a nuestro servidor')).toBeVisible();
  await expect(contact.getByText('Nada se envía hasta que usted elija cómo.')).toBeHidden();
  await contact.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page).toHaveURL(/index#contacto$/);
  await expect(contact.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', /Ana%20Restrepo/);
});

test('an answer of the server follows the edits that come after it', async ({ page }) => {
  await page.route(draftCode, (route) => route.abort());
  await page.goto('/');
  await waitForBehaviors(page);
  const contact = page.locator('#contacto');
  await contact.getByLabel('Nombre').fill('Ana');
  await contact.getByRole('button', { name: 'Enviar mensaje' }).click();
  const chat = contact.getByRole('link', { name: 'Enviar por WhatsApp' });
  await expect(chat).toHaveAttribute('href', /Nombre%3A%20Ana$/);
  await page.unroute(draftCode);
  await contact.getByLabel('Nombre').fill('Ana Restrepo');
  await expect(chat).toHaveAttribute('href', /Ana%20Restrepo/);
});

test('input typed while the scripts load is kept', async ({ page, releaseScripts, faults }) => {
  await page.goto('/');
  const contact = page.locator('#contacto');
  await contact.getByLabel('Servicio').selectOption('orina');
  await contact.getByLabel('Nombre').fill('Ana');
  await releaseScripts();
  await waitForBehaviors(page);
  await expect(contact.getByLabel('Nombre')).toHaveValue('Ana');
  await expect(contact.getByLabel('Servicio')).toHaveValue('orina');
  await expect(contact.getByLabel('Nombre')).toBeFocused();
  expect(faults).toEqual([]);
});

test('a language chosen before the scripts load is remembered', async ({ page, context, releaseScripts }) => {
  await page.goto('/servicios');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await releaseScripts();
  await expect(page).toHaveURL('/en/servicios');
  expect((await context.cookies()).map(({ value }) => value)).toContain('en');
});

test('the phone dialog and the links need no script', async ({ page, releaseScripts }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: phones[0] }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cómo prefiere comunicarse?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await releaseScripts();
});

test('if the scripts never load, the server answers the contact form', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const contact = page.locator('#contacto');
  await contact.getByLabel('Nombre').fill('Ana Restrepo');
  await contact.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(contact.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', /Ana%20Restrepo/);
  await expect(contact.getByLabel('Nombre')).toHaveValue('Ana Restrepo');
});

test('opening a link in another tab before the scripts load leaves this page unchanged', async ({
  page,
  releaseScripts,
}) => {
  await page.goto('/examenes-laboratorio/tsh');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Agregar a mi lista' }).click({ modifiers: ['Shift'] });
  await opened;
  await releaseScripts();
  await page.getByRole('banner').getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByText(/^Agregado\./)).toHaveCount(0);
  await expect(page).toHaveURL('/examenes-laboratorio/tsh');
});
