import { collect } from '../support/collector.ts';
import { storedChoice } from '../support/consent.ts';
import { openFreshDatabase, testVault } from '../support/host.ts';
import { startLinkVisit } from '../support/link-visits.ts';
import { measuredLaboratory } from '../support/measured-laboratory.ts';
import { makeAccount } from '../support/people.ts';
import { makeOrder, makePerson, makeReport, releaseReport } from '../support/results.ts';
import { serveSite } from '../support/served-site.ts';
import { allCached, cachedPages, expect, openWithServiceWorker, test } from '../support/service-worker.ts';

// A patient who allowed measurement reads a result with a canary in its name, value, and comment. The browser keeps none of it, and tells
// nobody. `planted-canary.test.ts` looks into the server.

const at = '2026-11-17T15:00:00Z';
const canary = { name: 'Quetzalcanario', value: '91.41592', comment: 'Suero de quetzalcanario' };
const anyCanary = /quetzalcanari|91\.41592/i;

test('a planted canary is in no request, no measurement, no cache, and no storage of the browser', async ({ page }) => {
  test.slow();
  const { db, close } = await openFreshDatabase();
  const { id: account } = await makeAccount(db, { roles: ['bacteriologist'], at });
  const order = await makeOrder(db, await makePerson(db, testVault, { name: canary.name }));
  const report = await makeReport(db, order, {
    versions: [[{ name: 'Glucosa', value: canary.value }]],
    comment: canary.comment,
  });
  await releaseReport(db, report, { account });
  const site = await serveSite({ db, at, laboratory: measuredLaboratory });
  const [, token = ''] = (await startLinkVisit(db, order.id, at)).split('=');

  const collector = await collect(page, site.origin);
  const choice = storedChoice({ analytics: true, marketing: true, functional: true });
  await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), choice);
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await expect.poll(() => collector.hits.length).toBeGreaterThan(0);
  await page.context().addCookies([{ name: 'session', value: token, url: site.origin }]);
  await page.goto(`${site.origin}/portal-resultados/resultado/${report}`);
  for (const shown of [canary.value, canary.comment]) await expect(page.getByText(shown).first()).toBeVisible();
  await page.goto(`${site.origin}/portal-resultados/resultado`);
  await expect(page.getByText(canary.name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.goto(`${site.origin}/medicos`);
  // A stored public page shows that the test looks at the right caches.
  await expect.poll(() => cachedPages(page)).toContain('/medicos');

  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cached = await allCached(page);
  const told = { hits: collector.hits, elsewhere: collector.elsewhere, seen: site.seen, storage, cached };
  for (const [place, found] of Object.entries(told))
    expect([place, anyCanary.exec(JSON.stringify(found))?.[0]]).toEqual([place, undefined]);
  expect(cached.map(({ path }) => path).filter((path) => path.includes('portal-resultados'))).toEqual([]);
  expect(collector.hits.filter((hit) => JSON.stringify(hit).includes(report))).toEqual([]);
  await site.close();
  await close();
});
