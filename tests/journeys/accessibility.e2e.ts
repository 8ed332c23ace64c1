import { expectAccessible } from '../support/axe.ts';
import { breakPage, expect, type Page, phones, test } from '../support/browser.ts';

/** Each screen with the steps that lead to it. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'the error screen': async (page) => {
    await breakPage(page, '/servicios');
    await page.goto('/servicios');
    await expect(page.getByRole('heading', { name: 'Error de Sistema' })).toBeVisible();
  },
};

const states: Record<string, { width: number; reach: (page: Page) => Promise<void> }> = {
  'the open mobile menu': {
    width: 360,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    },
  },
  'the open phone dialog': {
    width: 360,
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: phones[0] }).first().click();
      await expect(page.getByRole('dialog', { name: '¿Cómo prefiere comunicarse?' })).toBeVisible();
    },
  },
  "the contact form's choice": {
    width: 1440,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
    },
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  // Animations are checked in their final state.
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [screen, reach] of Object.entries(screens)) {
      for (const width of [360, 1440]) {
        test(`axe finds no fault on ${screen} at ${width} px in ${colorScheme}`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await reach(page);
          await expectAccessible(page);
        });
      }
    }

    for (const [state, { width, reach }] of Object.entries(states)) {
      test(`axe finds no fault on ${state} at ${width} px in ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await reach(page);
        await expectAccessible(page);
      });
    }
  });
}
