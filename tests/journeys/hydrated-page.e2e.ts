import { expect, type Page, test } from '../support/browser.ts';

/**
 * The results page is an application: React Router hydrates it, under a policy with a nonce (decision 0042). It answers without loading a
 * page; every link from it and to it loads one.
 */

/** Waits until React has taken the page over. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

/** The document is another one after each load: this tells whether it still is the same. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

function dataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && requests.push(request.url()));
  return requests;
}

for (const [path, words] of [
  [
    '/portal-resultados',
    { exam: '¿Qué examen le hicieron?', answer: 'Quién puede reclamarlo', theme: 'Cambiar a tema oscuro' },
  ],
  [
    '/en/portal-resultados',
    { exam: 'Which test did you have?', answer: 'Who can pick it up', theme: 'Switch to dark theme' },
  ],
] as const) {
  test(`${path} hydrates under its policy without a complaint, and its behaviors work`, async ({ page, faults }) => {
    await page.goto(path);
    await hydrated(page);
    const counts = await page.evaluate(() =>
      ['title', 'meta[name=description]', 'link[rel=canonical]', 'style', 'h1', 'main'].map(
        (selector) => document.querySelectorAll(selector).length,
      ),
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 1]);
    await expect(async () => {
      await page.getByRole('banner').getByRole('button', { name: words.theme }).click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark', { timeout: 500 });
    }).toPass();
    expect(faults).toEqual([]);
  });

  // Behaviors once began before React had hydrated the header: it threw the page away, and a chosen theme with it.
  test(`${path} hydrates without an error if the browser stores a list and a theme`, async ({ page, faults }) => {
    await page.goto(path);
    await page.evaluate(() => {
      localStorage.setItem('exam-list', 'HEM-001,QUI-001');
      localStorage.setItem('site-theme', 'dark');
    });
    for (let visit = 0; visit < 4; visit += 1) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[data-list-count]').first()).toHaveText('2');
      await expect(page.locator('html')).toHaveClass(/\bjs\b/);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
    expect(faults).toEqual([]);
  });

  test(`${path} offers exams while one is typed and answers in place`, async ({ page, faults }) => {
    await page.goto(path);
    await hydrated(page);
    await mark(page);
    await page.getByLabel(words.exam).fill('tsh');
    await page.getByRole('button', { name: /TSH/ }).first().click();
    await expect(page.locator('#respuesta').getByRole('heading', { name: words.answer })).toBeVisible();
    await expect(page.locator('#respuesta')).toBeFocused();
    await expect(page.getByLabel(words.exam)).toHaveValue(/TSH/);
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(faults).toEqual([]);
  });
}

test.describe('with the browser’s own search', () => {
  test.use({ fetchAhead: true });

  /** Types an exam that is not among the frequent ones; returns the paths of the requests that contain the typed text. */
  async function suggestionsFor(page: Page, typed: string, name: RegExp): Promise<string[]> {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
    await page.goto('/portal-resultados');
    await hydrated(page);
    await page.getByLabel('¿Qué examen le hicieron?').fill(typed);
    // The server compresses the catalog for the first request.
    await expect(page.getByRole('button', { name }).first()).toBeVisible({ timeout: 20_000 });
    return posts;
  }

  test('suggests exams without sending the typed text', async ({ page }) => {
    expect(await suggestionsFor(page, 'ferritina', /^Ferritina/)).toEqual([]);
  });

  test('the server suggests exams if the browser cannot search', async ({ page }) => {
    await page.route('**/catalogue/records/**', (route) => route.abort());
    expect(await suggestionsFor(page, 'ferritina', /^Ferritina/)).toEqual(['/portal-resultados/examenes']);
  });
});

