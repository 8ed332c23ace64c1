import { expect, test } from '../support/browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a list with an exam for pregnancy asks for whom it is, and the answer changes the plan', async ({ page }) => {
      const question = page.getByRole('region', { name: '¿Para quién es?' });
      await page.goto('/mi-lista?e=QUI-001,QUI-005');
      await expect(question).toContainText('Test de O’Sullivan se pide en el embarazo');
      const first = question.getByRole('link').first();
      await expect(first).toHaveText('En embarazo');
      await first.click();
      await expect(first).toHaveAttribute('aria-current', 'true');
      const main = page.getByRole('main');
      await expect(main.getByText(/^No pase más horas sin comer que estas/)).toHaveCount(1);

      await question.getByRole('link', { name: 'Hombre' }).click();
      await expect(first).not.toHaveAttribute('aria-current');
      await expect(main.getByText('Solo se pide en el embarazo. Revise su orden o pregúntenos.')).toBeVisible();

      await question.getByRole('link', { name: 'Usa insulina' }).click();
      await expect(main.getByText('Pregunte antes de ayunar')).toBeVisible();
      await question.getByRole('link', { name: 'Hombre' }).click();
      await question.getByRole('link', { name: 'Usa insulina' }).click();
      await expect(main.getByText('Para un adulto sano. Si no es su caso, dígalo aquí.')).toBeVisible();
    });

    test('a visitor who takes biotin changes to the first day that is late enough', async ({ page }) => {
      await page.goto('/mi-lista?e=END-001');
      const main = page.getByRole('main');
      const change = main.getByRole('link', { name: /^Pasar al / });
      await expect(main.getByText(/^¿Tomó biotina desde el/)).toBeVisible();
      const moment = (await change.textContent())?.replace('Pasar al ', '') ?? '';
      await change.click();
      await expect(change).toHaveCount(0);
      await expect(main.getByText(moment, { exact: true }).first()).toBeVisible();
    });
  });
}
