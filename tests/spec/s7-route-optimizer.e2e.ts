import { nextFrames } from '../support/browser.ts';
import type { ServedSite } from '../support/served-site.ts';
import { expect, type Page, test } from '../support/service-worker.ts';

/** Addresses that no page prefetches. */
const notAhead = [
  '/portal-resultados',
  '/en/admin-panel',
  '/examenes-laboratorio?q=hiv',
  '/sitemap.xml',
  'https://example.com/',
];

test.use({ serviceWorkers: 'block' });

const fetchedAhead = (site: ServedSite): string[] =>
  site.seen.filter(({ isPrefetch }) => isPrefetch).map(({ path }) => path);

/** The optimizer has loaded and has done its immediate work: it inserts its rules or its hints into the head. */
const optimized = (page: Page) =>
  expect(page.locator('head [type="speculationrules"], head [rel="prefetch"]')).not.toHaveCount(0);

const linkIn = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });

/** A browser without speculation rules. */
const withoutRules = (): void => {
  HTMLScriptElement.supports = (type) => type !== 'speculationrules';
};

/** A browser that reports this connection. */
const connected = (connection: object): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
};

for (const [browser, prepare] of [
  ['with speculation rules', null],
  ['without speculation rules', withoutRules],
] as const) {
  test.describe(`in a browser ${browser}`, () => {
    test.beforeEach(async ({ page }) => {
      if (prepare) await page.addInitScript(prepare);
    });

    test('S7.03 the page’s next step is fetched when the browser is idle', async ({ page, site }) => {
      await page.goto(`${site.origin}/`);
      await expect.poll(() => fetchedAhead(site)).toEqual(['/toma-domicilio-medellin']);
    });

    test('S7.03 a page is fetched when the visitor points at its link, and none of its code runs before the visit', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.origin}/`);
      await optimized(page);
      await linkIn(page, 'Blog').hover();
      await expect.poll(() => fetchedAhead(site)).toContain('/blog');
      const before = site.seen.filter(({ path }) => path === '/blog').length;
      expect(before).toBe(1);
      await linkIn(page, 'Blog').click();
      await expect(page).toHaveURL(`${site.origin}/blog`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('S7.03 a link that comes under a resting mouse is not fetched, after a scroll or on the next page', async ({
      page,
      site,
    }) => {
      const resting = '/services-under-the-mouse';
      const rest = async () => {
        await optimized(page);
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'under the mouse' });
          link.style.cssText = 'display:block;block-size:100vh;inline-size:100vw';
          document.querySelector('main')?.prepend(link);
        }, resting);
      };
      await page.goto(`${site.origin}/nosotros`);
      await page.mouse.move(400, 300);
      await rest();
      await page.mouse.wheel(0, 100);
      await nextFrames(page);
      await page.goto(`${site.origin}/`);
      await rest();
      await nextFrames(page);
      await linkIn(page, 'Blog').focus();
      await expect.poll(() => fetchedAhead(site)).toContain('/blog');
      expect(fetchedAhead(site)).not.toContain(resting);
      await page.mouse.move(410, 310, { steps: 3 });
      await expect.poll(() => fetchedAhead(site)).toContain(resting);
    });

    test('S7.03 personal pages, queries, and other sites are never prefetched', async ({ page, site, context }) => {
      const elsewhere: string[] = [];
      await context.route(/^https:/, (route) => {
        elsewhere.push(route.request().url());
        return route.abort();
      });
      await page.goto(`${site.origin}/`);
      await optimized(page);
      await page.evaluate((hrefs) => {
        const main = document.querySelector('main');
        for (const href of hrefs)
          main?.prepend(Object.assign(document.createElement('a'), { href, textContent: `a ${href}` }));
      }, notAhead);
      for (const href of notAhead) await page.getByRole('link', { name: `a ${href}`, exact: true }).hover();
      // A later prefetch has arrived, so earlier ones would have arrived, too.
      await linkIn(page, 'Blog').hover();
      await expect.poll(() => fetchedAhead(site)).toContain('/blog');
      const paths = site.seen.map(({ path }) => path);
      expect(paths.filter((path) => /portal|admin|\?|sitemap/.test(path))).toEqual([]);
      expect(elsewhere).toEqual([]);
    });
  });
}

for (const [name, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on a 3G network', { saveData: false, effectiveType: '3g' }],
  ['is on a 2G network', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`S7.03 prefetches nothing for a visitor who ${name}`, async ({ page, site }) => {
    await page.addInitScript(connected, connection);
    const came = page.waitForResponse(/\/assets\/when-idle/);
    await page.goto(`${site.origin}/`);
    await (await came).finished();
    await linkIn(page, 'Blog').hover();
    await linkIn(page, 'Nosotros').click();
    await expect(page).toHaveURL(`${site.origin}/nosotros`);
    expect(fetchedAhead(site)).toEqual([]);
    await expect(page.locator('[type="speculationrules"], [rel="prefetch"]')).toHaveCount(0);
  });
}

test('S7.03 an optimizer that fails or does not load disturbs nothing', async ({ page, site, faults }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => {
      throw new Error('refused');
    };
  });
  const came = page.waitForResponse(/\/assets\/when-idle/);
  await page.goto(`${site.origin}/`);
  await (await came).finished();
  await linkIn(page, 'Blog').click();
  await expect(page).toHaveURL(`${site.origin}/blog`);
  expect(faults).toEqual([]);

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/assets/when-idle*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('when-idle'));
  await page.goto(`${site.origin}/nosotros`);
  await failed;
  await linkIn(page, 'Contacto').click();
  await expect(page).toHaveURL(`${site.origin}/contacto`);
  expect(errors).toEqual([]);
});
