import { readFileSync } from 'node:fs';

import { shortBrand, waitForBehaviors } from '../support/browser.ts';
import { allCached, cachedPages, expect, openWithServiceWorker, type Page, test } from '../support/service-worker.ts';

/** Records each registration and each timer, and when the browser reports that it is idle. */
const watchRegistration = (): void => {
  const log: string[] = [];
  Object.assign(window, { registrationLog: log });
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (address, options) {
    log.push(`register ${address}`);
    return register.call(this, address, options);
  };
};

const registrationLog = (): string[] => (window as unknown as { registrationLog: string[] }).registrationLog;

test('S7.02 the service worker is registered from /sw.js, once, when the browser is idle after the page has loaded', async ({
  page,
  site,
}) => {
  await page.addInitScript(watchRegistration);
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    window.requestIdleCallback = (act, options) =>
      idle((deadline) => {
        (window as unknown as { registrationLog: string[] }).registrationLog.push(`idle, ${document.readyState}`);
        act(deadline);
      }, options);
  });
  await openWithServiceWorker(page, `${site.origin}/`);
  const log = await page.evaluate(registrationLog);
  expect(log[0]).toBe('idle, complete');
  expect(log.filter((one) => one.startsWith('register'))).toEqual(['register /sw.js']);
  expect(log.indexOf('register /sw.js')).toBeGreaterThan(0);
});

test('S7.02 S9.01 if the browser cannot report idleness, the service worker is registered after 100 ms', async ({
  page,
  site,
}) => {
  await page.addInitScript(watchRegistration);
  // Holds back timers of 100 ms until the test releases them.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const setTimer = window.setTimeout;
    const held: (() => void)[] = [];
    const hold = (act: () => void, delay?: number) => (delay === 100 ? held.push(act) : setTimer(act, delay));
    Object.assign(window, { setTimeout: hold, heldTimers: held });
  });
  await page.goto(`${site.origin}/`);
  await waitForBehaviors(page);
  const timers = () => page.evaluate(() => (window as unknown as { heldTimers: (() => void)[] }).heldTimers.length);
  await expect.poll(timers).toBe(1);
  expect(await page.evaluate(registrationLog)).toEqual([]);
  await page.evaluate(() => {
    for (const act of (window as unknown as { heldTimers: (() => void)[] }).heldTimers) act();
  });
  await expect.poll(() => page.evaluate(registrationLog)).toEqual(['register /sw.js']);
});

test('S7.02 a service worker that cannot be registered disturbs nothing', async ({ page, site, faults }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'));
  });
  const registered = page.waitForResponse(/\/assets\/when-idle/);
  await page.goto(`${site.origin}/`);
  await registered;
  await page.getByRole('banner').getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(faults).toEqual([]);
});

