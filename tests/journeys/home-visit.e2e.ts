import { expect, type Page, test } from '../support/browser.ts';

// A visitor takes a list to the form of a home visit, corrects a refused day and place, and asks once, with a script and without.

const DAY_MS = 86_400_000;

/** The first Sunday after the first day that the form offers. */
async function closedDay(page: Page): Promise<string> {
  const first = (await page.getByLabel('Día', { exact: true }).getAttribute('min')) ?? '';
  const day = new Date(`${first}T00:00:00Z`);
  return new Date(day.getTime() + ((7 - day.getUTCDay()) % 7 || 7) * DAY_MS).toISOString().slice(0, 10);
}

const fillWhoAndWhere = async (page: Page) => {
  await page.getByLabel('Dirección').fill('Calle 00 # 00-09');
  await page.getByRole('radio', { name: '8:00 a. m. a 10:00 a. m.' }).check();
  await page.getByLabel('Nombre y apellidos de esa persona').fill('Ana Restrepo');
  await page.getByLabel('Teléfono', { exact: true }).fill('300 000 0000');
  await page.getByRole('checkbox', { name: /Autorizo/ }).check();
};

/** Sends until the form is old enough: a browser fills it faster than a person. */
const sendIt = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Agendar la toma', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 15_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('the list comes along, a refused day has near ones, and the request has a reference', async ({ page }) => {
      await page.goto('/mi-lista?e=HEM-001,QUI-001');
      await page.getByRole('button', { name: 'Agendar toma a domicilio' }).click();
      await expect(page).toHaveURL('/toma-domicilio-medellin/pedir');
      await expect(page.getByRole('checkbox', { name: /Hemograma/ })).toBeChecked();
      await page.getByLabel('Barrio o municipio').fill('Rionegro');
      await page.getByLabel('Día', { exact: true }).fill(await closedDay(page));
      await fillWhoAndWhere(page);
      await page.getByRole('button', { name: 'Agendar la toma', exact: true }).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        /No encontramos «Rionegro» en nuestra zona/,
        'Ese día no hay tomas a domicilio. Elija otro.',
      ]);
      await page.getByRole('group', { name: 'Los días más cercanos con cupo' }).getByRole('button').last().click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByLabel('Dirección')).toHaveValue('Calle 00 # 00-09');
      await page.getByLabel('Barrio o municipio').fill('Laureles');
      await sendIt(page);
      await expect(page.getByText(/^[A-Z]{6}$/)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeVisible();
    });
  });
}
