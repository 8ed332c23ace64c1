import { expectAccessible } from '../support/axe.ts';
import { expect, type Page, test } from '../support/browser.ts';

const alarm = (page: Page) => page.getByRole('main').getByRole('note').first();
const call = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Llamar al 123' }).first();
const isAbove = async (box: ReturnType<typeof alarm>, other: ReturnType<typeof alarm>) => {
  const [one, two] = [await box.boundingBox(), await other.boundingBox()];
  expect(one && two && one.y + one.height <= two.y + 1).toBe(true);
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a visitor who searches for an overdose reads the instructions first', async ({ page }) => {
      await page.goto('/examenes-laboratorio');
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill('sobredosis');
      await main.getByRole('searchbox').press('Enter');
      const heading = main.getByRole('heading', { name: /para «sobredosis»$/ });
      await expect(heading).toBeVisible();
      await expect(alarm(page)).toContainText('Vaya ya a urgencias o llame al 123');
      await isAbove(alarm(page), heading);
      await expect(call(page)).toHaveAttribute('href', 'tel:123');
      const row = page.locator('[data-exam-results] li', { hasText: 'Acetaminofén' }).first();
      await expect(row).toContainText('Urgencia: no espere este examen');
      await expect(page.locator('[data-exam-alarm]').getByRole('note')).toHaveCount(1);
      await expect(row.getByRole('link', { name: /^Agregar/ })).toHaveCount(0);
      await expect(row.getByText(/A domicilio|El mismo día|Sin ayuno/)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test('a list with an overdose separates it and plans the blood count', async ({ page }) => {
      await page.goto('/mi-lista?e=MED-074,HEM-001');
      const main = page.getByRole('main');
      await isAbove(alarm(page), main.getByRole('heading', { level: 1 }));
      await expect(alarm(page)).toContainText('Este examen se hace en urgencias');
      await expect(main.getByText('Resultados, a más tardar')).toHaveCount(1);
      await expect(main.getByText(/4 horas después/)).toHaveCount(0);
      await page.getByRole('link', { name: /^Quitar Acetaminofén/ }).click();
      await expect(page).toHaveURL(javaScriptEnabled ? '/mi-lista' : '/mi-lista?e=HEM-001');
      await expect(main.getByRole('note')).toHaveCount(0);
      await expect(main.getByText('Resultados, a más tardar')).toHaveCount(1);
    });

    test('the page of carboxyhemoglobin says to leave the house, and offers no visit', async ({ page }) => {
      await page.goto('/examenes-laboratorio/carboxihemoglobina');
      const main = page.getByRole('main');
      await expect(alarm(page)).toContainText('Salgan todos ya al aire libre');
      await expect(call(page)).toBeInViewport();
      await isAbove(alarm(page), main.getByRole('heading', { level: 1 }));
      await expect(main.getByRole('link', { name: /Agregar a mi lista|Preguntar/ })).toHaveCount(0);
      await expect(main.getByText('Cuándo está listo')).toHaveCount(0);
    });
  });
}

test.describe('with the browser’s own search', () => {
  // A visitor who saves data asks the server.
  test.use({ fetchAhead: true });

  test('the browser’s results show the warning during typing, and drop it with the next search', async ({ page }) => {
    const records = page.waitForResponse(/\/catalogue\/records\//);
    await page.goto('/examenes-laboratorio');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await (await records).finished();
    await field.pressSequentially('sida');
    await expect(alarm(page)).toContainText('posible exposición al VIH');
    await expect(alarm(page).getByRole('link')).toHaveCount(0);
    await field.fill('glucosa al azar');
    const row = page.locator('[data-exam-results] li', { hasText: 'Glucosa al azar' });
    await expect(alarm(page)).toContainText('temblor, sudor frío');
    await expect(call(page)).toBeVisible();
    await expect(row).toContainText('Puede ser una urgencia');
    await expect(row.getByRole('link', { name: /^Agregar/ })).toBeVisible();
    await field.fill('sobredosis');
    await expect(page.locator('[data-exam-alarm]').getByRole('note')).toContainText('llame al 123');
    await field.fill('hemograma');
    await expect(page.locator('[data-exam-results] li h3').first()).toHaveText(/Hemograma/);
    await expect(page.locator('[data-exam-alarm]')).not.toContainText('Urgencia: no espere este examen');
    await expect(page.locator('[data-exam-results] li').first().getByRole('note')).toHaveCount(0);
  });
});

test('an emergency is never stored in this browser’s list', async ({ page }) => {
  await page.goto('/mi-lista?e=MED-074,HEM-001');
  const opener = page.getByRole('banner').getByRole('link', { name: /^Mi lista de exámenes: / });
  await expect(opener).toHaveAccessibleName('Mi lista de exámenes: 1');
  // The warning stays until it is taken off.
  await expect(page).toHaveURL('/mi-lista#aparte=MED-074');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Quitar Acetaminofén/ })).toBeVisible();
  await page.goto('/nosotros');
  await page.goto('/mi-lista');
  await expect(page.getByRole('link', { name: /^Quitar Hemograma/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Quitar Acetaminofén/ })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault on warnings in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of [
      '/examenes-laboratorio/carboxihemoglobina',
      '/examenes-laboratorio/vih-cuarta-generacion',
      '/examenes-laboratorio?q=sobredosis',
      '/mi-lista?e=MED-074,HEM-001,QUI-008,INF-002',
    ]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}
