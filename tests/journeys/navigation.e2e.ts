import { expect, type Page, scrollTo, scrollTop, test } from '../support/browser.ts';

const navigation = (page: Page, name = 'Principal') => page.getByRole('navigation', { name });

for (const [home, nav, link, path, lang, heading] of [
  ['/', 'Principal', 'Servicios', '/servicios', 'es-CO', 'Lo que podemos estudiar por usted'],
  ['/en', 'Main', 'Services', '/en/servicios', 'en-US', 'What we can test for you'],
] as const) {
  test(`from ${home} a link leads to ${path} with a new title in the same language, and Back returns`, async ({
    page,
    faults,
  }) => {
    await page.goto(home);
    await scrollTo(page, 900);
    const title = await page.title();
    await navigation(page, nav).getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(navigation(page, nav).getByRole('link', { name: link, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(page).toHaveTitle(title);
    // Sections above are laid out late and move the page by some pixels, fewer than a line.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 900)).toBeLessThan(24);
    expect(faults).toEqual([]);
  });
}