test('Enter in the field submits the typed text, not the first suggestion', async ({ page }) => {
  await page.goto('/portal-resultados');
  await hydrated(page);
  await page.getByLabel('¿Qué examen le hicieron?').fill('zzzzzz');
  await page.getByLabel('¿Qué examen le hicieron?').press('Enter');
  await expect(page.getByRole('link', { name: /No encontramos «zzzzzz»/ })).toBeVisible();
  await expect(page.getByLabel('¿Qué examen le hicieron?')).toHaveValue('zzzzzz');
});

test('the browser refuses a wrong form by itself, and asks the server about the corrected one', async ({
  page,
  faults,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await page.goto('/portal-resultados');
  await hydrated(page);
  await mark(page);
  const day = page.getByLabel('Día en que le tomaron la muestra');
  const send = page.getByRole('button', { name: 'Ver cuándo está y qué llevar' });
  const summary = page.locator('#respuesta').getByRole('alert');
  await day.fill('2099-01-01');
  await page.getByLabel('Otra persona, por el paciente').check();
  await send.click();
  await expect(summary.getByRole('link')).toHaveText([
    /^Escriba el examen/,
    /^La fecha de la toma no puede ser futura/,
  ]);
  await expect(page.getByLabel('¿Qué examen le hicieron?')).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/no puede ser futura/);
  expect(posts).toEqual([]);

  await summary.getByRole('link', { name: /no puede ser futura/ }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('2099-01-01');
  await day.fill('');
  await page.getByLabel('¿Qué examen le hicieron?').fill('tsh');
  await send.click();
  await expect(page.locator('#respuesta').getByRole('heading', { name: 'Quién puede reclamarlo' })).toBeVisible();
  await expect(page.getByText('Otra persona puede reclamarlo')).toBeVisible();
  await expect(summary).toHaveCount(0);
  await expect(page.getByLabel('Otra persona, por el paciente')).toBeChecked();
  expect(posts.filter((path) => path === '/portal-resultados.data')).toHaveLength(1);
  expect(await isMarked(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('shows a fault that only the server finds like the others, and then answers for an exam from a button', async ({
  page,
  faults,
}) => {
  await page.goto('/portal-resultados');
  await hydrated(page);
  await mark(page);
  const exam = page.getByLabel('¿Qué examen le hicieron?');
  await exam.fill('hepatitis');
  await exam.press('Enter');
  await expect(page.locator('#respuesta')).toBeFocused();
  await expect(exam).toHaveAccessibleDescription(/«hepatitis» puede ser varios exámenes/);
  await expect(exam).toHaveValue('hepatitis');
  // The browser refuses the next attempt, and its answer takes the place of the server's.
  await exam.fill('');
  await exam.press('Enter');
  await expect(exam).toHaveAccessibleDescription(/Escriba el examen/);
  await page
    .locator('form#pregunta')
    .getByRole('button', { name: /TSH|hepatitis/i })
    .first()
    .click();
  await expect(page.locator('#respuesta').getByRole('heading', { name: 'Quién puede reclamarlo' })).toBeVisible();
  await expect(page.locator('#respuesta').getByRole('alert')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('a link from the page to a document loads it, and a link back loads the page', async ({ page, faults }) => {
  const requests = dataRequests(page);
  await page.goto('/portal-resultados');
  await hydrated(page);
  await mark(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/nosotros');
  expect(await isMarked(page)).toBe(false);
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ver Resultados' }).click();
  await expect(page).toHaveURL('/portal-resultados');
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
  expect(requests).toEqual([]);
  expect(faults).toEqual([]);
});

test('when the scripts never arrive, the form is answered by the server', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/portal-resultados');
  await page.getByLabel('¿Qué examen le hicieron?').fill('tsh');
  await page.getByLabel('Otra persona, por el paciente').check();
  await page.getByRole('button', { name: 'Ver cuándo está y qué llevar' }).click();
  await expect(page.locator('#respuesta').getByRole('heading', { name: 'Quién puede reclamarlo' })).toBeVisible();
  await expect(page.getByText('Otra persona puede reclamarlo')).toBeVisible();
});
