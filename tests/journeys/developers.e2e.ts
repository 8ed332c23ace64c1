import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a developer reads a request, opens its answer, and finds the document', async ({ page }) => {
      await page.goto('/desarrolladores');
      const plans = page.getByRole('region', { name: 'Preparación para varios exámenes' });
      await expect(plans.getByText(/^curl '.*\/api\/v1\/plans\?e=HEM-001,QUI-001&lang=es'$/)).toBeVisible();
      const answer = plans.getByText('"fewestVisits": true');
      await expect(answer).toBeHidden();
      await plans.getByText('Ver la respuesta').click();
      await expect(answer).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const published = await page.request.get('/api/v1/openapi.json');
      expect(await published.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in ${colorScheme}, with the answers open`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/desarrolladores', '/en/desarrolladores']) {
      await page.goto(path);
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      await expectAccessible(page, { parts: ['main'] });
    }
  });
}
