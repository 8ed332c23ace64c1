import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '../support/browser.ts';
import { rendered } from '../support/rendered.ts';
import type { ServedSite } from '../support/served-site.ts';
import { test as withServiceWorker } from '../support/service-worker.ts';

/**
 * The catalog is one island: the browser's answers are identical to the server's page for the same question, including every link. Where
 * the browser's search fails, the form and the links lead to the server, so no visitor waits in vain.
 */

test.use({ fetchAhead: true });
/** On a site of its own, whose answers a test changes. */
const withSite = withServiceWorker.extend({ serviceWorkers: 'block' });

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.locator('[data-exam-results]');
const view = (page: Page) => page.locator('[data-island=catalogue] > div');

async function openSearching(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await field(page).focus();
  await expect(page.locator('[data-island="catalogue"][data-hydrated]')).toHaveCount(1);
}

/** Asks the island for filters, a sort order, and a page as the browser's Back does, and for a text by typing it. */
async function askIsland(page: Page, path: string, typed: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ examQuery: '' }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (typed) await field(page).fill(typed);
}

const spanish = '/examenes-laboratorio';
const english = '/en/examenes-laboratorio';
/** By the page and the list that it carries: the requested filters, sort order, and page, and the typed text. */
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
      ['', 'PT, TSH, PT, ecografía, glicemia en ayunas'],
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
      expect(server.length).toBeGreaterThan(30);
      await askIsland(page, path, typed);
      await expect.poll(() => rendered(view(page)), { message: address.search }).toEqual(server);
      // The view's styles depend on these.
      for (const name of ['data-asked', 'data-ordered'])
        expect(await view(page).getAttribute(name), name).toBe(await view(plain).getAttribute(name));
    }
    await context.close();
  });
}

test('sort, filter, and clear links keep the query, the filters, and the carried list', async ({ page }) => {
  await openSearching(page, `${spanish}?e=HEM-001`);
  await results(page)
    .getByRole('link', { name: /^Genética/ })
    .click();
  await expect(page.locator('#resultados')).toHaveText(/exámenes$/);
  await field(page).fill('glucosa');
  await expect(page.getByRole('heading', { name: 'Ningún examen cumple todos los filtros' })).toBeVisible();
  await expect(page).toHaveURL(/[?]area=genetics&e=HEM-001$/);
  const clear = page.getByRole('link', { name: 'Quitar los filtros' });
  await expect(clear).toHaveAttribute('href', `${spanish}?e=HEM-001#q=glucosa`);
  await clear.click();
  await expect(page.getByRole('link', { name: 'Por nombre' })).toHaveAttribute(
    'href',
    `${spanish}?e=HEM-001#q=glucosa&orden=name`,
  );
  // A link also works as an address.
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

test('an exam on the list is marked before React loads, and in every later search', async ({ page, faults }) => {
  await page.addInitScript(() => localStorage.setItem('exam-list', 'END-001'));
  await page.goto(`${spanish}?q=tsh`);
  const tsh = results(page).locator('a[data-list-add="END-001"]').first();
  await expect(tsh).toHaveText(/^En su lista: /);
  await field(page).focus();
  await expect(page.locator('[data-island="catalogue"][data-hydrated]')).toHaveCount(1);
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

test.describe('if the browser cannot search', () => {
  /** A worker that answers once. */
  const once = `let count = 0;
    const post = self.postMessage.bind(self);
    self.postMessage = (message) => post((count += 1) > 1 ? null : message);`;
  const withWorker = (site: ServedSite, scriptOf: (written: string) => string) =>
    site.answerOtherwise(({ url = '' }, response) => {
      if (!/search\.worker/.test(url)) return false;
      const written = readFileSync(`build/client${url}`, 'utf8');
      const headers = { 'Content-Type': 'text/javascript', 'Cross-Origin-Embedder-Policy': 'credentialless' };
      response.writeHead(200, headers).end(scriptOf(written));
      return true;
    });

  for (const [how, script] of [
    ['its worker does not start', 'throw new Error("no");'],
    ['its worker gives up', 'onmessage = () => postMessage(null);'],
  ]) {
    withSite(`because ${how}, it says so, and the form asks the server`, async ({ page, site }) => {
      withWorker(site, () => script ?? '');
      await openSearching(page, site.origin + spanish);
      await field(page).fill('glicemia');
      await expect(page.getByRole('alert')).toHaveText(/Presione «Buscar»/);
      expect(site.seen.filter(({ path }) => path.includes('q='))).toEqual([]);
      await field(page).press('Enter');
      await expect(results(page).locator('li h3').first()).toHaveText(/Glucosa basal/);
    });
  }

  withSite('because its worker never answers, what is sent goes to the server', async ({ page, site }) => {
    withWorker(site, () => '');
    await openSearching(page, site.origin + spanish);
    await field(page).fill('glicemia');
    await field(page).press('Enter');
    await expect(results(page).locator('li h3').first()).toHaveText(/Glucosa basal/, { timeout: 15_000 });
  });

  withSite('because there are no records, links and the form lead to the server', async ({ page, site }) => {
    site.answerOtherwise(({ url = '' }, response) => {
      if (!url.startsWith('/catalogue/records/')) return false;
      response.writeHead(503).end();
      return true;
    });
    await openSearching(page, `${site.origin}${spanish}?area=chemistry&e=HEM-001`);
    await field(page).fill('glucosa');
    await expect(page.getByRole('alert')).toHaveText(/Presione «Buscar»/);
    const byName = page.getByRole('link', { name: 'Por nombre' });
    await expect(byName).toHaveAttribute('href', `${spanish}?area=chemistry&orden=name&e=HEM-001`);
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.locator('#resultados')).toContainText('«glucosa»');
    expect(site.seen.map(({ path }) => path)).toContain(`${spanish}?q=glucosa&area=chemistry&e=HEM-001`);
  });

  withSite('any more after its first answer, a link that was pressed leads to the server', async ({ page, site }) => {
    withWorker(site, (written) => once + written);
    await openSearching(page, site.origin + spanish);
    await field(page).fill('glucosa');
    // The server compresses the catalog for the first who asks.
    await expect(page.locator('#resultados')).toContainText('«glucosa»', { timeout: 20_000 });
    await page.getByRole('link', { name: 'Por nombre' }).click();
    await expect(page.getByRole('link', { name: 'Por nombre' })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#resultados')).toContainText('«glucosa»');
    expect(site.seen.map(({ path }) => path)).toContain(`${spanish}?q=glucosa&orden=name`);
  });

  withSite(
    'because what its worker says cannot be shown, the page opens again, and nothing that was typed is sent',
    async ({ page, site }) => {
      const wrong = 'onmessage = ({ data }) => data.number && postMessage({ number: data.number, answer: {} });';
      withWorker(site, () => wrong);
      await openSearching(page, site.origin + spanish);
      const opened = page.waitForEvent('load');
      await field(page).fill('glicemia');
      await opened;
      await expect(field(page)).toHaveValue('');
      expect(site.seen.filter(({ path }) => path.includes('glicemia'))).toEqual([]);
    },
  );
});
