import { expect, openWithServiceWorker, pagesKept, test } from '../support/service-worker.ts';

const bloodCount = '/examenes-laboratorio/hemograma-iv';

// Whoever takes the telephone next need not read off it who has looked at a test for pregnancy.
test('a delicate exam leaves no copy on the telephone, another one does', async ({ page, site }) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  await page.goto(`${site.origin}/examenes-laboratorio/prueba-de-embarazo-en-orina`);
  await page.goto(site.origin + bloodCount);
  await expect.poll(() => pagesKept(page)).toContain(bloodCount);
  expect((await pagesKept(page)).filter((path) => path.includes('embarazo'))).toEqual([]);
});
