import { colorRules, expectAccessible } from '../support/axe.ts';
import { test as base, expect, type Page } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

// The examples of the UI kit (`app/ui/*.examples.tsx`) represent every screen that uses it.

const test = base.extend<object, { site: ServedSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await serveSite({ change: (services) => ({ ...services, showsGallery: true }) });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const form = (page: Page) => page.locator('#sample-form');

for (const path of ['/galeria', '/en/galeria']) {
  for (const width of [320, 768, 1440]) {
    test(`${path} at ${width} px: axe finds no fault in either theme, everything fits, and every target is large enough`, async ({
      page,
      faults,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, colorScheme === 'light' ? {} : { rules: colorRules });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await smallTargets(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

/** Controls lower than 44 px. A radio button or a checkbox counts with its label. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const targets = [...main.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].map((one) =>
      one.matches('[type="radio"], [type="checkbox"]') ? (one.closest('label') ?? one) : one,
    );
    return targets
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
      .map((one) => `${one.outerHTML.slice(0, 120)} is ${one.getBoundingClientRect().height} px high`);
  });

test('each dialog opens, is accessible, and returns the focus', async ({ page }) => {
  await page.goto('/galeria');
  for (const name of ['Cancelar la cita', 'Corregir el resultado']) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, { parts: ['dialog[open]'] });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the form, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('is refused, corrected from its summary, and accepted', async ({ page }) => {
      await page.goto('/galeria');
      await form(page).getByLabel('Nombre completo').fill('Ana Ruiz');
      await form(page).getByLabel('Mes').fill('julio');
      await form(page).getByRole('button', { name: 'Pedir la cita' }).click();
      const summary = form(page).getByRole('alert');
      await expect(summary.getByRole('link')).toHaveText([
        /^Correo electrónico:/,
        /^Fecha de nacimiento:/,
        /^¿Dónde le tomamos/,
        /^Autorización:/,
      ]);
      await expect(form(page).getByLabel('Nombre completo')).toHaveValue('Ana Ruiz');
      await expect(form(page).getByLabel('Mes')).toHaveValue('julio');

      await summary.getByRole('link', { name: /^Correo/ }).click();
      await expect(form(page).getByLabel('Correo electrónico')).toBeFocused();
      await page.keyboard.type('ana@example.com');
      await summary.getByRole('link', { name: /^Fecha/ }).click();
      await expect(form(page).getByLabel('Día')).toBeFocused();
      await page.keyboard.type('3');
      await form(page).getByLabel('Año').fill('1985');
      await form(page).getByLabel('En mi casa').check();
      await form(page).getByLabel('Autorizo').check();
      await form(page).getByRole('button', { name: 'Pedir la cita' }).click();
      await expect(form(page).getByRole('status')).toHaveText('Gracias, Ana Ruiz.');
    });
  });
}

test('a line of the summary scrolls to the label, and focuses the control', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/galeria', { waitUntil: 'networkidle' });
  await form(page).getByRole('button', { name: 'Pedir la cita' }).click();
  await page.waitForLoadState('networkidle');
  const summary = form(page).getByRole('alert');
  for (const [line, label, control] of [
    [
      /^Correo/,
      form(page).getByText('Correo electrónico', { exact: true }),
      form(page).getByLabel('Correo electrónico'),
    ],
    [/^Fecha/, form(page).locator('legend', { hasText: 'Fecha de nacimiento' }), form(page).getByLabel('Día')],
    [/^¿Dónde/, form(page).locator('legend', { hasText: '¿Dónde' }), form(page).getByLabel('En una sede')],
  ] as const) {
    await summary.getByRole('link', { name: line }).click();
    await expect(control).toBeFocused();
    await expect(label).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const place = await label.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});
