import AxeBuilder from '@axe-core/playwright';

import { expect, type Page, test } from '../support/browser.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const calculator = (page: Page) => page.locator('#respuesta').locator('..');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('the calculator counts the weeks, keeps what was typed, and leaves nothing in the address', async ({
      page,
    }) => {
      await page.goto('/pruebas-embarazo#calculadora');
      await page.getByLabel('¿Cuál es esa fecha?').fill(daysAgo(100));
      await page.getByLabel('Cuánto dura su ciclo, en días').fill('30');
      await page.getByRole('button', { name: 'Calcular' }).click();
      await expect(calculator(page).getByText(/^14 semanas y [1-3] días$/)).toBeVisible();
      await expect(calculator(page).getByText('No reemplaza la ecografía')).toBeInViewport();
      await expect(page.getByLabel('¿Cuál es esa fecha?')).toHaveValue(daysAgo(100));
      await expect(page.getByLabel('Cuánto dura su ciclo, en días')).toHaveValue('30');
      await expect(page).toHaveURL('/pruebas-embarazo#respuesta');
    });

    test('a date that cannot be is explained, and the summary leads to its field', async ({ page }) => {
      await page.goto('/en/pruebas-embarazo');
      await page.getByLabel('What is that date?').fill(daysAgo(-5));
      await page.getByRole('button', { name: 'Calculate' }).click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeInViewport();
      await summary.getByRole('link', { name: /That date has not come yet/ }).click();
      await expect(page.getByLabel('What is that date?')).toBeFocused();
      await expect(page.getByLabel('What is that date?')).toHaveAccessibleDescription(/That date has not come yet/);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the answer and on the faults in ${colorScheme}`, async ({ page }) => {
    // The page is long, and every word of it is measured, twice.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/pruebas-embarazo');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByLabel('¿Cuál es esa fecha?').fill(daysAgo(180));
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('Exámenes de esta época')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
