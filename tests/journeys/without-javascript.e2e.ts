import { digitsOf, expect, phones, test, whatsapp } from '../support/browser.ts';
import { carousels } from '../support/carousels.ts';

test.use({ javaScriptEnabled: false });

const landings = [
  {
    home: '/',
    headings: ['Servicios', 'Nosotros', 'Contacto'],
    send: 'Enviar mensaje',
    chat: 'Enviar por WhatsApp',
    name: 'Nombre',
    service: 'Servicio',
    message: 'Mensaje',
  },
  {
    home: '/en',
    headings: ['Services', 'About us', 'Contact'],
    send: 'Send message',
    chat: 'Send by WhatsApp',
    name: 'Name',
    service: 'Service',
    message: 'Message',
  },
] as const;

for (const { home, headings, send, chat, ...labels } of landings) {
  test(`without JavaScript ${home} is readable: headings, texts, and pictures`, async ({ page }) => {
    await page.goto(home);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    for (const name of headings) await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(4);
    for (const card of await main.getByRole('article').all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('..')).toHaveCSS('opacity', '1');
    }
    for (const picture of await main.getByRole('img').and(page.locator('img')).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test(`without JavaScript every link of ${home} leads somewhere`, async ({ page }) => {
    await page.goto(home);
    const hrefs = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(50);
    for (const href of hrefs) expect.soft(href).toMatch(/^(\/|#\S|https:\/\/|tel:\+|mailto:)/);
    const anchors = hrefs.filter((href) => href?.startsWith('#'));
    for (const anchor of anchors) await expect.soft(page.locator(anchor ?? '')).toHaveCount(1);
  });

  test(`without JavaScript the contact form of ${home} returns with the input and a WhatsApp link`, async ({
    page,
  }) => {
    await page.goto(home);
    const contact = page.locator('#contacto');
    await contact.getByLabel(labels.name).fill('Ana Restrepo');
    await contact.getByLabel(labels.service).selectOption('hormonas');
    await contact.locator('form').getByLabel(labels.message).fill('¿Debo ayunar?');
    await contact.getByRole('button', { name: send }).click();
    const link = contact.getByRole('link', { name: chat });
    await expect(link).toBeVisible();
    await expect(contact).toBeInViewport();
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toBe(`/${digitsOf(whatsapp)}`);
    expect(url.searchParams.get('text')).toMatch(
      /^Hola, les escribo desde la página web\.[\s\S]*\nNombre: Ana Restrepo\nServicio: Hormonas\nMensaje: ¿Debo ayunar\?$/,
    );
    await expect(contact.getByLabel(labels.name)).toHaveValue('Ana Restrepo');
    await expect(contact.getByLabel(labels.service)).toHaveValue('hormonas');
    await expect(contact.locator('form').getByLabel(labels.message)).toHaveValue('¿Debo ayunar?');
  });
}

for (const name of ['texts', 'pictures'] as const) {
  test(`without JavaScript the ${name} are a scrollable strip, and their dots are links`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto('/');
    const carousel = carousels(page)[name];
    const strip = carousel.region.locator('.carousel-strip');
    const expectInView = async (position: number) => {
      await expect(carousel.slide(position)).toBeInViewport({ ratio: 0.9 });
      await expect(carousel.slide((position % 3) + 1)).not.toBeInViewport({ ratio: 0.1 });
      // At rest: while it still snaps, the browser drops the target of a dot.
      await expect.poll(() => strip.evaluate((at) => at.scrollLeft / at.clientWidth)).toBeCloseTo(position - 1, 2);
    };
    await carousel.region.scrollIntoViewIfNeeded();
    await expectInView(1);
    await carousel.slide(1).hover();
    await page.mouse.wheel(0.7 * ((await carousel.region.boundingBox())?.width ?? 0), 0);
    await expectInView(2);
    await carousel.dots.nth(2).click();
    await expectInView(3);
    await carousel.dots.first().click();
    await expectInView(1);
  });
}

test('without JavaScript no control is shown that needs it', async ({ page }) => {
  await page.goto('/');
  const { texts, pictures } = carousels(page);
  await expect(texts.dots.first()).toBeVisible();
  for (const control of [texts.pause, texts.resume, pictures.pause, pictures.resume, pictures.next, pictures.previous])
    await expect(control).toBeHidden();
  await expect(page.getByRole('region', { name: 'Bienvenida al chat' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cerrar la bienvenida' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Cambiar a tema/ })).toHaveCount(0);
});

test('without JavaScript the mobile menu opens, navigates, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(menu.getByRole('link', { name: 'Contacto' })).toBeVisible();
  await menu.getByRole('button', { name: 'Cerrar el menú' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await menu.getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
});

test('without JavaScript the phone dialog opens and closes', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: '¿Cómo prefiere comunicarse?' });
  await page.getByRole('banner').getByRole('button', { name: phones[0] }).click();
  await expect(dialog.getByRole('link', { name: 'Llamar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
});

test('without JavaScript the language selector leads to the same screen', async ({ page }) => {
  await page.goto('/servicios');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/servicios');
});
