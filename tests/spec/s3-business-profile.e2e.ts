import { brand, digitsOf, expect, type Page, phones, test } from '../support/browser.ts';

async function profileOf(page: Page) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = blocks.map((block) => JSON.parse(block)).flatMap((block) => block['@graph']);
  return things.find((thing) => [thing['@type']].flat().includes('MedicalBusiness'));
}

for (const home of ['/', '/en']) {
  test(`S3.04 ${home} gives search engines the laboratory's name, address, phone, place, prices, and payments`, async ({
    page,
  }) => {
    await page.goto(home);
    const profile = await profileOf(page);
    expect(profile['@type']).toEqual(['DiagnosticLab', 'MedicalBusiness']);
    expect(profile.name).toBe(brand);
    expect(digitsOf(profile.telephone)).toBe(digitsOf(phones[0]));
    const inMedellin = { addressLocality: 'Medellín', addressRegion: 'Antioquia', addressCountry: 'CO' };
    expect(profile.address).toMatchObject([
      { ...inMedellin, name: 'Torre Salud' },
      { ...inMedellin, name: 'Estadio', streetAddress: expect.stringContaining('Calle 47D, edificio CEA, piso 3') },
    ]);
    expect(profile.geo).toMatchObject({ latitude: 6.244, longitude: -75.581 });
    expect(profile.priceRange).toBe('$$');
    expect(profile.paymentAccepted).toBe('Cash, Credit Card, Health Insurance');
    expect(profile.currenciesAccepted).toBe('COP');
  });
}

test('S3.04 search engines get Monday to Friday 6:00 to 18:00 and Saturday 6:00 to 14:00, unlike the page (D3)', async ({
  page,
}) => {
  await page.goto('/');
  expect((await profileOf(page)).openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '06:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '06:00', closes: '14:00' },
  ]);
});
