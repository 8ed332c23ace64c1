import { expectAccessible } from '../support/axe.ts';
import { digitsOf, phones, whatsapp } from '../support/browser.ts';
import { serveSite } from '../support/served-site.ts';
import { allCached, cachedPages, expect, openWithServiceWorker, test } from '../support/service-worker.ts';

test('a page that was read can be read again without a network, with its styles and scripts', async ({
  page,
  site,
}) => {
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.goto(`${site.origin}/`);
  await expect.poll(() => cachedPages(page)).toContain('/');
  await site.goDown();
  await page.goto(`${site.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

for (const [path, heading, call] of [
  ['/contacto', 'Sin conexión a internet', 'Llamar al'],
  ['/en/contacto', 'You are offline', 'Call'],
] as const) {
  test(`without a network ${path} says so in its language, and how to reach the laboratory`, async ({ page, site }) => {
    await openWithServiceWorker(page, `${site.origin}/`);
    await site.goDown();
    await page.goto(site.origin + path);
    await expect(page).toHaveURL(site.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const main = page.getByRole('main');
    for (const phone of phones)
      await expect(main.getByRole('link', { name: `${call} ${phone}` })).toHaveAttribute(
        'href',
        `tel:+${digitsOf(phone)}`,
      );
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      new RegExp(`wa.me/${digitsOf(whatsapp)}`),
    );
  });
}

test('the offline page lists the stored pages in its language, and links to them', async ({ page, site }) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/`);
  for (const path of ['/en/nosotros', '/servicios/paquetes/its', '/servicios', '/servicios?a=b'])
    await page.goto(site.origin + path);
  await expect.poll(() => cachedPages(page)).toContain('/servicios');
  await site.goDown();
  await page.goto(`${site.origin}/contacto`);
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /Servicios/ }) });
  await expect(page.getByRole('heading', { name: 'Páginas que puede leer ahora' })).toBeVisible();
  const hrefs = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toContain('/servicios');
  expect(hrefs.filter((href) => /^\/en|its|\?|sin-conexion/.test(href))).toEqual([]);
  await list.getByRole('link', { name: /Servicios/ }).click();
  await expect(page).toHaveURL(`${site.origin}/servicios`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión a internet');
});

test('when the network returns, the page loads by itself, and at a press of the button', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  await page.goto(`${site.origin}/servicios`);
  await expect.poll(() => cachedPages(page)).toContain('/servicios');
  for (const back of [
    () => page.getByRole('button', { name: 'Intentar de nuevo' }).click(),
    async () => {
      await context.setOffline(true);
      await context.setOffline(false);
    },
  ]) {
    await site.goDown();
    await page.goto(`${site.origin}/medicos`);
    await expect(page.getByRole('heading', { name: 'Sin conexión a internet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Páginas que puede leer ahora' })).toBeVisible();
    await site.comeBack();
    await back();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión a internet');
    await page.evaluate(async () => (await caches.open('site-pages')).delete('/medicos'));
  }
});

test('no personal page is ever stored, and without a network it is unavailable', async ({ page }) => {
  test.slow();
  const canary = 'canario-7f3a';
  const site = await serveSite({
    change: (services) => ({
      ...services,
      pages: {
        ...services.pages,
        read: (id, locale) => ({ ...services.pages.read(id, locale), heading: `${canary} ${id}` }),
      },
    }),
  });
  await openWithServiceWorker(page, `${site.origin}/nosotros`);
  const personal = ['/portal-resultados', '/en/portal-medicos', '/medicos-login', '/medicos-registro', '/admin-login'];
  for (const path of personal) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(canary);
  }
  // A stored public page shows that the test would find the canary.
  await page.goto(`${site.origin}/medicos`);
  await expect.poll(() => cachedPages(page)).toContain('/medicos');
  const found = (await allCached(page)).filter(({ text }) => text.includes(canary)).map(({ path }) => path);
  expect(found).toContain('/medicos');
  expect(found.filter((path) => personal.some((one) => path.startsWith(one)))).toEqual([]);
  await site.goDown();
  await page.goto(`${site.origin}/portal-resultados`);
  await expect(page.getByRole('heading', { name: 'Sin conexión a internet' })).toBeVisible();
  await site.close();
});

for (const [address, theme] of [
  ['/sin-conexion', 'light'],
  ['/en/sin-conexion', 'dark'],
] as const) {
  test(`axe finds no fault on the offline page ${address} (${theme}), which fits 320 px and is not indexed`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
  });
}

test('the offline page shows how to reach the laboratory without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/sin-conexion');
  await expect(page.getByRole('main').getByRole('link', { name: `Llamar al ${phones[0]}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Páginas que puede leer ahora' })).toBeHidden();
  await context.close();
});