test('S7.02 the service worker’s script is revalidated each time, with a small answer if it is unchanged', async ({
  request,
}) => {
  const first = await request.get('/sw.js');
  const { 'cache-control': cacheControl, 'content-type': type, etag = '' } = first.headers();
  expect([first.status(), cacheControl]).toEqual([200, 'no-cache']);
  expect(type).toMatch(/^text\/javascript/);
  const again = await request.get('/sw.js', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('S7.02 the caches hold the files of every page, the offline page of each language, and the public pages that were read', async ({
  page,
  site,
}) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  await page.goto(`${site.origin}/servicios`);
  await expect.poll(() => cachedPages(page)).toContain('/servicios');
  const kept = (await allCached(page)).map(({ path }) => path);
  for (const one of [
    /^\/assets\/entry/,
    /^\/assets\/.*\.woff2$/,
    /^\/assets\/sprite/,
    /^\/sin-conexion/,
    /^\/en\/sin-conexion/,
  ])
    expect.soft(kept, String(one)).toContainEqual(expect.stringMatching(one));
});

test('S7.02 a page with a query, a sensitive page, a missing page, and the answer to a form are never stored', async ({
  page,
  site,
}) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/`);
  for (const path of [
    '/servicios?q=canario',
    '/servicios/paquetes/its',
    '/%65n/pruebas-embarazo',
    '/servicios/paquetes/%69ts',
    '/no-existe',
  ])
    await page.goto(site.origin + path);
  await page.goto(`${site.origin}/contacto`);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/?index' });
    form.append(Object.assign(document.createElement('input'), { name: 'nombre', value: 'canario' }));
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/?index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => cachedPages(page)).toContain('/contacto');
  expect((await cachedPages(page)).filter((path) => /\?|its|embarazo|no-existe/.test(path))).toEqual([]);
  expect((await allCached(page)).filter(({ text, path }) => `${path} ${text}`.includes('canario'))).toEqual([]);
});

test('S7.02 a prefetched page is stored when it is read, and not before', async ({ page, site }) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  await page.goto(`${site.origin}/nosotros`);
  // The optimizer loads when the browser is idle, and sees no movement before that.
  await expect(page.locator('head [type="speculationrules"]')).not.toHaveCount(0);
  // A mouse sends many events as it moves. The first one on a page only reports its position.
  await page.mouse.move(1, 1);
  const links = page.getByRole('navigation', { name: 'Principal' });
  const fetchedAhead = (path: string) => () => site.seen.some((one) => one.isPrefetch && one.path === path);
  for (const [name, path] of [
    ['Servicios', '/servicios'],
    ['Contacto', '/contacto'],
  ] as const) {
    await links.getByRole('link', { name, exact: true }).hover();
    await expect.poll(fetchedAhead(path)).toBe(true);
  }
  await expect.poll(() => cachedPages(page)).toContain('/nosotros');
  expect((await cachedPages(page)).filter((path) => path === '/servicios' || path === '/contacto')).toEqual([]);
  await links.getByRole('link', { name: 'Contacto', exact: true }).click();
  await page.waitForURL('**/contacto');
  await expect.poll(() => cachedPages(page)).toContain('/contacto');
  expect(await cachedPages(page)).not.toContain('/servicios');
});

test('S7.02 S9.01 after three seconds without a network answer, the stored copy is shown', async ({ page, site }) => {
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.goto(`${site.origin}/servicios`);
  await expect.poll(() => cachedPages(page)).toContain('/servicios');
  await page.goto(`${site.origin}/nosotros`);
  site.answerOtherwise(({ url }) => url === '/servicios');
  const began = Date.now();
  await page.goto(`${site.origin}/servicios`, { waitUntil: 'commit', timeout: 8_000 });
  expect(Date.now() - began).toBeGreaterThanOrEqual(2_900);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que podemos estudiar por usted');
});

/** Backdates all entries of a cache by this number of days. */
const grow = (page: Page, cacheName: string, days: number): Promise<void> =>
  page.evaluate(
    ([name, age]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const change = opening.result.transaction('cache-entries', 'readwrite');
          change.objectStore('cache-entries').openCursor().onsuccess = ({ target }) => {
            const { result: cursor } = target as IDBRequest<IDBCursorWithValue | null>;
            if (!cursor) return;
            if (cursor.value.cacheName === name)
              cursor.update({ ...cursor.value, timestamp: Date.now() - age * 86_400_000 });
            cursor.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [cacheName, days] as const,
  );

test('S7.02 a page is stored for thirty days', async ({ page, site }) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.goto(`${site.origin}/servicios`);
  await expect.poll(() => cachedPages(page)).toContain('/servicios');
  await grow(page, 'site-pages', 29);
  await page.goto(`${site.origin}/contacto`);
  await expect.poll(() => cachedPages(page)).toContain('/contacto');
  expect(await cachedPages(page)).toContain('/servicios');
  await grow(page, 'site-pages', 31);
  await page.goto(`${site.origin}/blog`);
  await expect.poll(() => cachedPages(page)).not.toContain('/servicios');
  await expect.poll(() => cachedPages(page)).toEqual(['/blog']);
});

test('the cookie policy lists everything that a browser really stores for the site, in both languages', async ({
  page,
  site,
}) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await page.goto(`${site.origin}/servicios`);
  await expect.poll(() => cachedPages(page)).toContain('/servicios');
  const held = await page.evaluate(async () => [
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  expect(held).toEqual(expect.arrayContaining(['site-theme', 'site-pages', 'site-files', 'workbox-expiration']));
  // The name of the precache ends in the site's address.
  const names = held.filter((name) => name !== '').map((name) => name.replace(/^(workbox-precache-v\d+-).*/, '$1…'));
  for (const locale of ['es', 'en']) {
    const policy = readFileSync(`content/pages/cookie-policy.${locale}.md`, 'utf8');
    expect(names.filter((name) => !policy.includes(`| \`${name}\` (`))).toEqual([]);
  }
});

