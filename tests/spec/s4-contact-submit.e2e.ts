import { expect, expectChat, type Page, test } from '../support/browser.ts';

const form = (page: Page) => page.locator('#contacto').locator('form');

test('S4.07 submitting sends nothing, keeps the input, and asks for the way to send it', async ({ page }) => {
  await page.goto('/');
  await form(page).getByLabel('Nombre').fill('Ana Restrepo');
  await form(page).getByLabel('Teléfono').fill('+57 301 234 5678');
  await form(page).getByLabel('Correo electrónico').fill('ana@correo.example');
  await form(page).getByLabel('Servicio').selectOption('Hormonas');
  await form(page).getByLabel('Mensaje').fill('¿Debo ayunar?\nGracias & saludos');
  const posts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  await form(page).getByRole('button', { name: 'Enviar mensaje' }).click();

  await expect(page.getByRole('heading', { name: '¿Cómo quiere enviarlo?' })).toBeInViewport();
  await expect(page).toHaveURL('/');
  await expect(form(page).getByLabel('Nombre')).toHaveValue('Ana Restrepo');
  await expect(form(page).getByLabel('Servicio')).toHaveValue('hormonas');
  await expect(form(page).getByLabel('Mensaje')).toHaveValue('¿Debo ayunar?\nGracias & saludos');
  await expectChat(
    page.getByRole('link', { name: 'Enviar por WhatsApp' }),
    'Hola, les escribo desde la página web.\nNombre: Ana Restrepo\nTeléfono: +57 301 234 5678\nCorreo: ana@correo.example\nServicio: Hormonas\nMensaje: ¿Debo ayunar?\nGracias & saludos',
  );
  expect(posts).toEqual([]);
});

test('S4.07 the choices are WhatsApp and the laboratory’s inbox', async ({ page }) => {
  await page.goto('/');
  await form(page).getByLabel('Mensaje').fill('¿Abren el sábado?\nGracias & saludos');
  await form(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  const choice = page.getByRole('group', { name: '¿Cómo quiere enviarlo?' });
  await expect(choice).toBeFocused();
  await expect(choice.getByRole('link')).toHaveText(['Enviar por WhatsApp']);
  await expect(choice.getByRole('button')).toHaveText(['Dejarlo en el laboratorio']);
  await choice.getByRole('button').click();
  await expect(page).toHaveURL('/contacto/mensaje');
  await expect(page.getByLabel('Su mensaje')).toHaveValue('¿Abren el sábado?\nGracias & saludos');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('S4.07 an empty draft is labeled empty, and typing changes what the choices send', async ({ page }) => {
  await page.goto('/contacto');
  const onContactPage = page.locator('#mensaje').locator('form');
  await onContactPage.getByRole('button', { name: 'Enviar mensaje' }).click();
  const choice = page.getByRole('group', { name: '¿Cómo quiere enviarlo?' });
  await expect(choice).toContainText('Todavía no ha escrito nada', { useInnerText: true });
  await expect(choice).not.toContainText('Su mensaje está listo', { useInnerText: true });
  await onContactPage.getByLabel('Correo electrónico').fill('sin arroba');
  await onContactPage.getByLabel('Mensaje').fill('Otra pregunta');
  await expect(choice).toContainText('Su mensaje está listo', { useInnerText: true });
  await expectChat(
    choice.getByRole('link', { name: 'Enviar por WhatsApp' }),
    'Hola, les escribo desde la página web.\nCorreo: sin arroba\nMensaje: Otra pregunta',
  );
});

test('S4.07 a changed draft that is submitted again is the one in the chat', async ({ page }) => {
  await page.goto('/en');
  await form(page).getByLabel('Message').fill('First');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  const chat = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(chat).toBeVisible();
  await form(page).getByLabel('Message').fill('Second');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expectChat(chat, /^Hola, les escribo desde la página web\. \S[\s\S]*\nMensaje: Second$/);
});
