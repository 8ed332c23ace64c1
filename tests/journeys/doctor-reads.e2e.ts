import { expectAccessible } from '../support/axe.ts';
import { test as base, expect, hydrated, type Page } from '../support/browser.ts';
import { makeDoctor } from '../support/doctors.ts';
import { type Database, openFreshDatabase, testVault } from '../support/host.ts';
import { codeAt, makeAccount, signedIn, testPassword } from '../support/people.ts';
import {
  makeOrder,
  makePerson,
  makeReport,
  nameDoctor,
  releaseReport,
  type TestObservation,
} from '../support/results.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

// A doctor signs in, reads the table, marks what they saw, and follows a patient over time. The table renews itself in place.

const at = '2026-11-17T15:00:00Z';

const lab = (code: string, name: string, value: string, unit: string, more: Partial<TestObservation> = {}) => ({
  code,
  code_system: 'LN',
  name,
  value,
  unit,
  reference_range: '',
  observed_at: '2026-11-17T11:45:00Z',
  ...more,
});
const liver = [
  lab('1920-8', 'AST', '17', 'U/L'),
  lab('1742-6', 'ALT', '44', 'U/L'),
  lab('777-3', 'Plaquetas', '342', '10*3/uL'),
];
const potassium = lab('2823-3', 'Potasio', '6.9', 'mmol/L', { reference_range: '3.5-5.1', flags: 'HH' });

/** Releases a report of a new patient to the doctor. */
type Release = (name: string, ...values: TestObservation[]) => Promise<void>;

interface DoctorSite extends ServedSite {
  email: string;
  code: string;
  /** The token of a session of the doctor. */
  session: string;
  release: Release;
}

async function releasing(db: Database, registration: string): Promise<Release> {
  const { id: account } = await makeAccount(db, { name: 'Beatriz Elena Ochoa', roles: ['bacteriologist'], at });
  return async (name, ...values) => {
    const made = await makeOrder(db, await makePerson(db, testVault, { name, birthDate: '1975-03-02' }));
    await nameDoctor(db, made, registration);
    await releaseReport(db, await makeReport(db, made, { versions: [values] }), { account });
  };
}

const test = base.extend<object, { site: DoctorSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { db, close } = await openFreshDatabase();
      const { id, email, secret, registration } = await makeDoctor(db, { name: 'Iván Restrepo' });
      const release = await releasing(db, registration);
      await release('Luz Marina Echeverri', ...liver);
      await release('Jorge Zuluaga', potassium);
      const [, session = ''] = (await signedIn(db, id, { kind: 'doctor', at })).split('=');
      const site = await serveSite({ at, db });
      await use({ ...site, email, code: codeAt(secret, at), session, release });
      await site.close();
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({ locale: 'es-CO', timezoneId: 'America/Bogota', viewport: { width: 1440, height: 900 } });

async function signIn(page: Page, { email, code }: DoctorSite): Promise<void> {
  await page.goto('/medicos-login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await page.getByLabel('Código de verificación').fill(code);
  await page.getByRole('button', { name: 'Verificar e ingresar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sus pacientes' })).toBeVisible();
}

test('a doctor reads with the keyboard, marks, follows a patient, and computes', async ({ page, site, faults }) => {
  await signIn(page, site);
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Jorge Zuluaga')).toContainText('1 valor crítico');
  await expectAccessible(page);

  await hydrated(page);
  const help = page.getByRole('dialog', { name: 'Leer la lista con el teclado' });
  // The keys work once React's effects have run, which follows the hydration.
  await expect(async () => {
    await page.keyboard.press('Shift+?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Cerrar' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const focused = page.locator('tbody th a:focus');
  await expect(focused).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

  // Nobody has seen the critical value yet.
  await page.getByRole('button', { name: 'Visto todo (2)' }).click();
  await expect(page.getByText('1 resultado tiene un valor crítico')).toBeVisible();
  await page.getByRole('link', { name: /Jorge Zuluaga/ }).press('Enter');
  await expect(page.getByText('muy alto')).toBeVisible();
  await page.getByRole('button', { name: 'Marcar visto' }).click();
  await expect(page.getByText(/Visto el/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Volver a las órdenes' }).click();
  await page.getByRole('link', { name: /Luz Marina/ }).click();
  await page.getByRole('link', { name: 'Resultados en el tiempo' }).click();
  await expect(page.getByRole('row', { name: /Plaquetas/ })).toContainText('342');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Calculadoras' }).click();
  await expect(page.getByRole('region', { name: /FIB-4/ })).toContainText('0,38');
  await page.getByLabel('Presión sistólica').fill('120');
  await page.getByLabel('Embarazo').check();
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByLabel('Presión sistólica')).toHaveValue('120');
  await expect(page.getByRole('region', { name: /PREVENT/ })).toContainText('Colesterol total');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

test('an open table learns of a new report, and shows it in place when the doctor asks for it', async ({
  page,
  site,
  faults,
}) => {
  await page.context().addCookies([{ name: 'session', value: site.session, url: site.origin }]);
  await page.clock.install();
  await page.goto('/portal-medicos');
  await expect(page.getByRole('status').filter({ hasText: 'Al día' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  await site.release('Amparo Villa', potassium);
  const news = page.getByRole('button', { name: 'Hay novedades: mostrarlas' });
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(news).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('row', { name: 'Amparo Villa' })).toHaveCount(0);
  await news.click();
  await expect(page.getByRole('row', { name: 'Amparo Villa' })).toBeVisible();
  expect(requests.filter((one) => /document|\.data$/.test(one))).toEqual(['fetch /portal-medicos.data']);
  expect(faults).toEqual([]);
});
