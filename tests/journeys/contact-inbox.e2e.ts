import { expect, type Page, test } from '../support/browser.ts';

// A visitor leaves a message with the laboratory (decision D2), with a script and without.

const draft = async (page: Page) => {
  await page.goto('/contacto');
  const form = page.locator('#mensaje').locator('form');
  await form.getByLabel('Nombre').fill('Ana Restrepo');
  await form.getByLabel('Servicio').selectOption('Hormonas');
  await form.getByLabel('Mensaje').fill('¿Debo ayunar?');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByRole('button', { name: 'Dejarlo en el laboratorio' }).click();
  await expect(page).toHaveURL('/contacto/mensaje');
};

const answerable = async (page: Page) => {
  await page.getByLabel('Correo electrónico').fill('ana@correo.example');
  await page.getByRole('checkbox').check();
};

/** Sends until the form is old enough: a browser fills it faster than a person. */
const leaveIt = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Dejar el mensaje' }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos su mensaje' })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 15_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('the draft moves to the page, which asks for a reply and an authorization before it stores', async ({
      page,
    }) => {
      await draft(page);
      await expect(page.getByLabel('Su mensaje')).toHaveValue('¿Debo ayunar?');
      await expect(page.getByLabel('Nombre (opcional)')).toHaveValue('Ana Restrepo');
      await expect(page.getByLabel('Servicio (opcional)')).toHaveValue('hormonas');
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await page.getByRole('button', { name: 'Dejar el mensaje' }).click();
      const faults = page.getByRole('alert');
      await expect(faults.getByRole('link')).toHaveText([
        'Escriba un correo o un teléfono, para poder responderle.',
        'Marque la autorización: sin ella no podemos guardar su mensaje.',
      ]);
      await expect(page.getByLabel('Su mensaje')).toHaveValue('¿Debo ayunar?');
      await answerable(page);
      await leaveIt(page);
      await expect(page.getByText(/^[A-Z]{6}$/)).toBeVisible();
      await expect(page.getByText(/a más tardar el/i)).toBeVisible();
    });
  });
}

test('a reload of the thanks sends nothing again, and shows the same reference', async ({ page }) => {
  await draft(page);
  await answerable(page);
  await leaveIt(page);
  const reference = (await page.getByText(/^[A-Z]{6}$/).textContent()) ?? '';
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
});
