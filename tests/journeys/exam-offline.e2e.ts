import { cachedPages, expect, openWithServiceWorker, test } from '../support/service-worker.ts';

const bloodCount = '/examenes-laboratorio/hemograma-iv';

// The next user of the phone must not see that somebody opened a pregnancy test.
test('a delicate exam leaves no copy on the phone, and another one does', async ({ page, site }) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  await page.goto(`${site.origin}/examenes-laboratorio/prueba-de-embarazo-en-orina`);
  await page.goto(site.origin + bloodCount);
  await expect.poll(() => cachedPages(page)).toContain(bloodCount);
  expect((await cachedPages(page)).filter((path) => path.includes('embarazo'))).toEqual([]);
});
