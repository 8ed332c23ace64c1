import { expect, holdBack, type Page, test } from '../support/browser.ts';

/** A document contains no React. An island loads it at the visitor's first sign of interest, and not before (decision 0038). */

const reactFile = /\/assets\/react-[\w-]+\.js$/;

function countReact(page: Page): string[] {
  return countFiles(page, reactFile);
}

function countFiles(page: Page, of: RegExp): string[] {
  const files: string[] = [];
  page.on('request', (request) => of.test(request.url()) && files.push(request.url()));
  return files;
}

/** Waits until a page has loaded everything that it loads by itself. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.keyboard.press('Tab');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
  await page.waitForLoadState('networkidle');
}

for (const path of ['/', '/servicios', '/blog/como-leer-un-hemograma', '/contacto', '/examenes-laboratorio/tsh']) {
  test(`${path} loads neither React nor the code that starts islands or writes drafts`, async ({ page }) => {
    const files = countFiles(page, /\/assets\/(react|islands|draft-choice)[.-]/);
    await page.goto(path);
    await settle(page);
    expect(files).toEqual([]);
  });
}

test.describe('while the code that starts islands is loading', () => {
  const startCode = '**/assets/islands-*';

  test('a press on a calculator waits for it', async ({ page }) => {
    const release = await holdBack(page, startCode);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await Promise.all([page.waitForRequest(startCode), page.goto('/pruebas-embarazo')]);
    await page
      .getByLabel('¿Cuál es esa fecha?')
      .fill(new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Calcular' }).click();
    release();
    await expect(page.getByText('Fecha probable de parto').first()).toBeVisible();
    expect(posts).toEqual([]);
  });

  test('the focus counts as interest', async ({ page }) => {
    const release = await holdBack(page, startCode);
    await Promise.all([page.waitForRequest(startCode), page.goto('/pruebas-embarazo')]);
    await page.getByLabel('¿Cuál es esa fecha?').focus();
    release();
    await expect(page.locator('[data-island="due-date"][data-hydrated]')).toHaveCount(1);
  });

  // Regression: the list's behavior answered the press, and again when the press was replayed. The second answer opens the list.
  test('a press that another behavior answers is answered once', async ({ page }) => {
    const release = await holdBack(page, startCode);
    await Promise.all([page.waitForRequest(startCode), page.goto('/examenes-laboratorio?q=tsh')]);
    const tsh = page.locator('a[data-list-add="END-001"]').first();
    await tsh.click();
    release();
    await expect(tsh).toHaveText(/^En su lista: /);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/examenes-laboratorio(\?|$)/);
  });

  test('a list appears as without JavaScript if that code is lost', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('exam-list', 'HEM-001'));
    await page.route(startCode, (route) => route.abort());
    await page.goto('/mi-lista');
    await expect(page.locator('html')).not.toHaveClass(/listed/);
  });
});

for (const [path, field] of [
  ['/pruebas-embarazo', '¿Cuál es esa fecha?'],
  ['/portal-resultados', '¿Qué examen le hicieron?'],
] as const) {
  test(`${path} loads React when its visitor turns to the form`, async ({ page }) => {
    const files = countReact(page);
    await page.goto(path);
    await settle(page);
    expect(files).toEqual([]);
    await page.getByLabel(field).focus();
    await expect.poll(() => files).toHaveLength(1);
  });
}

test.describe('the catalog, in a browser that may preload', () => {
  test.use({ fetchAhead: true });
  const heavy = /react-[\w-]+\.js$|catalogue\.island|search[.-]\w+|\/catalogue\/records\//;

  for (const path of [
    '/examenes-laboratorio',
    '/en/examenes-laboratorio?area=chemistry',
    '/examenes-laboratorio?q=tsh',
  ]) {
    test(`${path} loads neither React nor its search until its field has the focus`, async ({ page, faults }) => {
      const files = countFiles(page, heavy);
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).click();
      // From the heading, the Tab key of `settle` would reach the field.
      await page.getByRole('banner').getByRole('link').first().focus();
      await settle(page);
      expect(files).toEqual([]);
      await page.getByRole('main').getByRole('searchbox').focus();
      for (const part of [/react-/, /catalogue\.island/, /search\.worker/, /\/catalogue\/records\//])
        await expect.poll(() => files.filter((file) => part.test(file))).toHaveLength(1);
      await expect(page.locator('[data-island="catalogue"][data-hydrated]')).toHaveCount(1);
      expect(faults).toEqual([]);
    });
  }
});

test('the list’s page loads React at once if there is a list, and otherwise at the first interaction', async ({
  page,
}) => {
  const files = countReact(page);
  await page.goto('/mi-lista');
  await settle(page);
  expect(files).toEqual([]);
  await page.getByLabel('Agregar exámenes').focus();
  await expect.poll(() => files).toHaveLength(1);
  await page.goto('/mi-lista?e=HEM-001');
  await expect.poll(() => files).toHaveLength(2);
});

for (const [path, name] of [
  ['/pruebas-embarazo', 'due-date'],
  ['/en/pruebas-embarazo', 'due-date'],
  ['/calculadoras-de-riesgo', 'risk-calculator'],
  ['/en/calculadoras-de-riesgo/rinones', 'risk-calculator'],
  ['/portal-resultados', 'exam-field'],
  ['/en/portal-resultados', 'exam-field'],
  ['/mi-lista', 'my-list'],
  ['/mi-lista?e=HEM-001,MED-074,ZZZ-999&dia=2025-01-01&p=3', 'my-list'],
  ['/en/mi-lista?e=END-022,END-023,HEM-001', 'my-list'],
] as const) {
  test(`React’s render of ${name} on ${path} matches the server’s HTML`, async ({ page, faults }) => {
    const files = countReact(page);
    await page.goto(path);
    const islands = await page.locator(`[data-island="${name}"]`).all();
    // The first of them may come before any script does.
    const turnToThem = async () => {
      for (const island of islands) await island.dispatchEvent('focusin');
      for (const island of islands) await island.dispatchEvent('keydown');
      return files;
    };
    await expect.poll(turnToThem).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });
}
