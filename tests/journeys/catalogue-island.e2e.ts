import { expect, type Page, test } from '../support/browser.ts';
import { rendered } from '../support/rendered.ts';

/**
 * The catalog is one island: what the browser answers is what the server's page for the same question shows, down to every link. Where the
 * browser's search fails, the server is asked, and nobody waits for nothing.
 */

test.use({ fetchAhead: true });

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.locator('[data-exam-results]');
const view = (page: Page) => page.locator('[data-island=catalogue] > div');

async function openSearching(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await field(page).focus();
  await expect(page.locator('[data-marks-itself]')).toHaveCount(1);
}

/** Asks the island for filters, a sort and a page as the browser's Back does, and for a text by typing it. */
async function askIsland(page: Page, path: string, typed: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ examQuery: '' }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (typed) await field(page).fill(typed);
}

const spanish = '/examenes-laboratorio';
const english = '/en/examenes-laboratorio';
/** By the page and the list that it carries: the filters, the sort and the page that are asked for, and what is typed. */
const questions: [page: string, asked: [query: string, typed: string][]][] = [
  [
    spanish,
    [
      ['', 'glicemia'],
      ['', '902213'],
      ['', 'prueba de embarazo'],
      ['', 'hemogenia zzz'],
      ['', 'ecografía'],
      ['', 'sobredosis'],
      ['', 'sida'],
      ['?area=chemistry', ''],
      ['?area=chemistry&pagina=2', ''],
      ['?muestra=urine&orden=name', ''],
      ['?sinayuno=1&hoy=1&domicilio=1', ''],
      ['?paquetes=1&orden=fastest', ''],
      ['?orden=name&pagina=3', ''],
      ['?area=chemistry&hoy=1', 'glucosa'],
      ['?area=genetics', 'glucosa'],
      ['?orden=fastest&muestra=blood', 'ige especifica'],
      ['', 'cuadro hemático, glicemia en ayunas, TSH'],
    ],
  ],
  [
    `${spanish}?e=HEM-001,QUI-001`,
    [
      ['?orden=name', 'tsh'],
      ['?area=endocrinology', 'tsh'],
      ['?area=genetics', 'glucosa'],
      ['', 'cuadro hemático, PT, ecografía, Dx: control, TSH'],
    ],
  ],
  [
    english,
    [
      ['', 'cbc'],
      ['', 'chest pain'],
      ['?area=allergy&pagina=2', ''],
      ['?orden=name&domicilio=1', 'glucose'],
      ['', 'CBC, TSH, PT, ultrasound'],
    ],
  ],
  [`${english}?e=HEM-001`, [['?area=chemistry&orden=fastest', '']]],
];

for (const [opened, asked] of questions) {
  test(`${opened}: the browser renders ${asked.length} answers as the server does, every link and attribute`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await openSearching(page, opened);
    const { origin, pathname, searchParams } = new URL(page.url());
    const list = searchParams.get('e');
    for (const [query, typed] of asked) {
      const address = new URL(pathname + query, origin);
      if (list) address.searchParams.set('e', list);
      const path = address.pathname + address.search.replaceAll('%2C', ',');
      if (typed) address.searchParams.set('q', typed);
      await plain.goto(address.href);
      const server = await rendered(view(plain));
      expect(server.length).toBeGreaterThan(50);
      await askIsland(page, path, typed);
      await expect.poll(() => rendered(view(page)), { message: address.search }).toEqual(server);
      // What the elements of the view look like follows from these.
      for (const name of ['data-asked', 'data-ordered'])
        expect(await view(page).getAttribute(name), name).toBe(await view(plain).getAttribute(name));
    }
    await context.close();
  });
}

