import AxeBuilder from '@axe-core/playwright';
import { unknownPath } from '../spec/source-paths.ts';
import { breakPage, expect, type Page, phones, readThrough, test } from '../support/browser.ts';

/** A screen is what it takes to get there. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'the landing page': (page) => open(page, '/'),
  'the English landing page': (page) => open(page, '/en'),
  'the 404': (page) => open(page, unknownPath),
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

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await readThrough(page);
}

async function expectNothingFound(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
    ),
  ).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  // What moves is judged where it ends.
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [screen, reach] of Object.entries(screens)) {
      for (const width of [360, 1440]) {
        test(`axe finds nothing on ${screen} at ${width} px in ${colorScheme}`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await reach(page);
          await expectNothingFound(page);
        });
      }
    }

    for (const [state, { width, reach }] of Object.entries(states)) {
      test(`axe finds nothing on ${state} at ${width} px in ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await reach(page);
        await expectNothingFound(page);
      });
    }
  });
}
