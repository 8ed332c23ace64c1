import { expect, test } from '../support/browser.ts';

// A claim has its condition directly beside it: what it counts, the days on which it applies, or the event of a probability.
const claims = {
  '/': [
    /50,000\+ Pacientes/,
    /50\.000\+ ?pacientes atendidos desde que abrimos/,
    /Más de 5\.000 tipos de examen, contando los que remitimos/,
    /Los de rutina, el mismo día; los especializados, en 24–48 horas: en días hábiles, si la muestra llega antes de las 11 a\. m\./,
    /la toma a domicilio es gratis/,
    /99,9 ?% de precisión ?Es la probabilidad de que sea el padre cuando el ADN coincide/,
  ],
  '/en': [
    /50,000\+ Patients/,
    /50,000\+ ?patients served since we opened/,
    /More than 5,000 types of tests, counting those we send out/,
    /Routine ones the same day; specialized ones in 24–48 hours: on business days, if the sample gets here before 11 AM/,
    /home collection is free/,
    /99\.9 ?% accurate ?That’s the probability that he is the father when the DNA matches/,
  ],
};

for (const [path, sentences] of Object.entries(claims)) {
  test(`S1.01 the landing page ${path} claims patients, exams, result times, free home collection, and paternity accuracy`, async ({
    page,
  }) => {
    await page.goto(path);
    const text = ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const sentence of sentences) expect.soft(text).toMatch(sentence);
  });
}

test('S1.02 the site starts in Spanish, whatever the browser prefers', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toContainText('Toma a domicilio');
  await page.close();
});

test('S1.02 the selector in the header changes the language of the contact section', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('#contacto');
  await expect(contact.getByRole('heading', { name: 'Envíenos un mensaje' })).toBeVisible();
  await expect(contact.getByRole('button', { name: 'Agendar ahora' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(contact.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
  await expect(contact.getByRole('button', { name: 'Schedule now' })).toBeVisible();
  await expect(contact.getByLabel('Name')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/');
  await expect(contact.getByLabel('Nombre')).toBeVisible();
});