test('sort, filter and clear links keep the query, the filters and the carried list', async ({ page }) => {
  await openSearching(page, `${spanish}?e=HEM-001`);
  await field(page).fill('glucosa');
  await expect(page.locator('#resultados')).toContainText('«glucosa»');
  expect(page.url()).toMatch(/[?]e=HEM-001$/);
  await page
    .getByRole('link', { name: /^Genética/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Ningún examen cumple todos los filtros' })).toBeVisible();
  await expect(page).toHaveURL(/[?]area=genetics&e=HEM-001$/);
  const clear = page.getByRole('link', { name: 'Quitar los filtros' });
  await expect(clear).toHaveAttribute('href', `${spanish}?e=HEM-001#q=glucosa`);
  await clear.click();
  await expect(page.getByRole('link', { name: 'Por nombre' })).toHaveAttribute(
    'href',
    `${spanish}?e=HEM-001#q=glucosa&orden=name`,
  );
  // The address of a link answers by itself, too.
  await page.goto(`${spanish}?e=HEM-001#q=glucosa&orden=name`);
  await page.reload();
  await expect(page.locator('#resultados')).toContainText('«glucosa»');
  await expect(page.getByRole('link', { name: 'Por nombre' })).toHaveAttribute('aria-current', 'true');
});

test('clearing the field of a page that was opened with a query shows the areas', async ({ page }) => {
  await openSearching(page, `${spanish}?q=tsh`);
  await expect(page).toHaveURL(spanish);
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: 'Por área' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Los que más nos piden' })).toBeVisible();
});

test('an exam that is on the list is marked before React comes, and in every search that follows', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => localStorage.setItem('exam-list', 'END-001'));
  await page.goto(`${spanish}?q=tsh`);
  const tsh = results(page).locator('a[data-list-add="END-001"]').first();
  await expect(tsh).toHaveText(/^En su lista: /);
  await field(page).focus();
  await expect(page.locator('[data-marks-itself]')).toHaveCount(1);
  await expect(tsh).toHaveText(/^En su lista: /);
  await expect(tsh).toHaveAttribute('href', '/mi-lista');
  await field(page).fill('hemograma');
  const count = results(page).locator('a[data-list-add="HEM-001"]').first();
  await expect(count).toHaveText(/^Agregar: /);
  await count.click();
  await expect(count).toHaveText(/^En su lista: /);
  // Another tab empties the list.
  const other = await page.context().newPage();
  await other.goto('/nosotros');
  await other.evaluate(() => localStorage.removeItem('exam-list'));
  await expect(count).toHaveText(/^Agregar: /);
  expect(faults).toEqual([]);
});

test.describe('where the browser cannot search', () => {
  const broken: [how: string, script: string][] = [
    ['its worker does not start', 'throw new Error("no");'],
    ['its worker gives up', 'onmessage = () => postMessage(null);'],
    ['its worker never answers', ''],
  ];
  const serveWorker = (page: Page, body: string) =>
    page.route(/search\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body }));

  for (const [how, script] of broken) {
    test(`because ${how}, the form asks the server`, async ({ page }) => {
      await serveWorker(page, script);
      await openSearching(page, spanish);
      await field(page).fill('glicemia');
      await field(page).press('Enter');
      await expect(results(page).locator('li h3').first()).toHaveText(/Glucosa basal/, { timeout: 15_000 });
    });
  }

  test('because the records cannot be had, it says so, and links and the form lead to the server', async ({ page }) => {
    await page.route(/\/catalogue\/records\//, (route) => route.fulfill({ status: 503, body: '' }));
    await openSearching(page, `${spanish}?area=chemistry&e=HEM-001`);
    await field(page).fill('glucosa');
    await expect(page.getByRole('alert')).toHaveText(/Presione «Buscar»/);
    const byName = page.getByRole('link', { name: 'Por nombre' });
    await expect(byName).toHaveAttribute('href', `${spanish}?area=chemistry&orden=name&e=HEM-001`);
    const asked = page.waitForRequest(/[?]q=glucosa/);
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    expect(new URL((await asked).url()).search).toBe('?q=glucosa&area=chemistry&e=HEM-001'.replace(',', '%2C'));
    await expect(page.locator('#resultados')).toContainText('«glucosa»');
  });

  test('any more after its first answer, a link that was pressed leads to the server', async ({ page }) => {
    const open = page.waitForEvent('worker');
    await openSearching(page, spanish);
    await field(page).fill('glucosa');
    await expect(page.locator('#resultados')).toContainText('«glucosa»');
    await (await open).evaluate(() =>
      addEventListener(
        'message',
        (event) => {
          event.stopImmediatePropagation();
          postMessage(null);
        },
        { capture: true },
      ),
    );
    const asked = page.waitForRequest(/[?]q=glucosa&orden=name$/);
    await page.getByRole('link', { name: 'Por nombre' }).click();
    await asked;
    await expect(page.getByRole('link', { name: 'Por nombre' })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#resultados')).toContainText('«glucosa»');
  });

  test('because what its worker says cannot be shown, the server answers', async ({ page }) => {
    await serveWorker(
      page,
      'onmessage = ({ data }) => data.number && postMessage({ number: data.number, answer: {} });',
    );
    await openSearching(page, spanish);
    await field(page).fill('glicemia');
    await expect(results(page).locator('li h3').first()).toHaveText(/Glucosa basal/, { timeout: 15_000 });
  });
});
