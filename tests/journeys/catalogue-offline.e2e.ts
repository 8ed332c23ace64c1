import { allCached, expect, openWithServiceWorker, test } from '../support/service-worker.ts';

const catalogue = '/examenes-laboratorio';

test('a service worker stores the search for use without a network, and the page starts nothing of it until its field has the focus', async ({
  page,
  site,
}) => {
  test.slow();
  const field = page.getByRole('main').getByRole('searchbox');
  const heavy = /\/assets\/(react|search\.worker|search-client)[\w.-]+\.js|\/catalogue\/records\//;
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.goto(site.origin + catalogue);
  for (const part of [/^\/assets\/react-/, /^\/assets\/search\.worker-/, /^\/catalogue\/records\//])
    await expect
      .poll(async () => (await allCached(page)).some(({ path }) => part.test(path)), { timeout: 20_000 })
      .toBe(true);
  const loadedHere = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  expect((await loadedHere()).filter((path) => heavy.test(path))).toEqual([]);
  expect(page.workers()).toEqual([]);

  await site.goDown();
  await field.focus();
  await field.pressSequentially('hemoglovina glicosilada');
  await expect(page.locator('[data-exam-results] li h3').first()).toHaveText(/HbA1c/);
  expect((await loadedHere()).some((path) => /\/react-/.test(path))).toBe(true);
  expect(page.workers()).toHaveLength(1);
});
