import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { openAddField } from '../support/add-exams-field.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { openVisitForm } from '../support/visit-form.ts';

/** With JavaScript a list is planned on the device that keeps it: no request, no address, and no history holds its exams. */

const field = (page: Page) => page.getByLabel('Agregar exámenes');
const exams = (page: Page) => page.getByRole('region', { name: 'Sus exámenes' }).getByRole('listitem');
/** The first exam of a site that has just started waits until its files are compressed. */
const FIRST_MS = 15_000;

const add = async (page: Page, text: string): Promise<void> => {
  await openAddField(page);
  await field(page).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Agregar' }).click();
};

/** Everything that the browser sends from now on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (/^https?:/.test(request.url())) sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}
const aboutTheList = /HEM-001|QUI-001|QUI-026|COA-001|hemograma|creatinina|ecograf|azucar|2026-12-0|hora=|[?&]p=/i;

test('a list is made, planned, changed, saved, and read in both languages, and nothing of it is sent', async ({
  page,
}) => {
  const sent = sentBy(page);
  await page.goto('/mi-lista');
  await add(page, 'azucar');
  await expect(exams(page)).toHaveText([/QUI-001/], { timeout: FIRST_MS });
  await expect(field(page)).toHaveValue('');
  await add(page, 'hemograma, creatinina, PT, ecografía');
  // The announcement is one sentence; the questions are outside of it.
  await expect(page.getByRole('alert')).toHaveText('Reconocimos 2 exámenes; 2 por confirmar.');
  const question = page.getByRole('group', { name: 'Reconocimos 2 exámenes; 2 por confirmar.' });
  await question.getByRole('checkbox', { name: /^Tiempo de protrombina/ }).check();
  await question.getByRole('button', { name: 'Agregar los marcados' }).click();
  await expect(exams(page)).toHaveText([/QUI-001/, /HEM-001/, /QUI-026/, /COA-001/]);
  await expect(field(page)).toHaveValue('');

  await page.locator('summary').filter({ hasText: 'Otra respuesta' }).click();
  await page.getByLabel('Es para').selectOption('Hombre');
  await page.getByRole('button', { name: 'Ajustar la preparación' }).click();
  await expect(page).toHaveURL('/mi-lista#p=4');
  await openVisitForm(page);
  await page.getByLabel('Hora').fill('09:00');
  await page.getByRole('button', { name: 'Ver las fechas' }).click();
  await expect(page.getByText(/^9:00/).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.locator('summary').filter({ hasText: 'Guardar, imprimir o compartir' }).click();
  await page.getByRole('link', { name: 'Guardar en el calendario' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('preparacion.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('SUMMARY:Empiece el ayuno');
  expect(calendar).not.toMatch(/HEM-001|Hemograma/);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'How to prepare' })).toBeVisible();
  await expect(page.getByLabel('It is for')).toHaveValue('4');
  await page.reload();
  await expect(page.getByText(/9:00.AM/).first()).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Add tests' }).click();
  await page.getByRole('link', { name: /^Search the catalog/ }).click();
  await expect(page).toHaveURL('/en/examenes-laboratorio');

  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => aboutTheList.test(decodeURIComponent(request)))).toEqual([]);
});

test('Back and Forward go through the days and persons that were chosen, and a refused day stays refused', async ({
  page,
}) => {
  await page.goto('/mi-lista?e=HEM-001');
  await expect(page).toHaveURL('/mi-lista');
  await openVisitForm(page);
  await page.getByLabel('Día').fill('2025-01-01');
  await page.getByRole('button', { name: 'Ver las fechas' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ese día ya pasó' })).toBeVisible();
  await expect(page.getByLabel('Día')).toHaveValue('2025-01-01');
  await expect(page.getByRole('link', { name: 'Guardar en el calendario' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Ese día ya pasó' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Resultados, a más tardar')).toBeVisible();
  await expect(page.getByLabel('Día')).not.toHaveValue('2025-01-01');
  await page.goForward();
  await expect(page.getByText('El día que eligió no se puede')).toBeVisible();
});

test('the list’s person is only in the page’s own address, as the hint says', async ({ page }) => {
  await page.goto('/mi-lista?e=HEM-001');
  await expect(page).toHaveURL('/mi-lista');
  const select = page.getByLabel('Es para');
  await page.locator('summary').filter({ hasText: 'Otra respuesta' }).click();
  await select.selectOption('Recién nacido, menos de 1 mes');
  await page.getByRole('button', { name: 'Ajustar la preparación' }).click();
  await expect(page).toHaveURL('/mi-lista#p=7');
  await expect(select).toHaveAccessibleDescription(/no nos llega: queda en la dirección de esta página/);
  await expect(select).toHaveAccessibleDescription(/la dirección copiada, sí/);
  expect(await page.locator('[data-share]').getAttribute('data-share')).toBe('/mi-lista#e=HEM-001');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/p=|nacido/);
  await page.reload();
  await expect(select).toHaveValue('7');
});

test('a shared link brings the list to another phone, and the server does not learn of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/mi-lista?e=HEM-001,QUI-001');
  await expect(page).toHaveURL('/mi-lista');
  const shared = await page.locator('[data-share]').getAttribute('data-share');
  expect(shared).toBe('/mi-lista#e=HEM-001,QUI-001');
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const other = await context.newPage();
  const sent = sentBy(other);
  await other.goto(shared ?? '');
  await expect(exams(other)).toHaveText([/HEM-001/, /QUI-001/]);
  expect(sent.filter((request) => aboutTheList.test(request))).toEqual([]);
  await context.close();
});

test('the plan follows the clock of the device, read on the laboratory’s wall', async ({ page }) => {
  // In Bogotá it is still Monday, 22:00.
  await page.clock.setFixedTime('2026-12-15T03:00:00Z');
  await page.goto('/mi-lista?e=HEM-001');
  await expect(page.getByText(/^martes 15 · /).first()).toBeVisible();
  await expect(page.getByLabel('Día')).toHaveAttribute('min', '2026-12-14');
});

test('if the device cannot read the order, the visitor decides whether the server reads it', async ({ page }) => {
  await page.route('**/assets/order.worker*.js', (route) => route.abort());
  await page.goto('/mi-lista?e=HEM-001');
  await expect(page).toHaveURL('/mi-lista');
  const sent = sentBy(page);
  await add(page, 'azucar');
  await expect(page.getByRole('alert')).toContainText('Lo que escribió sigue ahí');
  await expect(page.getByLabel('Agregar exámenes')).toHaveValue('azucar');
  expect(sent.filter((request) => aboutTheList.test(request))).toEqual([]);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(exams(page)).toHaveText([/HEM-001/, /QUI-001/]);
  await expect(page).toHaveURL(/\/mi-lista(#.*)?$/);
});

