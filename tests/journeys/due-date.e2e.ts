import { expectAccessible } from '../support/axe.ts';
import { expect, type Page, test } from '../support/browser.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const calculator = (page: Page) => page.locator('#respuesta').locator('..');

const languages = [
  {
    address: '/pruebas-embarazo',
    date: '¿Cuál es esa fecha?',
    cycle: 'Cada cuántos días le llega la regla',
    submit: 'Calcular',
    weeks: /^14 semanas y [1-3] días?$/,
    conception: /^hacia el \d+ de \S+ de \d{4}$/,
    remark: 'No reemplaza la ecografía',
  },
  {
    address: '/en/pruebas-embarazo',
    date: 'What is that date?',
    cycle: 'How many days your cycle lasts',
    submit: 'Calculate',
    weeks: /^14 weeks and [1-3] days?$/,
    conception: /^around \w+ \d+, \d{4}$/,
    remark: 'This doesn’t replace an ultrasound',
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    for (const { address, date, cycle, submit, weeks, conception, remark } of languages) {
      test(`${address} counts the weeks, keeps the input, and leaves nothing in the address`, async ({ page }) => {
        const posts: string[] = [];
        page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
        await page.goto(`${address}#calculadora`);
        await page.getByLabel(date).fill(daysAgo(102));
        await page.getByLabel(cycle).fill('30');
        await page.getByRole('button', { name: submit }).click();
        await expect(calculator(page).getByText(weeks)).toBeVisible();
        await expect(calculator(page).getByText(conception)).toBeVisible();
        await expect(calculator(page).getByText(remark)).toBeInViewport();
        await expect(page.getByLabel(date)).toHaveValue(daysAgo(102));
        await expect(page.getByLabel(cycle)).toHaveValue('30');
        await expect(page).toHaveURL(`${address}#${javaScriptEnabled ? 'calculadora' : 'respuesta'}`);
        expect(posts).toHaveLength(javaScriptEnabled ? 0 : 1);
      });
    }

    test('an impossible date is explained, and the summary leads to its field', async ({ page }) => {
      await page.goto('/en/pruebas-embarazo');
      await page.getByLabel('What is that date?').fill(daysAgo(-5));
      await page.getByRole('button', { name: 'Calculate' }).click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeInViewport();
      await summary.getByRole('link', { name: /That date hasn’t come yet/ }).click();
      await expect(page.getByLabel('What is that date?')).toBeFocused();
      await expect(page.getByLabel('What is that date?')).toHaveAccessibleDescription(/That date hasn’t come yet/);
    });
  });
}

test('by keyboard alone: answered, corrected, and the focus is on the answer each time', async ({ page }) => {
  await page.goto('/pruebas-embarazo');
  const cycle = page.getByLabel('Cada cuántos días le llega la regla');
  await cycle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Escriba la fecha completa');
  await expect(page.locator('#respuesta')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('¿Cuál es esa fecha?')).toBeFocused();
  await page.getByLabel('¿Cuál es esa fecha?').fill(daysAgo(100));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fecha probable de parto', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#respuesta')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(calculator(page).getByRole('link', { name: 'Ver el calendario completo' })).toBeFocused();
});

test('once its code has loaded it answers without a network', async ({ page, context }) => {
  await page.goto('/pruebas-embarazo');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Día de la concepción').check();
  await page.getByLabel('¿Cuál es esa fecha?').fill(daysAgo(100));
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(calculator(page).getByText(/^16 semanas y [1-3] días?$/)).toBeVisible();
  await expect(calculator(page).getByText('Fecha probable de concepción')).toHaveCount(0);
  await expect(page.getByLabel('Día de la concepción')).toBeChecked();
});

test('pressed before the scripts load, it answers when they load, and sends nothing', async ({
  page,
  releaseScripts,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  await page.goto('/pruebas-embarazo');
  await page.getByLabel('¿Cuál es esa fecha?').fill(daysAgo(100));
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByText('Fecha probable de parto', { exact: true })).toHaveCount(0);
  await releaseScripts();
  await expect(page.getByText('Fecha probable de parto', { exact: true })).toBeVisible();
  expect(posts).toEqual([]);
});

test('if the code fails to load, the form is posted', async ({ page }) => {
  await page.route(/due-date\.island/, (route) => route.abort());
  await page.goto('/pruebas-embarazo');
  await page.getByLabel('¿Cuál es esa fecha?').fill(daysAgo(100));
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByText('Fecha probable de parto', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/pruebas-embarazo#respuesta');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in the answer and the errors in ${colorScheme}, and everything fits into 360 px`, async ({
    page,
  }) => {
    // The page is long, and the test measures every word of it twice.
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/pruebas-embarazo');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('¿Cuál es esa fecha?').fill(daysAgo(180));
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('Exámenes para esta etapa')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
