import { expect, type Page, test, waitForBehaviors } from '../support/browser.ts';

/** Counts the loads of the document. */
function countDocuments(page: Page): { documents: number } {
  const count = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.documents += 1;
  });
  return count;
}

const entry = (url: URL): boolean => url.pathname.startsWith('/assets/entry.client-');

test('a page from before a deployment, whose script is gone, reloads once, and then behaves', async ({ page }) => {
  const count = countDocuments(page);
  await page.route(entry, (route) => (count.documents < 2 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/');
  await waitForBehaviors(page);
  expect(count.documents).toBe(2);
});

test('a script that stays missing reloads the page once and never in a loop, and the page works without it', async ({
  page,
}) => {
  const count = countDocuments(page);
  let asked = 0;
  await page.route(entry, (route) => {
    if (route.request().method() === 'HEAD') asked += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/');
  // The second document has also asked, and has received the same answer.
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page).toHaveURL('/servicios');
  await expect.poll(() => asked).toBe(3);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  expect(count.documents).toBe(4);
});

test('a script lost to the network causes no reload, so the visitor keeps the page', async ({ page }) => {
  const count = countDocuments(page);
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.route(entry, (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await asked;
  await page.getByRole('banner').getByRole('button', { name: /300/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(count.documents).toBe(1);
});

test('a browser that refuses storage does not loop either', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const count = countDocuments(page);
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await asked;
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page).toHaveURL('/servicios');
  expect(count.documents).toBe(2);
});

test('a missing script that loads on demand also reloads the page once', async ({ page }) => {
  const count = countDocuments(page);
  await page.route('**/assets/offline-page*', (route) => route.fulfill({ status: 404 }));
  // By then the server has another build, without this page's files.
  let asked = 0;
  await page.route(entry, (route) => {
    if (route.request().method() !== 'HEAD') return route.continue();
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/sin-conexion');
  await expect.poll(() => asked).toBe(2);
  expect(count.documents).toBe(2);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page).toHaveURL('/servicios');
});

test('a reload never loses the visitor’s input', async ({ page }) => {
  const count = countDocuments(page);
  await page.goto('/');
  await waitForBehaviors(page);
  await page.getByLabel('Mensaje').fill('¿Debo ayunar para el perfil lipídico?');
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.route(entry, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('**/assets/list-links*', (route) => route.fulfill({ status: 404 }));
  // Another tab with the new build adds an exam, and the list of this tab requests a file that the server no longer has.
  const other = await page.context().newPage();
  await other.goto('/examenes-laboratorio/tsh');
  await other.getByRole('link', { name: 'Agregar a mi lista' }).click();
  await asked;
  await expect(other.getByRole('main').getByRole('link', { name: 'En su lista' })).toBeVisible();
  // A reload would first have written this key, and the answer to a later request shows that the time for it has passed.
  await page.evaluate(async () => (await fetch('/renew.js')).text());
  expect(await page.evaluate(() => sessionStorage.getItem('site-reloaded'))).toBeNull();
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Debo ayunar para el perfil lipídico?');
  expect(count.documents).toBe(1);
});
