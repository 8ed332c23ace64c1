import { expect, type Page, test } from '../support/browser.ts';
import { storedChoice } from '../support/consent.ts';

/** Before any page opens: the visitor has allowed functional storage. Later pages keep the stored value. */
const allowFunctional = (page: Page) =>
  page.addInitScript(
    ({ name, value }) => {
      if (sessionStorage.getItem('allowed')) return;
      sessionStorage.setItem('allowed', 'yes');
      localStorage.setItem(name, value);
    },
    storedChoice({ analytics: false, marketing: false, functional: true }),
  );
const mapAllowed = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('map-allowed'));

/** Serves an empty image for every map tile, and returns the requests. */
async function serveTiles(page: Page): Promise<{ url: string; referrer: string | undefined }[]> {
  const asked: { url: string; referrer: string | undefined }[] = [];
  const image = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('https://tile.openstreetmap.org/**', async (route) => {
    asked.push({ url: route.request().url(), referrer: (await route.request().allHeaders()).referer });
    await route.fulfill({ contentType: 'image/png', body: image });
  });
  return asked;
}

const offer = (page: Page) => page.getByRole('button', { name: 'Ver mapa' });
const streetMap = (page: Page) => page.getByRole('region', { name: 'Mapa con calles y las sedes' });

test('the street map loads on request, with both sites and its attribution', async ({ page, faults }) => {
  const asked = await serveTiles(page);
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  await offer(page).scrollIntoViewIfNeeded();
  await expect(streetMap(page)).toBeHidden();
  expect(asked).toEqual([]);

  await offer(page).click();
  await expect(streetMap(page)).toBeFocused();
  for (const site of ['Torre Salud', 'Estadio'])
    await expect(streetMap(page).getByRole('button', { name: site })).toBeVisible();
  await expect(streetMap(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // The requesting page stays private.
  const { origin } = new URL(page.url());
  for (const { referrer } of asked) expect(referrer).toBe(`${origin}/`);

  await streetMap(page).getByRole('button', { name: 'Torre Salud' }).press('Enter');
  await expect(streetMap(page).getByText('Torre Salud, Medellín')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a map without streets says so', async ({ page }) => {
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await page.goto('/contacto');
  await offer(page).click();
  await expect(streetMap(page).getByRole('button', { name: 'Estadio' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Las calles del mapa no cargaron' })).toBeVisible();
});

test('the permission is remembered: the next time the map loads by itself, and only near the view', async ({
  page,
}) => {
  await allowFunctional(page);
  const asked = await serveTiles(page);
  await page.goto('/contacto');
  await offer(page).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  // Comes from another page, because a reload would restore the position near the map. The last tiles of the first map have been requested
  // by then.
  await page.goto('/nosotros');
  asked.length = 0;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('heading', { name: 'Dónde estamos' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(streetMap(page)).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Quitar el mapa' }).click();
  await expect(offer(page)).toBeFocused();
  // A visitor who reconsiders at once gets the offer back.
  await offer(page).click();
  await expect(streetMap(page)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el mapa' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await offer(page).scrollIntoViewIfNeeded();
  await expect(streetMap(page)).toBeHidden();
});

test('without JavaScript the drawing and the links work, and no dead button is shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contacto');
  await expect(page.getByRole('img', { name: /Plano sin escala de las sedes/ })).toBeVisible();
  await page.getByText('Cómo llegar Torre Salud').click();
  await expect(page.getByRole('link', { name: 'Torre Salud en Google Maps' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await context.close();
});

test('a visitor who has refused functional storage sees the map on request, and nothing is remembered', async ({
  page,
}) => {
  const asked = await serveTiles(page);
  await page.goto('/contacto');
  await offer(page).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await mapAllowed(page)).toBeNull();
});

test('refusing functional storage deletes the permission for the map', async ({ page }) => {
  await allowFunctional(page);
  const asked = await serveTiles(page);
  await page.goto('/contacto');
  await offer(page).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await mapAllowed(page)).toBe('yes');
  await page.goto('/politica-cookies');
  await page.locator('main form[data-answered=true]').getByRole('button', { name: 'Rechazar todo' }).click();
  await expect.poll(() => mapAllowed(page)).toBeNull();

  // A key from an older version of the site is not read either.
  await page.evaluate(() => localStorage.setItem('map-allowed', 'yes'));
  asked.length = 0;
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  await offer(page).scrollIntoViewIfNeeded();
  await expect(streetMap(page)).toBeHidden();
  expect(asked).toEqual([]);
});
