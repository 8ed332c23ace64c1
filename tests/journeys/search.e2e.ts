import { expectAccessible } from '../support/axe.ts';
import { expect, type Page, test } from '../support/browser.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Buscar en el sitio' });

for (const width of [360, 1440]) {
  test(`a visitor searches from any page at ${width} px, and finds the passage`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contacto', { waitUntil: 'networkidle' });
    await opener(page).click();
    const field = dialogOf(page).getByRole('searchbox', { name: '¿Qué busca?' });
    await expect(field).toBeFocused();
    await field.fill('hemogrma');
    await field.press('Enter');
    await expect(page).toHaveURL('/buscar?q=hemogrma');
    await page.getByRole('main').getByRole('link', { name: 'Cómo leer un hemograma' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cómo leer un hemograma' })).toBeVisible();
  });
}

test('the search closes by its button and by Escape, opens again, and returns the focus', async ({ page, faults }) => {
  await page.goto('/nosotros', { waitUntil: 'networkidle' });
  await opener(page).click();
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.type('sida');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test('if the search cannot open over the page, it is a page', async ({ page }) => {
  await page.goto('/nosotros', { waitUntil: 'networkidle' });
  await page.route('**/assets/search-dialog*', (route) => route.abort());
  await opener(page).click();
  await expect(page).toHaveURL('/buscar');
});

test('on the search page the header leads to the field', async ({ page }) => {
  await page.goto('/buscar?q=ayuno', { waitUntil: 'networkidle' });
  await opener(page).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in the open search in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await opener(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page, { parts: ['dialog[open]'] });
  });

  for (const path of ['/blog', '/blog?q=xyzw', '/en/blog/periodo-ventana-its', '/buscar?q=glucosa', '/en/buscar']) {
    test(`axe finds no fault on ${path} in ${colorScheme}, at 360 and 1440 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expectAccessible(page, { parts: ['main', 'header'] });
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works, and the blog filters by word, topic, and page', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await page.getByRole('main').getByRole('searchbox').fill('domicilio');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toContainText('casa');
    await page.goto('/blog');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL('/blog?pagina=2');
    await main.getByRole('link', { name: /^Infecciones/ }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Infecciones: 2 artículos' })).toBeVisible();
    await main.getByRole('searchbox', { name: 'Buscar en el blog' }).fill('dengue');
    await main.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/blog?q=dengue&tema=infections');
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(/^Dengue/);
  });
});

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`the header has room for the search at ${width} px, in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/', '/en']) {
      await page.goto(path);
      const parts = page.getByRole('banner').locator('.bar').locator('a:visible, button:visible');
      for (const part of await parts.all()) {
        const box = await part.boundingBox();
        expect.soft(box?.x ?? -1).toBeGreaterThanOrEqual(0);
        expect.soft((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
        expect.soft(box?.height ?? 0).toBeGreaterThanOrEqual(width < 768 ? 36 : 44);
      }
    }
  });
}
