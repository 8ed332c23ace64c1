import { expect, type Page, scrollTo, test, waitForBehaviors } from '../support/browser.ts';

/** The opacity of the header's bar: the alpha of the first element behind the logo with a background. */
const opacityOfBar = (page: Page): Promise<number> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /ir al inicio/ })
    .evaluate((logo) => {
      for (let element: Element | null = logo; element; element = element.parentElement) {
        const color = getComputedStyle(element).backgroundColor;
        const alpha = Number(color.match(/[/,]\s*([\d.]+)\)$/)?.[1] ?? 1);
        if (color !== 'rgba(0, 0, 0, 0)') return alpha;
      }
      throw new Error('nothing behind the logo has a background');
    });

const heightOfStrip = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').getByRole('region', { name: 'Contacto rápido' }).boundingBox())?.height ?? 0;

for (const width of [360, 1440]) {
  test(`S4.02 at ${width} px, past 100 px the header's bar is more opaque and its strip smaller, and back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await waitForBehaviors(page);
    const [opacity, height] = [await opacityOfBar(page), await heightOfStrip(page)];
    await scrollTo(page, 101);
    await expect.poll(() => opacityOfBar(page)).toBeGreaterThan(opacity + 0.1);
    await expect.poll(() => heightOfStrip(page)).toBeLessThan(height - 5);
    await scrollTo(page, 100);
    await expect.poll(() => opacityOfBar(page)).toBe(opacity);
    await expect.poll(() => heightOfStrip(page)).toBe(height);
  });
}

test('S4.02 the shrinking header moves nothing on the page', async ({ page }) => {
  await page.goto('/');
  await waitForBehaviors(page);
  const placeOf = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const before = await placeOf();
  const height = await heightOfStrip(page);
  await scrollTo(page, 300);
  await expect.poll(() => heightOfStrip(page)).toBeLessThan(height - 5);
  expect(await placeOf()).toBe(before);
});

const overlays = [
  ['the mobile menu', 'Abrir el menú', 'Menú', 'Cerrar el menú'],
  ['the phone modal', /^Llamar o escribir al/, '¿Cómo prefiere comunicarse?', 'Cancelar'],
] as const;

for (const [what, opener, name, closer] of overlays) {
  test(`S4.03 ${what} is closed, opens, and closes by its button and by Escape`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const overlay = page.getByRole('dialog', { name });
    const open = page.getByRole('banner').getByRole('button', { name: opener }).first();
    await expect(overlay).toBeHidden();
    await open.click();
    await expect(overlay).toBeVisible();
    await overlay.getByRole('button', { name: closer }).click();
    await expect(overlay).toBeHidden();
    await open.click();
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(open).toBeFocused();
  });
}
