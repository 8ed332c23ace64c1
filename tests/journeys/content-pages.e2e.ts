import { expect, expectChat, test } from '../support/browser.ts';

test('"was this page useful?": yes gets thanks, no offers a chat that names the page', async ({ page }) => {
  await page.goto('/servicios/hormonas');
  const useful = page.getByRole('region', { name: '¿Le sirvió esta página?' });
  await useful.getByText('Sí', { exact: true }).click();
  await expect(useful.getByText(/^Gracias\./)).toBeVisible();
  await useful.getByText('No', { exact: true }).click();
  await expect(useful.getByText(/^Gracias\./)).toBeHidden();
  await expectChat(useful.getByRole('link', { name: 'Contarnos por WhatsApp' }), /«Hormonas»/);
});

test('on a page about a private topic the chat does not name it', async ({ page }) => {
  await page.goto('/servicios/paquetes/its');
  const useful = page.getByRole('region', { name: '¿Le sirvió esta página?' });
  await useful.getByText('No', { exact: true }).click();
  await expectChat(useful.getByRole('link', { name: 'Contarnos por WhatsApp' }), /^(?!.*(ITS|«)).*su sitio web/);
});

test('the phone’s share sheet shares the address, or the clipboard if it has none', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/servicios/paquetes/its?utm_source=x#ventana');
  await expect(page.getByRole('button', { name: 'Compartir esta página' })).toBeHidden();
  await page.getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/servicios/paquetes/its', page.url()).href);

  const phone = await context.newPage();
  await phone.addInitScript(() => {
    Object.assign(navigator, {
      share: async (what: object) => document.documentElement.setAttribute('data-shared', JSON.stringify(what)),
    });
  });
  await phone.goto('/servicios/paquetes/its');
  await phone.getByRole('button', { name: 'Compartir esta página' }).click();
  // Only the address, without the title, which would reveal the topic.
  await expect(phone.locator('html')).toHaveAttribute('data-shared', JSON.stringify({ url: copied }));
});

test('on a wide screen the contents stay beside the text, and on a phone they fold', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/servicios/hormonas');
  const contents = page.getByRole('navigation', { name: 'En esta página' });
  await contents.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeInViewport();
  await expect(contents).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/servicios/hormonas');
  await expect(contents).toBeHidden();
  await page.locator('summary', { hasText: 'En esta página' }).click();
  await contents.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeInViewport();
});

test('on paper every answer is open and links show their addresses', async ({ page }) => {
  await page.goto('/servicios/hormonas');
  const answer = page.locator('details:has(h3)').first().locator('.prose');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  for (const gone of ['Usted está en', 'En esta página'])
    await expect(page.getByRole('navigation', { name: gone })).toHaveCount(0);
  const source = page.locator('main footer a[href^="https"]').first();
  const after = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain(await source.getAttribute('href'));
});
