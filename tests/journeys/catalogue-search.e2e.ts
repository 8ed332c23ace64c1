import { expectAccessible } from '../support/axe.ts';
import { allCached, cachedPages, expect, openWithServiceWorker, type Page, test } from '../support/service-worker.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const rows = (page: Page) => page.locator('[data-exam-results] li h3');

/** Waits until the page searches by itself: its worker has the catalog. */
async function openSearching(page: Page, address: string): Promise<void> {
  const records = page.waitForResponse(/\/catalogue\/records\//);
  await page.goto(address);
  await field(page).focus();
  await (await records).finished();
}

test('an exam is found while it is typed, misspelled, in either language', async ({ page, site }) => {
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  await field(page).pressSequentially('cuadro ematico');
  await expect(rows(page).first()).toHaveText(/Hemograma IV/);
  await expect(page.getByText('También: cuadro hemático')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/para «cuadro ematico»/);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`${site.origin}/examenes-laboratorio/hemograma-iv`);

  await openSearching(page, `${site.origin}/en/examenes-laboratorio`);
  await field(page).fill('azucar');
  await expect(rows(page).first()).toHaveText('Fasting plasma glucose');
});

test('typed text never leaves the phone', async ({ page, site }) => {
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  const sent: string[] = [];
  page
    .context()
    .on('request', (request) =>
      sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
    );
  await field(page).pressSequentially('sifilis');
  await expect(rows(page).first()).toHaveText(/sífilis/i);
  await field(page).press('Enter');
  await page.getByRole('link', { name: /Más rápidos/ }).click();
  const areas = page.locator('summary', { hasText: 'Área' });
  if (await areas.isVisible()) await areas.click();
  await page
    .getByRole('link', { name: /^Infecciones/ })
    .first()
    .click();
  await expect(page.locator('a[aria-current=true]').filter({ hasText: /^Infecciones/, visible: true })).toBeVisible();
  await expect(field(page)).toHaveValue('sifilis');
  // Not even after a reload, or after Back.
  await page.reload();
  await expect(field(page)).toHaveValue('sifilis');
  await expect(rows(page).first()).toHaveText(/sífilis/i);
  await rows(page).first().getByRole('link').click();
  await page.waitForURL(/prueba|sifilis|vdrl|treponem/);
  await page.goBack();
  await expect(field(page)).toHaveValue('sifilis');
  expect(sent.length).toBeGreaterThan(0);
  expect(
    sent.filter((request) => /sifilis/.test(request.split(' ')[0]?.split('#')[0] ?? '') && /[?]/.test(request)),
  ).toEqual([]);
  expect(site.seen.filter(({ path }) => /[?&]q=/.test(path))).toEqual([]);
});

test('filters, sorting, and pages answer in the browser, and Back and a reload keep the typed text', async ({
  page,
  site,
}) => {
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  await field(page).fill('ige especifica');
  await expect(page.getByRole('heading', { name: /exámenes para «ige especifica»/ })).toBeVisible();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^Página 2 de/)).toBeVisible();
  await page.getByRole('link', { name: 'Por nombre' }).click();
  await expect(page.getByText(/^Página 1 de/)).toBeVisible();
  // No address contains the typed text, so the browser's history does not either.
  expect(page.url()).not.toMatch(/ige|#/);
  await page.goBack();
  await expect(page.getByText(/^Página 2 de/)).toBeVisible();
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: 'Por área' })).toBeVisible();
  await field(page).fill('ige especifica');
  await expect(page.getByRole('heading', { name: /exámenes para «ige especifica»/ })).toBeVisible();
  const byLikeness = await rows(page).allTextContents();
  await page.getByRole('link', { name: 'Por nombre' }).click();
  await expect(page).toHaveURL(/orden=name/);
  // The address changes before the rows do.
  await expect.poll(() => rows(page).allTextContents()).not.toEqual(byLikeness);
  const names = await rows(page).allTextContents();
  await page.reload();
  await expect(field(page)).toHaveValue('ige especifica');
  await expect.poll(() => rows(page).allTextContents()).toEqual(names);
});

test('a pasted order is answered exam by exam, added at once, and causes questions if it is ambiguous', async ({
  page,
  site,
}) => {
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  await field(page).fill('tsh');
  await expect(rows(page).first()).toHaveText(/TSH/);
  await field(page).fill('');
  await field(page).evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1. Cuadro hemático\n2. Glicemia en ayunas\n3. TSH\n4. PT\n5. Ecografía');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('heading', { name: '3 de 5 encontrados' })).toBeVisible();
  await expect(page.getByText('«PT» puede ser varios exámenes. ¿Cuál le ordenaron?')).toBeVisible();
  await expect(page.getByRole('heading', { name: /No encontramos «Ecografía»/ })).toBeVisible();
  await page.getByRole('link', { name: 'Agregar los 3' }).click();
  await expect(page.getByRole('link', { name: 'En su lista', exact: true })).toHaveText('En su lista');
  expect(await page.evaluate(() => localStorage.getItem('exam-list'))).toBe('HEM-001,QUI-001,END-001');
  expect(site.seen.filter(({ path }) => /[?&]q=/.test(path))).toEqual([]);
});

