import { expect, type Locator, type Page, test } from '../support/browser.ts';

/** Clause S9.02, on the field of the results page: the requests while a visitor types. */

const start = '2026-11-17T15:00:00Z';
const paused = '2026-11-17T15:01:00Z';
const suggestions = '**/portal-resultados/examenes';
const SETTLED_MS = 200;
const MINUTE_MS = 60_000;

const field = (page: Page) => page.getByLabel('¿Qué examen le hicieron?');
const offered = (page: Page) => page.getByRole('button', { name: /TSH/ });

/** Opens the page, turns to its field, and waits until React has hydrated it; then only the test moves the clock. */
async function openPage(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.goto('/portal-resultados');
  await field(page).focus();
  await expect(page.locator('[data-island="exam-field"][data-hydrated]')).toHaveCount(1);
  await page.clock.pauseAt(paused);
}

/** Types, and lets the moment pass after which the field asks. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.clock.runFor(SETTLED_MS);
}

/** Waits for what an answer brings: the page shows it in a timer of no length. */
async function expectShown(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(part).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Empties the field, so that no suggestion is shown. */
async function leave(page: Page): Promise<void> {
  await type(page, '');
  await expect(page.getByText('Los que más nos piden')).toBeVisible();
}

/** Answers 503 until the test removes the route. Counts the requests. */
async function failing(page: Page): Promise<{ asked: number }> {
  const count = { asked: 0 };
  await page.route(suggestions, async (route) => {
    count.asked += 1;
    await route.fulfill({ status: 503, body: '' });
  });
  return count;
}

test('S9.02 retries a failed request three times, after exactly 1, 2, and 4 seconds', async ({ page }) => {
  const count = await failing(page);
  await openPage(page);
  await type(page, 'tsh');
  await expect.poll(() => count.asked).toBe(1);
  for (const [attempt, delay] of [1000, 2000, 4000].entries()) {
    await settle(page);
    await page.clock.runFor(delay - 1);
    await settle(page);
    expect(count.asked).toBe(attempt + 1);
    await page.clock.runFor(1);
    await expect.poll(() => count.asked).toBe(attempt + 2);
  }
  await expectShown(page, page.getByText('No pudimos buscar ahora.'));
  await page.clock.runFor(10 * MINUTE_MS);
  await settle(page);
  expect(count.asked).toBe(4);
});

test('S9.02 an attempt that succeeds ends the waiting', async ({ page }) => {
  const count = await failing(page);
  await openPage(page);
  await type(page, 'tsh');
  await expect.poll(() => count.asked).toBe(1);
  await settle(page);
  await page.unroute(suggestions);
  await page.clock.runFor(1000);
  await expectShown(page, offered(page).first());
  await expect(page.getByText('No pudimos buscar ahora.')).toHaveCount(0);
});

test('S9.02 drops unused data after five minutes', async ({ page }) => {
  await openPage(page);
  await type(page, 'tsh');
  await expectShown(page, offered(page).first());

  // From here on no request gets an answer, so the page shows cached data.
  await page.route(suggestions, () => {});
  await leave(page);
  await page.clock.runFor(5 * MINUTE_MS - 2 * SETTLED_MS);
  await type(page, 'tsh');
  await expectShown(page, offered(page).first());

  await leave(page);
  await page.clock.runFor(5 * MINUTE_MS);
  await type(page, 'tsh');
  await expect(page.getByText('Los que más nos piden')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(offered(page)).toHaveCount(0);
});

/** Lets an answer that has come reach the page: its promises run in tasks that need no clock. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
  });
