import { expectAccessible } from '../support/axe.ts';
import { test as base, expect, type Page } from '../support/browser.ts';
import { type Database, openFreshDatabase, testVault } from '../support/host.ts';
import { createLinkPath } from '../support/link-visits.ts';
import { makeAccount } from '../support/people.ts';
import { makeOrder, makePerson, makeReport, releaseReport, type TestObservation } from '../support/results.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

// A patient opens the link of the mail on a phone and reads the result.

const at = '2026-11-17T15:00:00Z';

const glucose: readonly TestObservation[] = [
  { name: 'Glucosa', value: '98', flags: 'N' },
  { name: 'Insulina', value: '<5', unit: 'µU/mL', reference_range: '<9' },
  { name: 'Triglicéridos', value: '156', reference_range: 'hasta 150', flags: 'H' },
  { name: 'Potasio', value: '6.9', unit: 'mmol/L', reference_range: '3.5-5.1', flags: 'HH' },
  { name: 'Aspecto', value: 'Ligeramente turbio', unit: '', reference_range: '', comment: 'Muestra lipémica.' },
];

interface ResultSite extends ServedSite {
  /** A new link to an order with a released, a waiting, and a gated report. */
  makeLink: () => Promise<string>;
}

async function makeLink(db: Database, account: string): Promise<string> {
  const order = await makeOrder(db, await makePerson(db, testVault));
  const versions = [glucose.map((one) => ({ ...one, value: one.name === 'Glucosa' ? '89' : one.value })), glucose];
  const corrected = { exam: 'QUI-001', versions, versionStatus: 'corrected', status: 'corrected' } as const;
  const report = await makeReport(db, order, { ...corrected, comment: 'Se repitió la glucosa en la misma muestra.' });
  await releaseReport(db, report, { account, version: 1, at: '2026-11-16T14:40:00Z' });
  await releaseReport(db, report, { account, version: 2 });
  await makeReport(db, order, { exam: 'QUI-002' });
  await releaseReport(db, await makeReport(db, order, { code: 'VIH', needs_counseling: 1 }), { account });
  return createLinkPath(db, order.id, at);
}

const test = base.extend<object, { site: ResultSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { db, close } = await openFreshDatabase();
      const { id } = await makeAccount(db, { name: 'Beatriz Elena Ochoa', roles: ['bacteriologist'], at });
      const site = await serveSite({ at, db });
      await use({ ...site, makeLink: () => makeLink(db, id) });
      await site.close();
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({ locale: 'es-CO', timezoneId: 'America/Bogota', contextOptions: { reducedMotion: 'reduce' } });

const fill = async (page: Page, [day, month, year]: readonly [string, string, string]): Promise<void> => {
  await page.getByLabel('Día').fill(day);
  await page.getByLabel('Mes').fill(month);
  await page.getByLabel('Año').fill(year);
  await page.getByRole('button', { name: 'Ver mi resultado' }).click();
};

const open = async (page: Page, site: ResultSite): Promise<void> => {
  await page.goto(await site.makeLink());
  await fill(page, ['3', 'julio', '1985']);
  await expect(page.getByRole('heading', { level: 1, name: 'Sus resultados' })).toBeVisible();
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a patient opens the link, corrects the date, reads the result, and signs out', async ({
      page,
      site,
      faults,
    }) => {
      await page.goto(await site.makeLink());
      await fill(page, ['4', 'julio', '1985']);
      await expect(page.getByRole('alert')).toContainText('no abre el enlace');
      await fill(page, ['3', '7', '1985']);
      await expect(page.getByText('Para Ana')).toBeVisible();
      await expect(page.getByText('Tiene un resultado que entregamos en persona: contáctenos.')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Corregido/ })
        .click();
      await expect(
        page.getByRole('img', { name: /va de 70 a 105\. Su valor es 98: dentro del intervalo/ }),
      ).toBeVisible();
      await expect(page.getByText('Antes: 89 mg/dL')).toBeVisible();
      await expect(page.getByText('muy alto: requiere atención pronto').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByText('Entre para ver sus resultados')).toBeVisible();
      await expect(page.getByText('98')).toHaveCount(0);
      // The browser reports the refused form (422) as an error of the network.
      expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test.describe(`at ${width} px in ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('axe finds no fault on the link, the list, and the result', async ({ page, site }) => {
        await page.goto(await site.makeLink());
        await expectAccessible(page);
        await fill(page, ['3', 'julio', '1985']);
        const result = page.getByRole('main').getByRole('link', { name: /Corregido/ });
        // Axe must not begin in a page that is about to leave.
        await result.waitFor();
        await expectAccessible(page);
        await result.click();
        await page.getByText('Ver como tabla').click();
        await expectAccessible(page);
      });

      test('axe finds no fault on a link that does not open, and on a visit that is over', async ({ page, site }) => {
        await page.goto('/portal-resultados/enlace/Invented');
        await expectAccessible(page);
        await page.goto('/portal-resultados/resultado');
        await expectAccessible(page);
        await open(page, site);
        await page.goto('/portal-resultados/resultado/nothing');
        await expect(page.getByRole('heading', { name: 'Aquí no hay un resultado para usted' })).toBeVisible();
        await expectAccessible(page);
      });
    });