test('the typed text carries over to the other language', async ({ page, site }) => {
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  await field(page).fill('glicemia');
  await expect(rows(page).first()).toHaveText(/Glucosa basal/);
  await page.locator('a[data-locale-choice=en]').first().click();
  await expect(page).toHaveURL(`${site.origin}/en/examenes-laboratorio`);
  await expect(field(page)).toHaveValue('glicemia');
  await expect(rows(page).first()).toHaveText('Fasting plasma glucose');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('text typed before the script loads is read once it loads', async ({ page, site }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/catalogue\.island|search\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.origin}/examenes-laboratorio`);
  await field(page).fill('glicemia');
  release();
  // The server compresses the catalog for the first request.
  await expect(rows(page).first()).toHaveText(/Glucosa basal/, { timeout: 20_000 });
});

test('on a phone the first exam is below the field', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  await field(page).fill('tsh');
  await expect(rows(page).first()).toHaveText(/TSH/);
  await expect(rows(page).first()).toBeInViewport();
  await page.goto(`${site.origin}/examenes-laboratorio?q=tsh`);
  await expect(rows(page).first()).toBeInViewport();
});

test('an exam outside the catalog gets similar exams, and a chat that does not repeat the text', async ({
  page,
  site,
}) => {
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  await field(page).fill('hemogenia zzz');
  await expect(page.getByRole('heading', { name: 'No encontramos «hemogenia zzz»' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Los que más se parecen' })).toBeVisible();
  const chat = page.locator('[data-exam-results]').getByRole('link', { name: /WhatsApp/ });
  expect(await chat.getAttribute('href')).not.toContain('zzz');
});

test('nonsense finds no exam and no guess, only a way to ask', async ({ page, site }) => {
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  await field(page).fill('foobarzzz');
  await expect(page.getByRole('heading', { name: 'No encontramos «foobarzzz»' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Los que más se parecen' })).toHaveCount(0);
  await expect(page.locator('[data-exam-results]').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await page.goto(`${site.origin}/buscar?q=foobarzzz`);
  await expect(page.getByRole('heading', { name: 'No encontramos nada con «foobarzzz»' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expect(page.locator('#examenes')).toHaveCount(0);
});

test('the browser answers as the server does', async ({ page, site }) => {
  test.slow();
  await openSearching(page, `${site.origin}/examenes-laboratorio`);
  const shown = async (within: Page) =>
    within.locator('[data-exam-results]').evaluate((results) => results.textContent?.replace(/\s+/g, ''));
  const server = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const plain = await server?.newPage();
  if (!plain) throw new Error('no browser');
  for (const query of ['glicemia', 'prueba de embarazo', '902213', 'hemogenia zzz', 'leche', 'ecografía']) {
    await field(page).fill(query);
    await expect(page.locator('#resultados')).toContainText(`«${query}»`);
    await plain.goto(`${site.origin}/examenes-laboratorio?q=${encodeURIComponent(query)}`);
    expect(await shown(page)).toBe(await shown(plain));
  }
  await server?.close();
});

test('once the page has been visited its search works without a network', async ({ page, site }) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/examenes-laboratorio`);
  await expect.poll(() => cachedPages(page), { timeout: 20_000 }).toContain('/examenes-laboratorio');
  await expect
    .poll(async () => (await allCached(page)).some(({ path }) => path.startsWith('/catalogue/records/')), {
      // The server compresses it once at the highest level, which takes time on a busy machine.
      timeout: 20_000,
    })
    .toBe(true);
  await site.goDown();
  await page.goto(`${site.origin}/examenes-laboratorio`);
  await field(page).pressSequentially('hemoglovina glicosilada');
  await expect(rows(page).first()).toHaveText(/HbA1c/);
  expect((await allCached(page)).filter(({ path }) => /glicosilada|q=/.test(path))).toEqual([]);
});

test.describe('for a visitor who saves data', () => {
  test.use({ fetchAhead: false });
  test('the form asks the server', async ({ page, site }) => {
    await page.goto(`${site.origin}/examenes-laboratorio`);
    await field(page).fill('azucar');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/[?]q=azucar/);
    await expect(rows(page).first()).toHaveText(/Glucosa basal/);
    expect(site.seen.filter(({ path }) => path.startsWith('/catalogue/'))).toEqual([]);
  });
});

test('on a slow network the form asks the server instead of waiting for the catalog', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '2g' } }),
  );
  await page.goto(`${site.origin}/examenes-laboratorio`);
  await field(page).fill('azucar');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/[?]q=azucar/);
  expect(site.seen.filter(({ path }) => path.startsWith('/catalogue/'))).toEqual([]);
  // Only the browser can answer the fragment after '#'.
  await page.goto(`${site.origin}/examenes-laboratorio#q=tsh`);
  await page.reload();
  await expect(rows(page).first()).toHaveText(/TSH/);
});

for (const [address, theme] of [
  ['/examenes-laboratorio', 'light'],
  ['/en/examenes-laboratorio', 'dark'],
] as const) {
  test(`axe finds no fault on ${address}, which fits 320 px, as it opens, with exams and without (${theme})`, async ({
    page,
    site,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 320, height: 640 });
    await openSearching(page, site.origin + address);
    for (const query of ['', 'glucosa', 'xqzwjk']) {
      await field(page).fill(query);
      if (query) await expect(page.locator('#resultados')).toContainText(query);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
    }
    // The filters are open at this width.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  });
}
