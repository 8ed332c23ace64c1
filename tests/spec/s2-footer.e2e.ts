import { beginningWith, brand, email, expect, expectChat, greetings, phones, test } from '../support/browser.ts';

const spanish = [
  ['Análisis de sangre', '/servicios/analisis-sangre'],
  ['Análisis de orina', '/servicios/analisis-orina'],
  ['Perfil lipídico', '/servicios/cardiologia'],
  ['Hormonas', '/servicios/hormonas'],
  ['Microbiología', '/servicios/microbiologia'],
  ['Medicina familiar', '/servicios/medicina-familiar'],
  ['Neurología', '/servicios/neurologia'],
  ['Pediatría', '/servicios/pediatria'],
  ['Ver Resultados', '/portal-resultados'],
  ['Preparación Exámenes', '/servicios'],
  ['Preguntas Frecuentes', '/contacto'],
  ['Política de privacidad', '/politicas-privacidad'],
  ['Política de cookies', '/politica-cookies'],
] as const;

const english = [
  ['Lipid profile', '/en/servicios/cardiologia'],
  ['View Results', '/en/portal-resultados'],
  ['Test Preparation', '/en/servicios'],
  ['Frequently Asked Questions', '/en/contacto'],
  ['Privacy policy', '/en/politicas-privacidad'],
  ['Cookie policy', '/en/politica-cookies'],
] as const;

for (const [home, links] of [
  ['/', spanish],
  ['/en', english],
] as const) {
  test(`S2.15 the footer of ${home} leads to the service pages, results, preparation, questions, and policies`, async ({
    page,
  }) => {
    await page.goto(home);
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of links) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect.soft(link).toHaveAttribute('href', path);
      expect.soft((await page.request.get(path)).status(), path).toBe(200);
    }
    const [name, path] = links[2];
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });
}

test('S2.15 "Agendar Cita" in the footer opens a chat that asks for an appointment', async ({ page }) => {
  await page.goto('/');
  await expectChat(page.getByRole('contentinfo').getByRole('link', { name: 'Agendar Cita' }), greetings.appointment);
  await page.goto('/en');
  await expectChat(
    page.getByRole('contentinfo').getByRole('link', { name: 'Book an Appointment' }),
    beginningWith(greetings.appointment),
  );
});

test('S2.16 the footer shows both sites, both phones, the e-mail, and the year 2022', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Torre Salud, Medellín');
  await expect(footer).toContainText('Calle 47D, edificio CEA, piso 3');
  expect(phones).toHaveLength(2);
  for (const phone of phones) await expect(footer.getByRole('button', { name: phone })).toBeVisible();
  await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(footer).toContainText(`© 2022 ${brand}`);
});

test('S2.16 the three social icons are not links while the laboratory has no address for them', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Facebook', 'Instagram', 'YouTube']) {
    await expect(footer.getByRole('img', { name })).toBeVisible();
    await expect(footer.getByRole('link', { name })).toHaveCount(0);
  }
});
