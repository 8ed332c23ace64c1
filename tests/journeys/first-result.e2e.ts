import { expect, type Page, test } from '../support/browser.ts';

// A result travels from the laboratory's system to a patient's phone, in the demonstration that `npm start` opens. No other test signs in
// as these two people, because a code works once.

test.use({ locale: 'es-CO', timezoneId: 'America/Bogota', viewport: { width: 360, height: 740 } });

/** Signs a member of the staff in with both steps. The demonstration shows the code. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin-login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill('yarumo de plata');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  const code = await page
    .getByRole('main')
    .getByText(/^\d{6}$/)
    .textContent();
  await page.getByLabel('Código de verificación').fill(code ?? '');
  await page.getByRole('button', { name: 'Verificar e ingresar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
}

test('a bacteriologist releases a result, and the patient opens the link of the mail and reads it', async ({
  page,
}) => {
  await signIn(page, 'beatriz@yarumo.example');
  await page
    .getByRole('main')
    .getByRole('link', { name: /resultados por revisar/ })
    .click();
  await page.getByRole('link', { name: 'Potasio en suero' }).click();
  await expect(page.getByText('Hernán Darío Zuluaga')).toBeVisible();
  await page.getByRole('button', { name: 'Liberar' }).click();
  await expect(page.getByText('El paciente puede leerlo.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();

  await signIn(page, 'rosa@yarumo.example');
  await page.goto('/admin-panel/buzon');
  await page.getByRole('link', { name: /hernan@correo\.example/ }).click();
  const link = await page.getByRole('link', { name: 'Ver la novedad' }).getAttribute('href');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();

  await page.goto(link ?? '');
  await page.getByLabel('Día').fill('19');
  await page.getByLabel('Mes').fill('enero');
  await page.getByLabel('Año').fill('1958');
  await page.getByRole('button', { name: 'Ver mi resultado' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Potasio en suero/ })
    .click();
  await expect(page.getByText('4.10').first()).toBeVisible();
  await expect(page.getByText('dentro del intervalo').first()).toBeVisible();
  await expect(page.getByText('Intervalo de este laboratorio: 3.5-5.1 mmol/L')).toBeVisible();
});
