import { digitsOf, email, expect, phones, test } from '../support/browser.ts';

const services = [
  [
    'Análisis de sangre',
    '/servicios/analisis-sangre',
    ['Hemograma completo', 'Glucosa', 'Colesterol', 'Triglicéridos'],
  ],
  [
    'Microbiología',
    '/servicios/microbiologia',
    ['Urocultivos', 'Coprocultivos', 'Cultivos de heridas', 'Antibiogramas'],
  ],
  ['Análisis de orina', '/servicios/analisis-orina', ['Parcial de orina', 'Sedimento', 'Proteinuria', 'Microalbúmina']],
  ['Hormonas', '/servicios/hormonas', ['Tiroides', 'Hormonas sexuales', 'Cortisol', 'Insulina']],
] as const;

for (const [name, path, items] of services) {
  test(`S2.12 the service card "${name}" lists ${items.join(', ')} and leads to ${path}`, async ({ page }) => {
    await page.goto('/');
    const card = page
      .locator('#servicios')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByRole('listitem')).toHaveText([...items]);
    await card.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  });
}

test('S2.12 the services section has four cards, in order, and a way to all services', async ({ page }) => {
  await page.goto('/#servicios');
  const section = page.locator('#servicios');
  await expect(section.getByRole('heading', { name: 'Servicios' })).toBeInViewport();
  await expect(section.getByRole('article').getByRole('heading')).toHaveText(services.map(([name]) => name));
  await section.getByRole('link', { name: 'Ver todos los servicios' }).click();
  await expect(page).toHaveURL('/servicios');
});

test('S2.13 the about section has four figures and four values', async ({ page }) => {
  await page.goto('/#nosotros');
  const about = page.locator('#nosotros');
  await expect(about.getByRole('heading', { name: 'Nosotros' })).toBeInViewport();
  await expect(about.getByRole('listitem')).toHaveText([
    /^3 profesionales con registro público responden por los resultados Muchos años de experiencia$/,
    /^50\.000\+ pacientes atendidos desde que abrimos En 2 sedes, y en su casa si lo prefiere$/,
    /^5\.000\+ tipos de examen, aquí o remitidos [\d.]+ están en el catálogo en línea/,
    /^6:00\sa\.\sm\. hora de apertura, para que el ayuno termine temprano Horarios flexibles$/,
  ]);
  await expect(about.getByRole('term')).toHaveText(['Excelencia', 'Equipo Experto', 'Precisión', 'Cuidado Humano']);
});

test('S2.13 in English the figures and values are the same', async ({ page }) => {
  await page.goto('/en#nosotros');
  const about = page.locator('#nosotros');
  await expect(about.getByRole('listitem')).toHaveText([
    /^3 professionals with a public registration .*Many years of experience$/,
    /^50,000\+ patients served since we opened At 2 locations, and at your home if you prefer$/,
    /^5,000\+ exam types, run here or sent out [\d,]+ are in the online catalog/,
    /^6:00\sAM is when we open, so that the fast ends early Flexible hours$/,
  ]);
  await expect(about.getByRole('term')).toHaveText(['Excellence', 'Expert Team', 'Precision', 'Human Care']);
});

test('S2.14 the contact section leads to the page with locations and map', async ({ page }) => {
  await page.goto('/#contacto');
  const contact = page.locator('#contacto');
  await expect(contact.getByRole('heading', { name: 'Contacto' })).toBeInViewport();
  await contact.getByRole('link', { name: 'Sedes y mapa' }).click();
  await expect(page).toHaveURL('/contacto');
});

test('S2.14 the contact section shows both sites, every phone, the e-mail, and the hours shown on pages', async ({
  page,
}) => {
  await page.goto('/');
  const contact = page.locator('#contacto');
  await expect(contact).toContainText('Torre Salud, Medellín');
  await expect(contact).toContainText('Calle 47D, edificio CEA, piso 3');
  for (const phone of phones) await expect(contact.getByRole('button', { name: phone })).toBeVisible();
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(contact).toContainText(/Lunes – viernes: 6:00\sa\.\sm\. – 5:00\sp\.\sm\./);
  await expect(contact).toContainText(/Sábado: 6:00\sa\.\sm\. – 12:00\sp\.\sm\./);
  await expect(contact.getByRole('heading', { name: 'Envíenos un mensaje' })).toBeVisible();
});

test('S2.14 "schedule now" asks for the place and opens the booking at home or at a site', async ({ page }) => {
  await page.goto('/');
  const open = page.locator('#contacto').getByRole('button', { name: 'Agendar ahora' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: '¿Dónde le tomamos la muestra?' });
  await expect(dialog.getByRole('link', { name: 'En una sede' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${digitsOf(phones[0])}\\?text=`),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByRole('link', { name: 'En mi casa' }).click();
  await expect(page).toHaveURL('/toma-domicilio-medellin');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
