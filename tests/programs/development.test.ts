import { afterEach, expect, test } from 'vitest';

import { type SiteProcess, startSite } from '../support/site-process.ts';

let site: SiteProcess | undefined;
afterEach(() => site?.clear());

// Vite reads the whole program again, on a machine that may be busy.
test('in development the site serves its pages from the sources, with their scripts', {
  timeout: 120_000,
}, async () => {
  site = await startSite({ NODE_ENV: 'development' }, [process.execPath, 'server/dev.ts']);
  const page = await site.get('/en/servicios');
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('What we can test for you');
  const [, entry = ''] = html.match(/\(function boot[\s\S]*\}\)\("([^"]+)","/) ?? [];
  const script = await site.get(entry);
  expect(script.headers.get('Content-Type')).toMatch(/javascript/);
  expect(await script.text()).toContain('revealContract');
  // Those who develop the site see the components there.
  expect((await site.get('/galeria')).status).toBe(200);
  // The compiled form of the server's own modules is useless to a browser.
  expect(html).not.toContain('__vite_ssr');
});
