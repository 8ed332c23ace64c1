import { expect, type Page, scrollTo, test, waitForBehaviors } from '../support/browser.ts';

const navigation = (page: Page, name = 'Principal') => page.getByRole('navigation', { name });

/** The heading that is nearest to the top of the window, and its distance from there: the visitor sees by it where the page is. */
const headingInView = (page: Page): Promise<{ text: string; top: number }> =>
  page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => {
      const [first = { text: '', top: 0 }] = headings
        .map((heading) => ({ text: heading.textContent ?? '', top: heading.getBoundingClientRect().top }))
        .filter(({ top }) => top >= 0)
        .sort((one, other) => one.top - other.top);
      return first;
    });

/** Waits until the parts that fade in, and slide meanwhile (`reveal.ts`), are in their place. */
const atRest = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('[data-reveal="shown"]')
        .evaluateAll((parts) => parts.flatMap((part) => part.getAnimations()).length),
    )
    .toBe(0);

for (const [home, nav, link, path, lang, heading] of [
  ['/', 'Principal', 'Servicios', '/servicios', 'es-CO', 'Lo que podemos estudiar por usted'],
  ['/en', 'Main', 'Services', '/en/servicios', 'en-US', 'What we can test for you'],
] as const) {
  test(`from ${home} a link leads to ${path} with a new title in the same language, and Back returns`, async ({
    page,
    faults,
  }) => {
    await page.goto(home);
    await waitForBehaviors(page);
    await scrollTo(page, 900);
    await atRest(page);
    const title = await page.title();
    const seen = await headingInView(page);
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
    await expect.poll(async () => (await headingInView(page)).text).toBe(seen.text);
    await expect.poll(async () => Math.abs((await headingInView(page)).top - seen.top)).toBeLessThanOrEqual(2);
    expect(faults).toEqual([]);
  });
}
