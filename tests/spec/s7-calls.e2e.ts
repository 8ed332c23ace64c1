import { digitsOf, expect, greetings, phones, test, whatsapp } from '../support/browser.ts';

for (const home of ['/', '/en']) {
  test(`S7.01 every WhatsApp link of ${home} opens the laboratory's chat with one of its Spanish texts, in a new tab`, async ({
    page,
  }) => {
    await page.goto(home);
    const links = await page.locator('a[href*="wa.me"]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    );
    const used = new Set<string>();
    for (const { href, target, rel } of links) {
      const url = new URL(href);
      expect.soft(`${url.host}${url.pathname}`).toBe(`wa.me/${digitsOf(whatsapp)}`);
      expect.soft(target).toBe('_blank');
      expect.soft(rel).toContain('noopener');
      const text = url.searchParams.get('text') ?? '';
      const greeting = Object.values(greetings).find((one) =>
        home === '/' ? text === one : text.startsWith(`${one} `),
      );
      expect.soft(greeting, text).toBeDefined();
      used.add(greeting ?? '');
    }
    expect([...used].sort()).toEqual(Object.values(greetings).sort());
  });
}

test('S7.01 each phone of the laboratory can be called', async ({ page }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('a[href^="tel:"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(hrefs)].sort()).toEqual(phones.map((phone) => `tel:+${digitsOf(phone)}`).sort());
});
