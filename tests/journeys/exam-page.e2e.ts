import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';

const bloodCount = '/examenes-laboratorio/hemograma-iv';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a patient sees when it is ready, the steps until then, and asks for another day', async ({ page }) => {
      await page.goto(bloodCount);
      const ready = page.getByRole('region', { name: 'Cuándo está listo' });
      await expect(ready.getByText(/antes de las? \d/)).toBeVisible();
      await ready.getByText('Cómo se calcula').click();
      await expect(ready.getByText(/^Se procesa el/)).toBeVisible();
      await ready.getByText('Otro día u hora').click();
      await page.getByLabel('Día en que deja la muestra').fill(inDays(7));
      await page.getByLabel('Hora', { exact: true }).fill('08:15');
      await page.getByRole('button', { name: 'Calcular la fecha' }).click();
      await expect(ready.getByText(/a las 8:15/)).toBeInViewport();
      await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('08:15');
    });

    test('a panel leads to its exams, an exam to its panel', async ({ page }) => {
      await page.goto('/en/examenes-laboratorio/perfil-de-lupus');
      const members = page.getByRole('region', { name: 'What it includes' });
      await members.getByRole('link').first().click();
      await page.getByRole('region', { name: 'Panels that include it' }).getByRole('link', { name: /lupus/i }).click();
      await expect(page).toHaveURL('/en/examenes-laboratorio/perfil-de-lupus');
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault on an exam with everything open in ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${bloodCount}?dia=2026-02-30&hora=`);
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll('main details:not([open])')) closed.setAttribute('open', '');
    });
    await expectAccessible(page);
  });
}
