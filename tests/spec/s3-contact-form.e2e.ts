import { expect, type Page, test } from '../support/browser.ts';

const form = (page: Page) => page.locator('#contacto').locator('form');

test('S3.02 the contact form has a name, a telephone, an e-mail, a service, and a message of four rows', async ({
  page,
}) => {
  await page.goto('/');
  const fields = form(page).locator('input, select, textarea');
  expect(
    await fields.evaluateAll((all) =>
      all.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).type]),
    ),
  ).toEqual([
    ['nombre', 'text'],
    ['telefono', 'tel'],
    ['email', 'email'],
    ['servicio', 'select-one'],
    ['mensaje', 'textarea'],
  ]);
  for (const [label, name] of [
    ['Nombre', 'nombre'],
    ['Teléfono', 'telefono'],
    ['Correo electrónico', 'email'],
    ['Servicio', 'servicio'],
    ['Mensaje', 'mensaje'],
  ] as const) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('name', name);
  }
  await expect(form(page).getByLabel('Mensaje')).toHaveAttribute('rows', '4');
});

for (const [home, label, words] of [
  [
    '/',
    'Servicio',
    ['Seleccione un servicio', 'Análisis de sangre', 'Análisis de orina', 'Microbiología', 'Hormonas', 'Otro'],
  ],
  ['/en', 'Service', ['Select a service', 'Blood analysis', 'Urine analysis', 'Microbiology', 'Hormones', 'Other']],
] as const) {
  test(`S3.02 on ${home} the service is empty, sangre, orina, microbiologia, hormonas, or otro`, async ({ page }) => {
    await page.goto(home);
    const select = form(page).getByLabel(label);
    await expect(select).toHaveValue('');
    const options = select.getByRole('option');
    await expect(options).toHaveText([...words]);
    expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual([
      '',
      'sangre',
      'orina',
      'microbiologia',
      'hormonas',
      'otro',
    ]);
  });
}

test('S3.02 only the page holds the draft', async ({ page, context }) => {
  await page.goto('/');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await form(page).getByLabel('Nombre').fill('Canario Amarillo');
  await form(page).getByLabel('Mensaje').fill('Canario en la mina');
  await form(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]),
  );
  expect(stored + JSON.stringify(await context.cookies())).not.toContain('Canario');
  expect(sent.filter((request) => request.includes('Canario') || request.startsWith('POST'))).toEqual([]);
  await page.reload();
  await expect(form(page).getByLabel('Nombre')).toHaveValue('');
});

test('S5.01 the form has no required fields, lengths, or patterns, and asks how to send even an empty draft', async ({
  page,
}) => {
  await page.goto('/');
  const constraints = form(page).locator('[required], [minlength], [maxlength], [pattern], [aria-required]');
  await expect(form(page).getByRole('textbox')).toHaveCount(4);
  await expect(constraints).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: '¿Cómo quiere enviarlo?' })).toBeVisible();
});

test("S5.01 only the browser's own e-mail type refuses input", async ({ page }) => {
  await page.goto('/');
  const mail = form(page).getByLabel('Correo electrónico');
  const submit = form(page).getByRole('button', { name: 'Enviar mensaje' });
  await mail.fill('sin arroba');
  await submit.click();
  await expect(mail).toBeFocused();
  expect(await mail.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(page.getByRole('heading', { name: '¿Cómo quiere enviarlo?' })).toHaveCount(0);
  await mail.fill('ana@correo.example');
  await form(page).getByLabel('Teléfono').fill('x');
  await submit.click();
  await expect(page.getByRole('heading', { name: '¿Cómo quiere enviarlo?' })).toBeVisible();
});
