import { expect, test } from '../support/browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('an exam for pregnancy asks about it before the fast, and the answer changes the plan', async ({ page }) => {
      const question = page.getByRole('region', { name: '¿Está en embarazo?' });
      await page.goto('/mi-lista?e=QUI-001,QUI-005');
      await expect(question).toContainText('Test de O’Sullivan');
      await question.getByRole('link', { name: 'Sí, en embarazo' }).click();
      await expect(question).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByText(/^No pase más horas sin comer que estas/)).toHaveCount(1);

      await page.goBack();
      await question.getByRole('link', { name: 'No', exact: true }).click();
      await expect(question).toHaveCount(0);
      await expect(main.getByText('Solo se pide en el embarazo. Revise su orden o pregúntenos.')).toBeVisible();
    });

    test('a visitor who takes biotin changes to the first day that is late enough', async ({ page }) => {
      await page.goto('/mi-lista?e=END-001');
      const main = page.getByRole('main');
      const change = main.getByRole('link', { name: /^Cambiar al / });
      await expect(main.getByText(/^¿Tomó biotina desde el/)).toBeVisible();
      const moment = (await change.textContent())?.replace('Cambiar al ', '') ?? '';
      await change.click();
      await expect(change).toHaveCount(0);
      await expect(main.getByText(moment, { exact: true }).first()).toBeVisible();
    });
  });
}
