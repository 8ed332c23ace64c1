import { allCached, cachedPages, expect, openWithServiceWorker, test } from '../support/service-worker.ts';

/** The server compresses the catalog for the first request. */
const compresses = { timeout: 20_000 };

test('without a network the list is still there, is planned, and can be changed', async ({ page, site }) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.evaluate(() => localStorage.setItem('exam-list', 'HEM-001,QUI-001'));
  const list = `${site.origin}/mi-lista`;
  await page.goto(list);
  const exams = page.getByRole('region', { name: 'Sus exámenes' }).getByRole('listitem');
  await expect(exams).toHaveText([/HEM-001/, /QUI-001/], compresses);
  await expect.poll(() => cachedPages(page)).toContain('/mi-lista');

  await site.goDown();
  await page.goto(list);
  await expect(exams).toHaveText([/HEM-001/, /QUI-001/]);
  await expect(page.getByText(/^Cene a más tardar/)).toBeVisible();
  await page.getByRole('link', { name: /^Quitar Glucosa/ }).click();
  await expect(exams).toHaveText([/HEM-001/]);
  await expect(page.getByText('No necesita ayuno: puede comer.')).toBeVisible();
});

test('a list read in Spanish is available offline in English too', async ({ page, site }) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.evaluate(() => localStorage.setItem('exam-list', 'HEM-001'));
  await page.goto(`${site.origin}/mi-lista`);
  await expect(page.getByRole('region', { name: 'Sus exámenes' }).getByRole('listitem')).toHaveText(
    [/HEM-001/],
    compresses,
  );
  await expect.poll(() => cachedPages(page)).toContain('/en/mi-lista');
  await expect
    .poll(async () => (await allCached(page)).map(({ path }) => path).join(' '))
    .toMatch(/\/catalogue\/planning\/en\//);

  await site.goDown();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Your tests' }).getByRole('listitem')).toHaveText([/HEM-001/]);
  await expect(page.getByText('You don’t need to fast').or(page.getByText(/fast/)).first()).toBeVisible();
});

test('a copy of the list’s page names no exam, and an address with codes leaves none', async ({ page, site }) => {
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.goto(`${site.origin}/mi-lista?e=HEM-001`);
  await page.goto(`${site.origin}/mi-lista`);
  await expect.poll(() => cachedPages(page)).toContain('/mi-lista');
  const copies = await page.evaluate(async () => {
    const cache = await caches.open('site-pages');
    const texts = (await cache.keys()).map(async (request) => [
      request.url,
      await (await cache.match(request))?.text(),
    ]);
    return Promise.all(texts);
  });
  expect(copies.filter(([url = '', text = '']) => url.includes('HEM-001') || text.includes('HEM-001'))).toEqual([]);
});
