import { beginningWith, expect, expectChat, greetings, test } from '../support/browser.ts';

const spanish = [
  ['Inicio', '/'],
  ['Servicios', '/servicios'],
  ['Catálogo de exámenes', '/examenes-laboratorio'],
  ['Toma a domicilio', '/toma-domicilio-medellin'],
  ['Blog', '/blog'],
  ['Nosotros', '/nosotros'],
  ['Contacto', '/contacto'],
] as const;
const english = ['Home', 'Services', 'Test Catalog', 'Home Service', 'Blog', 'About', 'Contact'];

test('S2.20 the navigation leads, in order, to home, services, catalogue, home service, blog, about, and contact', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(links).toHaveText(spanish.map(([name]) => name));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    spanish.map(([, path]) => path),
  );
  await expect(links.filter({ hasText: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of spanish.slice(1)) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
  }
});

test('S2.20 in English the navigation says Home, Services, Test Catalog, Home Service, Blog, About, Contact', async ({
  page,
}) => {
  await page.goto('/en');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(english);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    spanish.map(([, path]) => (path === '/' ? '/en' : `/en${path}`)),
  );
});

test('S2.20 "Schedule Appointment" in the header opens WhatsApp', async ({ page }) => {
  await page.goto('/');
  await expectChat(page.getByRole('banner').getByRole('link', { name: 'Agendar cita' }), greetings.appointment);
  await page.goto('/en');
  await expectChat(
    page.getByRole('banner').getByRole('link', { name: 'Schedule Appointment' }),
    beginningWith(greetings.appointment),
  );
});

test('S2.21 on a small screen the menu opens, navigates, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menú' });
  const open = page.getByRole('button', { name: 'Abrir el menú' });
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu.getByRole('link')).toContainText([...spanish.map(([name]) => name), 'Agendar cita']);
  await menu.getByRole('button', { name: 'Cerrar el menú' }).click();
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/nosotros');
  await expect(menu).toBeHidden();
});

test('S2.21 on a large screen there is no menu button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeHidden();
});
