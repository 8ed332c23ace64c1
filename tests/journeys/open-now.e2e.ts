import { expect, type Page, test } from '../support/browser.ts';

const closing = Date.parse('2026-11-17T22:00:00Z');
/** On a wide screen the strip above the header says it. */
const status = (page: Page) => page.getByRole('banner').locator('[data-true-until]').first();

/** Serves the landing page as of another moment, because the server's clock cannot be set. */
async function serveAt(page: Page, state: () => { open: boolean; words: string; until: number } | null): Promise<void> {
  await page.route('/', async (route) => {
    const now = state();
    if (!now) return route.abort();
    const html = await (await route.fetch()).text();
    const body = html.replace(
      /data-true-until="\d+" data-open="\w+"([^>]*>)(<i[^>]*><\/i><span>)[^<]*/g,
      (_, attributes, before) =>
        `data-true-until="${now.until}" data-open="${now.open}"${attributes}${before}${now.words}`,
    );
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

const open = { open: true, words: 'Abierto ahora', until: closing };
const closed = { open: false, words: 'Cerrado', until: closing + 13 * 3_600_000 };

test('an open page says "closed" when the laboratory closes, in words and by its dot', async ({ page }) => {
  let now: typeof open | null = open;
  await serveAt(page, () => now);
  await page.clock.install({ time: closing - 10 * 60_000 });
  await page.goto('/');
  await expect(status(page)).toHaveText('Abierto ahora');
  const dot = status(page).locator('i');
  await expect(dot).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.clock.runFor(3_000);
  now = closed;
  await page.clock.runFor(10 * 60_000);
  await expect(status(page)).toHaveText('Cerrado');
  await expect(dot).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('[data-true-until]').filter({ hasText: 'Abierto' })).toHaveCount(0);
});

test('a statement that cannot be refreshed is hidden, and returns later', async ({ page }) => {
  let now: typeof open | null = open;
  await serveAt(page, () => now);
  await page.clock.install({ time: closing - 60_000 });
  await page.goto('/');
  await expect(status(page)).toBeVisible();
  await page.clock.runFor(3_000);
  now = null;
  await page.clock.runFor(60_000);
  await expect(status(page)).toBeHidden();
  now = closed;
  await page.clock.runFor(61_000);
  await expect(status(page)).toHaveText('Cerrado');
});
