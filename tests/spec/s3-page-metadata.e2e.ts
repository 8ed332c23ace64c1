import { expect, type Page, shortBrand, test } from '../support/browser.ts';

const content = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');

for (const [path, language, other] of [
  ['/servicios/analisis-sangre', 'es_CO', 'en_US'],
  ['/en/servicios/analisis-sangre', 'en_US', 'es_CO'],
  ['/blog/ayuno-antes-del-examen', 'es_CO', 'en_US'],
] as const) {
  test(`S3.03 ${path} has a title, description, keywords, canonical address, Open Graph, and structured data`, async ({
    page,
  }) => {
    await page.goto(path);
    const title = await page.title();
    const canonical = (await page.locator('head link[rel="canonical"]').getAttribute('href')) ?? '';
    expect(title).toContain(` · ${shortBrand}`);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(new URL(canonical).pathname).toBe(path);
    expect((await content(page, 'description'))?.length).toBeGreaterThan(80);
    expect(await content(page, 'keywords')).toContain(', ');
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
    const openGraph = [
      'og:type',
      'og:title',
      'og:url',
      'og:locale',
      'og:locale:alternate',
      'og:image:width',
      'og:image:height',
    ];
    expect(await Promise.all(openGraph.map((name) => content(page, name)))).toEqual([
      path.startsWith('/blog/') ? 'article' : 'website',
      title,
      canonical,
      language,
      other,
      '1200',
      '630',
    ]);
    expect(await content(page, 'og:image:alt')).toBe(await page.getByRole('heading', { level: 1 }).textContent());
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
    const described = graph.find((thing: { '@id': string }) => thing['@id'] === `${canonical}#page`);
    expect(described).toMatchObject({ url: canonical, description: await content(page, 'description') });
  });
}

test("S3.03 a page's picture for social networks has the declared size", async ({ page, request }) => {
  await page.goto('/servicios/analisis-sangre');
  const address = new URL((await content(page, 'og:image')) ?? '').pathname;
  const picture = await request.get(address);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await page.goto(address);
  const size = await page
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size.map(String)).toEqual(['1200', '630']);
});

test('S3.03 a personal page asks not to be indexed, in the page and in its headers', async ({ page }) => {
  const response = await page.goto('/portal-resultados');
  expect(await content(page, 'robots')).toBe('noindex');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
});

test("S3.03 search engines find the sitemap through robots.txt, and in it a page's version in the other language", async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = robots.match(/^Sitemap: (\S+)$/m)?.[1] ?? '';
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  const [, english = ''] = xml.match(/hreflang="en" href="([^"]+\/en\/contacto)"/) ?? [];
  expect((await request.get(new URL(english).pathname)).status()).toBe(200);
});
