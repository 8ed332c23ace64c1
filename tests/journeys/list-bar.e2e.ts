import { expect, type Page, test } from '../support/browser.ts';

/** The catalog's bar of the list: how many exams it has, what they cost, and the way to the plan. */

const catalog = '/examenes-laboratorio';
const bar = (page: Page) => page.getByRole('main').getByRole('link', { name: /Ver mi plan$/ });
const keep = (page: Page, codes: string) =>
  page.addInitScript((list) => {
    if (!localStorage.getItem('exam-list')) localStorage.setItem('exam-list', list);
  }, codes);

test.describe('with JavaScript', () => {
  // A visitor who saves data gets no total.
  test.use({ fetchAhead: true, viewport: { width: 360, height: 640 } });

  test('the bar has the total of the list’s own page, and leads there', async ({ page }) => {
    await keep(page, 'HEM-001,QUI-001');
    await page.goto(catalog);
    await expect(bar(page)).toHaveText(/^2 exámenes\$.[\d.]+Ver mi plan$/);
    const total = /\$.[\d.]+/.exec((await bar(page).textContent()) ?? '')?.[0] ?? '?';
    await bar(page).click();
    await expect(page).toHaveURL('/mi-lista');
    await expect(
      page
        .getByRole('main')
        .getByRole('region', { name: /^Total/ })
        .locator('dd')
        .first(),
    ).toHaveText(total);
  });

  test('an exam that is added counts at once', async ({ page }) => {
    await page.goto(`${catalog}?q=tsh`);
    await expect(bar(page)).toBeHidden();
    await page.locator('a[data-list-add="END-001"]').first().click();
    await expect(bar(page)).toHaveText(/^1 examen\$/);
    await page.evaluate(() => localStorage.removeItem('exam-list'));
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('exam-list-changed')));
    await expect(bar(page)).toBeHidden();
  });

  test('on a phone it is 48 px high at the lower edge, between the two chat icons; on a wide screen it is part of the page', async ({
    page,
  }) => {
    await keep(page, 'HEM-001');
    await page.goto(catalog);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const box = await bar(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(48);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.setViewportSize({ width: 1440, height: 900 });
    const [above, heading] = [
      await bar(page).boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
    await page.mouse.wheel(0, 1200);
    await expect(bar(page)).not.toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar shows the list of the address', async ({ page }) => {
    await page.goto(`${catalog}?e=HEM-001,QUI-001`);
    await expect(bar(page)).toHaveText(/^2 exámenes\$.[\d.]+Ver mi plan$/);
    await expect(bar(page)).toHaveAttribute('href', '/mi-lista?e=HEM-001,QUI-001');
    await page.goto(catalog);
    await expect(bar(page)).toBeHidden();
  });
});
