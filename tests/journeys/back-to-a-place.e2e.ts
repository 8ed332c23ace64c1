import { expect, scrollTo, scrollTop, test, waitForBehaviors } from '../support/browser.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a link to a part of the page shows that part, and it stays in view while the layout of the rest completes', async ({
  page,
}) => {
  await page.goto('/#contacto');
  await waitForBehaviors(page);
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await expect(page.locator('#contacto').getByRole('heading', { name: 'Contacto' })).toBeInViewport();
});

test('a reload deep inside the page keeps its position', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await scrollTo(page, 3000);
  await page.reload();
  await expect(page.locator('[data-later]')).toHaveCount(0);
  // Within the height that the header's strip loses when it shrinks.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 3000)).toBeLessThan(40);
});
