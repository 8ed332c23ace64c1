import { beginningWith, expect, expectChat, greetings, test } from '../support/browser.ts';
import { carousels } from '../support/carousels.ts';

const slides = ['/servicios', '/servicios/paquetes/its', '/pruebas-de-paternidad'];

for (const [position, path] of slides.entries()) {
  test(`S2.05 text slide ${position + 1} of 3 is a link to ${path}`, async ({ page }) => {
    await page.goto('/');
    const { texts } = carousels(page);
    await expect(texts.dots).toHaveCount(3);
    await texts.dots.nth(position).click();
    await texts.expectShown(position + 1);
    await expect(texts.slide(position + 1).getByRole('link')).toHaveCount(1);
    await texts
      .slide(position + 1)
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(path);
  });
}

test('S2.05 in English the three slides lead to the English pages', async ({ page }) => {
  await page.goto('/en');
  const links = page
    .getByRole('region', { name: 'What people ask us for' })
    .getByRole('group', { name: /^\d of 3: / })
    .getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    slides.map((path) => `/en${path}`),
  );
});

for (const [name, path] of [
  ['Toma a domicilio gratis', '/toma-domicilio-medellin'],
  ['Ver exámenes', '/examenes-laboratorio'],
] as const) {
  test(`S2.06 the hero's button "${name}" leads to ${path}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Bienvenida', exact: true }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  });
}

test("S2.07 the hero's WhatsApp button opens a chat with a greeting that asks to schedule an exam", async ({
  page,
}) => {
  await page.goto('/');
  await expectChat(
    page.getByRole('region', { name: 'Bienvenida', exact: true }).getByRole('link', { name: 'Agendar por WhatsApp' }),
    greetings.exam,
  );
  await page.goto('/en');
  const inEnglish = page
    .getByRole('region', { name: 'Welcome', exact: true })
    .getByRole('link', { name: 'Schedule on WhatsApp' });
  await expectChat(inEnglish, beginningWith(greetings.exam));
});

for (const [home, region, name, path] of [
  ['/', 'Bienvenida', 'Ver Resultados', '/portal-resultados'],
  ['/en', 'Welcome', 'View Results', '/en/portal-resultados'],
] as const) {
  test(`S2.08 "${name}" leads to ${path}`, async ({ page }) => {
    await page.goto(home);
    await page.getByRole('region', { name: region, exact: true }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });
}

for (const [name, address] of [
  ['Portal de pacientes', '/pacientes'],
  ['Calculadora de riesgo', '/entrega-rapida#calculadora'],
  ['Portal de médicos', '/medicos'],
] as const) {
  test(`S2.09 the shortcut card "${name}" leads to ${address}`, async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('navigation', { name: 'Accesos directos' }).getByRole('link');
    await expect(cards).toHaveCount(3);
    await cards.filter({ hasText: name }).click();
    await expect(page).toHaveURL(address);
  });
}

test("S2.09 the risk calculator's card scrolls to the calculators", async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Accesos directos' })
    .getByRole('link', { name: /Calculadora de riesgo/ })
    .click();
  await expect(page).toHaveURL('/entrega-rapida#calculadora');
  await expect(page.locator('#calculadora')).toBeInViewport();
});

test('S2.10 the second carousel shows three laboratory images, with arrows and dots', async ({ page }) => {
  await page.goto('/');
  const { pictures } = carousels(page);
  await pictures.region.hover();
  await expect(pictures.region.getByRole('group', { name: /^\d de 3: / })).toHaveCount(3);
  await expect(pictures.dots).toHaveCount(3);
  await pictures.expectShown(1);
  await expect(pictures.slide(1).getByRole('img')).toHaveAccessibleName(/\S{3,}/);
  await pictures.next.click();
  await pictures.expectShown(2);
  await expect(pictures.slide(2).getByRole('img')).toHaveAccessibleName(/\S{3,}/);
  await pictures.dots.nth(2).click();
  await pictures.expectShown(3);
  await expect(pictures.slide(3).getByRole('img')).toHaveAccessibleName(/\S{3,}/);
  await pictures.previous.click();
  await pictures.expectShown(2);
});

test('S2.11 badges say "50,000+ Pacientes" and "5,000+ Exámenes"', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Bienvenida', exact: true });
  await expect(hero.getByText('50,000+ Pacientes', { exact: true })).toBeVisible();
  await expect(hero.getByText('5,000+ Exámenes', { exact: true })).toBeVisible();
});
