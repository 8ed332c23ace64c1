import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';

// Only the style sheet reads the choice, so it must work without a script and leave the address as it was.

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the time since a contact, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('says what each test can tell', async ({ page }) => {
      await page.goto('/servicios/paquetes/its');
      const address = page.url();
      const syphilis = page.getByRole('row', { name: 'Sífilis' });
      await expect(page.getByText('Elija y vea qué pruebas')).toBeVisible();
      await expect(syphilis.getByText('Todavía no').locator('visible=true')).toHaveCount(0);
      await page.getByText('3 semanas', { exact: true }).first().click();
      await expect(syphilis.getByRole('cell', { name: 'Todavía no' })).toBeVisible();
      await expect(page.getByText('Si fue hace 3 semanas, ya son confiables: clamidia y gonorrea.')).toBeVisible();
      await page.getByText('12 semanas', { exact: true }).first().click();
      await expect(page.getByRole('radio', { name: '12 semanas' })).toBeChecked();
      await expect(syphilis.getByRole('cell', { name: 'Ya es confiable' })).toBeVisible();
      await expect(page.getByText('Si fue hace 12 semanas, ya son confiables todas menos hepatitis C.')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(syphilis.getByRole('cell', { name: 'Podría detectarla' })).toBeVisible();
      expect(page.url()).toBe(address);
    });

    test('adds to the list the exams that are reliable now', async ({ page }) => {
      await page.goto('/servicios/paquetes/its');
      const link = page.getByRole('link', { name: /^Agregar clamidia y gonorrea · / });
      await expect(link).toBeHidden();
      await page.getByText('3 semanas', { exact: true }).first().click();
      await expect(link).toHaveAttribute('href', /mi-lista\?e=[A-Z]{3}-\d+,[A-Z]{3}-\d+$/);
      await link.click();
      // With a script the link says that they are on the list; without one it leads there.
      await expect(link).toHaveCount(0);
      if (javaScriptEnabled) await page.goto('/mi-lista');
      await expect(page.getByRole('link', { name: /^Quitar .*gonorrea/i })).toBeVisible();
    });

    test('sends visitors of the first days to an emergency room', async ({ page }) => {
      await page.goto('/servicios/paquetes/its');
      const warning = page.getByText('Todavía se puede prevenir el VIH: vaya ya a urgencias.');
      await expect(warning).toBeHidden();
      await page.getByRole('group', { name: '¿Hace cuánto fue?' }).getByText('Menos de 3 días').click();
      await expect(warning).toBeVisible();
      await page.getByRole('link', { name: 'Qué pedir allá' }).click();
      await expect(page.getByRole('heading', { name: 'Si fue hace menos de 72 horas' })).toBeInViewport();
      for (const [name, line] of [
        ['123 emergencias', '123'],
        ['155 para mujeres', '155'],
        ['141 para niños y adolescentes', '141'],
      ] as const)
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', `tel:${line}`);
    });
  });
}

test('the drawn pages have no axe findings', async ({ page }) => {
  test.slow();
  for (const path of [
    '/servicios/paquetes/its',
    '/toma-domicilio-medellin?q=manila',
    '/entrega-rapida',
    '/pruebas-embarazo',
    '/servicios/analisis-sangre',
    '/resultados-precisos',
  ]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
