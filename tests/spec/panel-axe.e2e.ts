import { colorRules, expectAccessible } from '../support/axe.ts';
import { expect, type Page, test } from '../support/browser.ts';

// Every screen of the panel, for each account of the demonstration that another test does not sign in as, in both themes and at both widths.

test.use({ locale: 'es-CO', timezoneId: 'America/Bogota' });

const screensOf: Readonly<Record<string, readonly string[]>> = {
  'gloria@yarumo.example': [
    '',
    'ir',
    'buzon',
    'mensajes',
    'medicos',
    'equipo',
    'equipo/invitar',
    'auditoria',
    'no-existe',
  ],
  'camila@yarumo.example': ['', 'ir', 'resultados', 'pacientes', 'equipo', 'confirmar'],
  'andres@yarumo.example': ['', 'ir', 'domicilios'],
  'esteban@yarumo.example': ['', 'ir'],
};

/** The first record of a list: its link, if the list has one. */
const recordsOf: Readonly<Record<string, readonly string[]>> = {
  'gloria@yarumo.example': ['medicos', 'equipo'],
  'camila@yarumo.example': ['resultados'],
  'andres@yarumo.example': ['domicilios'],
};

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

async function checkInBothThemes(page: Page): Promise<void> {
  const look = async (colorScheme: 'light' | 'dark', width: number) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
  };
  await look('light', 360);
  await expectAccessible(page);
  await look('dark', 1440);
  await expectAccessible(page);
  // The wide screen also has the navigation and whole tables.
  await look('light', 1440);
  await expectAccessible(page, { rules: colorRules });
}

/** A changed list waits while somebody points at it. Only the clock of the page runs ahead. */
async function expectPatientList(page: Page): Promise<void> {
  let stamp = 'before';
  await page.route('**/admin-panel/pulso?*', (route) => route.fulfill({ body: stamp, contentType: 'text/plain' }));
  await page.clock.install();
  const asked = page.waitForResponse('**/admin-panel/pulso?*');
  await page.goto('/admin-panel/resultados');
  await asked;
  const row = page.getByRole('main').getByRole('row').nth(1);
  await row.hover();
  await row.evaluate((element) => element.setAttribute('data-same', ''));
  stamp = 'after';
  await page.clock.fastForward(21_000);
  await expect(page.getByText('La lista cambió.')).toBeVisible();
  await expect(page.locator('[data-same]')).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(200);
  await expect(page.locator('[data-same]')).toHaveCount(0);
  await expect(page.getByText('La lista cambió.')).toBeHidden();
  await expect(row).toBeVisible();
}

for (const [email, screens] of Object.entries(screensOf)) {
  test(`axe finds no fault on the panel's screens of ${email}`, async ({ page }) => {
    // Twelve screens, three checks each.
    test.setTimeout(180_000);
    await signIn(page, email);
    for (const screen of screens) {
      await page.goto(`/admin-panel/${screen}`.replace(/\/$/, ''));
      await expect(
        page
          .getByRole('heading', { level: 1 })
          .or(page.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible();
      await checkInBothThemes(page);
    }
    for (const list of recordsOf[email] ?? []) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin-panel/${list}`);
      const record = page.getByRole('main').locator(`a[href^="/admin-panel/${list}/"]:not([href$="/invitar"])`).first();
      await page.goto((await record.getAttribute('href')) ?? '');
      await checkInBothThemes(page);
    }
    await page.goto('/admin-panel');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Ir a' }).getByRole('searchbox')).toBeFocused();
    await checkInBothThemes(page);
    await page.getByRole('searchbox').fill('hoy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-panel');
    if (screens.includes('resultados')) await expectPatientList(page);
  });
}
