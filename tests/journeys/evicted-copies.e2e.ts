import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

import { noOfflineCopyHeader } from '../../app/views/pages/offline-cache-rules.ts';
import { allCached, cachedPages, expect, openWithServiceWorker, test } from '../support/service-worker.ts';

const assets = new URL('../../build/client/assets', import.meta.url);
const tsh = '/examenes-laboratorio/tsh';

const ends: Record<string, (response: ServerResponse) => void> = {
  'may no longer leave a copy': (response) =>
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      [noOfflineCopyHeader]: '1',
    }),
  'is gone': (response) => response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }),
  'has moved': (response) => response.writeHead(302, { Location: '/examenes-laboratorio' }),
};

for (const [what, answer] of Object.entries(ends))
  test(`the copy of a page ends when the page ${what}, and the offline list drops it`, async ({ page, site }) => {
    await openWithServiceWorker(page, `${site.origin}/`);
    await page.goto(site.origin + tsh);
    await expect.poll(() => cachedPages(page)).toContain(tsh);
    site.answerOtherwise(({ url }, response) => {
      if (url !== tsh) return false;
      answer(response);
      response.end('<title>ahora</title>');
      return true;
    });
    await page.goto(site.origin + tsh);
    await expect.poll(() => cachedPages(page)).not.toContain(tsh);
    await site.goDown();
    await page.goto(site.origin + tsh);
    await expect(page.getByRole('heading', { name: 'Sin conexión a internet' })).toBeVisible();
    expect(await page.locator('[data-kept-pages] a').allTextContents()).not.toContain('TSH');
  });

test('a stored page outlives a server error', async ({ page, site }) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  await page.goto(site.origin + tsh);
  await expect.poll(() => cachedPages(page)).toContain(tsh);
  site.answerOtherwise(({ url }, response) => {
    if (url !== tsh) return false;
    response.writeHead(503, { 'Content-Type': 'text/html' }).end('<title>503</title>');
    return true;
  });
  await page.goto(site.origin + tsh);
  await expect(page).toHaveTitle('503');
  await site.goDown();
  await page.goto(site.origin + tsh);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TSH');
});

test('a file is stored under its own address, and never with a query', async ({ page, site }) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  // A file that only a map loads.
  const [map = ''] = readdirSync(assets).filter((name) => /^leaflet-map.*\.js$/.test(name));
  const asked = await page.evaluate(async (script) => {
    // The catalog of another build: the server answers with its own catalog, which may not be stored.
    const answers = [
      await fetch('/catalogue/records/0123456789abcdef'),
      await fetch(`${script}?q=canario`),
      await fetch(script),
    ];
    await Promise.all(answers.map((answer) => answer.text()));
    return answers.map(({ status, headers }) => ({ status, control: headers.get('Cache-Control') }));
  }, `/assets/${map}`);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked[0]?.control).toContain('no-store');
  await expect.poll(async () => (await allCached(page)).map(({ path }) => path)).toContain(`/assets/${map}`);
  const kept = (await allCached(page)).map(({ path }) => path);
  expect(kept.filter((path) => path.includes('canario') || path.includes('/records/'))).toEqual([]);
});
