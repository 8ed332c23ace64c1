import { expect, type Page, reading, scrollTo, scrollTop, test, waitForBehaviors } from '../support/browser.ts';
import { behindSignIn, inEnglish, sourcePaths, unknownPath } from './source-paths.ts';

interface Opening {
  title: string;
  description: string | null;
  heading: string | null;
  lead: string | null;
}

/** The opening of a page. Every part is required. */
async function openingOf(page: Page): Promise<Opening> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  return {
    title: await page.title(),
    description: await page.locator('meta[name="description"]').getAttribute('content'),
    heading: await main.getByRole('heading', { level: 1 }).textContent(),
    lead: await main.locator('h1 ~ p, div:has(> h1) + p, div:has(> h1) + div > p').first().textContent(),
  };
}

/** The main action of a page is beside its heading. That of a blog post leads to the other posts, and that of an entrance is its form. */
async function expectMainAction(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const entrance = main.locator('form:has([type=password])').getByRole('button').last();
  if (await entrance.count()) return expect(entrance).toBeVisible();
  const besideHeading = main.locator('h1').locator('..').getByRole('link').first();
  const action = (await besideHeading.count()) ? besideHeading : main.getByRole('article').getByRole('link').last();
  await expect(action).toBeVisible();
  const href = (await action.getAttribute('href')) ?? '';
  if (href.startsWith('/')) expect((await page.request.get(href)).status(), href).toBe(200);
  else expect(href).toMatch(/^https:\/\/wa\.me\/\d{11,}\?text=\S+|^tel:\+\d{10,}$/);
}

for (const path of sourcePaths) {
  reading(
    `S2.01 ${path} answers 200 with its own title, description, heading, lead, and main action, in both languages`,
    async ({ page }) => {
      const openings: Opening[] = [];
      for (const address of [path, inEnglish(path)]) {
        expect((await page.goto(address))?.status()).toBe(200);
        const opening = await openingOf(page);
        for (const part of Object.values(opening))
          expect.soft(part?.length ?? 0, JSON.stringify(opening)).toBeGreaterThan(3);
        openings.push(opening);
        await expectMainAction(page);
      }
      const [spanish, english] = openings;
      for (const part of ['title', 'description', 'heading', 'lead'] as const)
        expect.soft(english?.[part]).not.toBe(spanish?.[part]);
    },
  );
}

test('S2.01 no two pages share a title, a description, or a heading', async ({ request }) => {
  const seen = new Map<string, string>();
  // A page behind sign-in answers a visitor with its entrance.
  const open = sourcePaths.filter((path) => !behindSignIn.includes(path));
  for (const path of open.flatMap((spanish) => [spanish, inEnglish(spanish)])) {
    const html = await (await request.get(path)).text();
    for (const part of [/<title>([^<]+)/, /name="description" content="([^"]+)/, /<h1[^>]*>([^<]+)/]) {
      const text = `${part.source} ${html.match(part)?.[1] ?? `nothing on ${path}`}`;
      expect.soft(seen.get(text), `${path}: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
  expect(seen.size).toBe(open.length * 2 * 3);
});

for (const [path, home] of [
  [unknownPath, '/'],
  [`/servicios${unknownPath}`, '/'],
  [`/blog${unknownPath}`, '/'],
  [`/en${unknownPath}`, '/en'],
  [`/en/blog${unknownPath}`, '/en'],
]) {
  test(`S2.02 the unknown path ${path} answers 404 with "Oops! Page not found" and a way home`, async ({ page }) => {
    expect((await page.goto(path ?? ''))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404', exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveURL(home ?? '');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404');
  });
}

test('S2.03 a page loads only when it is visited, without the code of another', async ({ page }) => {
  const arrived: string[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'document' || kind === 'script') arrived.push(`${kind} ${new URL(response.url()).pathname}`);
  });
  await page.goto('/');
  await waitForBehaviors(page);
  // The files that every page fetches when the browser is idle belong to no single page.
  const own = arrived.filter((one) => !/\/assets\/(when-idle|idle|offline-cache-rules|consent-notice)/.test(one));
  expect(own).toEqual(['document /', expect.stringMatching(/^script \/assets\/entry/)]);

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que podemos estudiar por usted');
  expect(arrived.filter((one) => one.startsWith('document'))).toEqual(['document /', 'document /servicios']);
});

test('S2.04 the view is at the top when the path changes', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 600);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que podemos estudiar por usted');
  await expect.poll(() => scrollTop(page)).toBe(0);
});
