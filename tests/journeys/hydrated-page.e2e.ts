import { expect, hydrated, type Page, test } from '../support/browser.ts';

/**
 * The doctors' portal is an application: React Router hydrates it, under a policy with a nonce (decision 0042). Every link from it and to it
 * loads a page. `doctor-reads.e2e.ts` shows its list, which renews itself in place.
 */

/** The document is another one after each load: this tells whether it still is the same. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

function dataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && requests.push(request.url()));
  return requests;
}

for (const [path, theme] of [
  ['/portal-medicos', 'Cambiar a tema oscuro'],
  ['/en/portal-medicos', 'Switch to dark theme'],
] as const) {
  test(`${path} hydrates under its policy without a complaint, and its behaviors work`, async ({ page, faults }) => {
    await page.goto(path);
    await hydrated(page);
    const counts = await page.evaluate(() =>
      ['title', 'meta[name=description]', 'link[rel=canonical]', 'style', 'h1', 'main'].map(
        (selector) => document.querySelectorAll(selector).length,
      ),
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 1]);
    await expect(async () => {
      await page.getByRole('banner').getByRole('button', { name: theme }).click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark', { timeout: 500 });
    }).toPass();
    expect(faults).toEqual([]);
  });

  // Behaviors once began before React had hydrated the header: it threw the page away, and a chosen theme with it.
  test(`${path} hydrates without an error if the browser stores a list and a theme`, async ({ page, faults }) => {
    await page.goto(path);
    await page.evaluate(() => {
      localStorage.setItem('exam-list', 'HEM-001,QUI-001');
      localStorage.setItem('site-theme', 'dark');
    });
    for (let visit = 0; visit < 4; visit += 1) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[data-list-count]').first()).toHaveText('2');
      await expect(page.locator('html')).toHaveClass(/\bjs\b/);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
    expect(faults).toEqual([]);
  });
}

test('a link from the page to a document loads it, and a link back loads the page', async ({ page, faults }) => {
  const requests = dataRequests(page);
  await page.goto('/portal-medicos');
  await hydrated(page);
  await mark(page);
  await page.getByRole('main').getByRole('link', { name: 'cómo trabajamos con los médicos' }).click();
  await expect(page).toHaveURL('/medicos');
  expect(await isMarked(page)).toBe(false);
  await mark(page);
  await page.getByRole('main').getByRole('link', { name: 'portal de médicos' }).click();
  await expect(page).toHaveURL('/portal-medicos');
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
  expect(requests).toEqual([]);
  expect(faults).toEqual([]);
});
