import { expect, test } from '../support/browser.ts';

// Back to the answer of a posted form showed the browser's page about sending it again (ERR_CACHE_MISS): no cache stores a personal page.

for (const [name, path, button] of [
  ['a home visit', '/toma-domicilio-medellin/pedir', 'Agendar la toma'],
  ["a patient's account", '/portal-resultados/crear-cuenta', 'Crear cuenta'],
  ["a doctor's registration", '/medicos-registro', 'Enviar mi solicitud'],
] as const) {
  test(`Back to a refused form of ${name} shows the form`, async ({ page }) => {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    // The answer's script has replaced its history entry (`app/posted.ts`).
    await page.waitForLoadState();
    await page.goto('/');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
  });
}