test('offline, nothing that was typed is lost', async ({ page, context }) => {
  await page.route('**/assets/order.worker*.js', (route) => route.abort());
  await page.goto('/mi-lista?e=HEM-001');
  await expect(page).toHaveURL('/mi-lista');
  await context.setOffline(true);
  for (let press = 0; press < 2; press += 1) {
    await add(page, 'azucar');
    await expect(page.getByRole('alert')).toContainText('Lo que escribió sigue ahí');
    await expect(page.getByLabel('Agregar exámenes')).toHaveValue('azucar');
  }
});

test('removing an exam moves the focus to the heading with the remaining number', async ({ page }) => {
  await page.goto('/mi-lista?e=HEM-001,QUI-001');
  await expect(page).toHaveURL('/mi-lista');
  await page.getByRole('link', { name: /^Quitar Hemograma/ }).click();
  await expect(exams(page)).toHaveText([/QUI-001/]);
  await expect(page.getByRole('heading', { name: /^Sus exámenes/ })).toBeFocused();
});

test('if the device cannot compute the plan, the page says so and sends nothing until the visitor decides', async ({
  page,
}) => {
  await page.route('**/catalogue/planning/**', (route) => route.abort());
  const stored = () => page.evaluate(() => localStorage.getItem('exam-list')).catch(() => 'not read');
  await page.goto('/nosotros');
  await page.evaluate(() => localStorage.setItem('exam-list', 'HEM-001,QUI-001'));
  const sent = sentBy(page);
  await page.goto('/mi-lista');
  await expect(
    page.getByRole('alert').filter({ hasText: 'No pudimos abrir su lista en este navegador.' }),
  ).toBeVisible();
  await expect(page.getByText('Abriendo su lista…')).toBeHidden();
  await page.getByRole('link', { name: 'Intentar otra vez' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos abrir' })).toBeVisible();
  await expect(page).toHaveURL('/mi-lista');
  expect(sent.filter((request) => aboutTheList.test(request))).toEqual([]);
  await page.getByRole('link', { name: 'Verla con el servidor' }).click();
  await expect(page).toHaveURL('/mi-lista?e=HEM-001,QUI-001');
  await expect(page.getByText('Resultados, a más tardar')).toBeVisible();
  await expect(page.locator('html.listed')).toHaveCount(0);
  await page.getByRole('link', { name: /^Quitar Hemograma/ }).click();
  await expect(page).toHaveURL('/mi-lista?e=QUI-001');
  await expect.poll(stored).toBe('QUI-001');
});