test('S7.02 at most thirty pages are stored, and the one read longest ago goes first', async ({ page, site }) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/`);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const html = await (await page.request.get(`${site.origin}/sitemap.xml`)).text();
  const sitemap = [...html.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const paths = [...new Set([...sitemap, ...links])].filter(
    (path) => !/[?#]|its|embarazo|espermograma|paternidad|examenes-laboratorio\/|portal|-login|-registro/.test(path),
  );
  expect(paths.length).toBeGreaterThan(32);
  for (const path of paths.slice(0, 32)) await page.goto(site.origin + path, { waitUntil: 'commit' });
  await expect.poll(() => cachedPages(page)).toContain(paths[31]);
  await expect.poll(async () => (await cachedPages(page)).length).toBe(30);
  expect(await cachedPages(page)).not.toContain(paths[0]);
});

test('S7.02 a new version takes over at once, deletes the replaced files, and keeps the last one’s files for open tabs', async ({
  page,
  site,
}) => {
  await openWithServiceWorker(page, `${site.origin}/`);
  const entry = (await allCached(page)).find(({ path }) => path.startsWith('/assets/entry'))?.path ?? '';
  const worker = await (await page.request.get(`${site.origin}/sw.js`)).text();
  const revision = worker.match(/revision:[`"'](\w+)/)?.[1] ?? '';
  expect([entry, revision]).toEqual([expect.stringContaining('/assets/'), expect.stringMatching(/^\w{16}$/)]);

  // The new build lacks this script, and its offline page has another text.
  site.answerOtherwise((request, response) => {
    if (request.url === entry) response.writeHead(404).end();
    else if (request.url === '/sw.js')
      response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
        .end(worker.replaceAll(revision, 'f'.repeat(16)).replaceAll(entry, '/brand/mark.svg'));
    else return false;
    return true;
  });
  const took = page.evaluate(
    () =>
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
  );
  const updated = page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await Promise.all([took, updated]);
  await expect
    .poll(async () =>
      (await allCached(page)).map(({ path }) => path).filter((path) => path.startsWith('/sin-conexion')),
    )
    .toEqual([`/sin-conexion?__WB_REVISION__=${'f'.repeat(16)}`]);
  expect(await page.evaluate(async (path) => (await fetch(path)).status, entry)).toBe(200);
});

test('S7.02 the site can be installed on the home screen in the visitor’s language', async ({ page, request }) => {
  for (const [address, start] of [
    ['/', '/'],
    ['/en', '/en'],
  ] as const) {
    await page.goto(address);
    const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ short_name: shortBrand, start_url: start, display: 'minimal-ui' });
    for (const { src } of manifest.icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  }
});

test('S7.02 the browser accepts the manifest, and its bar has the color of the page’s strip', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(data).toContain(shortBrand);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { bar, strip } = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const bar = metas.find(({ media }) => matchMedia(media || 'all').matches)?.content ?? '';
      const strip = document.querySelector('.strip');
      return { bar, strip: strip ? getComputedStyle(strip).backgroundColor : '' };
    });
    expect(rgbOf(bar)).toBe(strip);
  }
});

/** '#0a3532' → 'rgb(10, 53, 50)' */
const rgbOf = (hex: string): string =>
  `rgb(${(hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`;
