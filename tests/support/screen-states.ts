import type { Locator, Page } from '@playwright/test';

import { pageTypes } from './page-types.ts';

/** A page as a visitor sees it at one moment. `tests/screens/` compares its screenshot with the approved one. */
export interface ScreenState {
  name: string;
  path: string;
  /** The visitor has not answered the question about cookies yet. */
  isFirstVisit?: true;
  /** Changes the loaded page for its pictures, once for all widths. */
  prepare?: (page: Page) => Promise<void>;
  /** The visitor's actions that lead to this state. */
  open?: (page: Page) => Promise<void>;
  /** The part to compare, by default the window. */
  part?: (page: Page) => Locator;
  /** The widths of this state, by default 360 and 1440. */
  widths?: readonly number[];
}

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const notice = (page: Page): Locator => page.getByRole('region', { name: 'Aviso de cookies' });

/** Answers the calculator of the risk of a heart attack (HEARTS) with values of a high risk. */
async function answerHearts(page: Page): Promise<void> {
  const place = page.locator('#hearts');
  await place.getByLabel('Hombre').check();
  await place.getByRole('group', { name: '¿Fuma?' }).getByLabel('Sí').check();
  await place.getByRole('group', { name: '¿Tiene diabetes?' }).getByLabel('No').check();
  for (const [label, value] of [
    ['Edad', '52'],
    ['Presión sistólica', '150'],
    ['Colesterol total', '247'],
  ] as const)
    await place.getByRole('textbox', { name: label }).fill(value);
  await place.getByRole('button', { name: 'Ver el resultado' }).click();
  await place.getByRole('heading', { name: 'Su riesgo es alto' }).waitFor();
}

/** Computes a due date, and waits for its answer. */
async function answerDueDate(page: Page): Promise<void> {
  await page.getByLabel('¿Cuál es esa fecha?').fill('2026-08-07');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page
    .locator('#respuesta')
    .getByText(/^14 semanas/)
    .waitFor();
}

/** Types a misspelled name into the catalog's search, and waits for its answer. */
async function searchExams(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').pressSequentially('hemogrma');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Hemograma IV/ })
    .first()
    .waitFor();
}

/** Opens the street map without its images, which another service sends. */
async function openMap(page: Page): Promise<void> {
  await page.route('https://tiles.example/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  // The map pane itself has no size once its style sheet has loaded, so wait for the marker.
  await page.locator('.leaflet-marker-icon').first().waitFor();
}

const everyWidth = [360, 768, 1440];

/** The screens whose pictures are compared. To compare another screen, add a line and approve its picture: `npm run approve`. */
export const screenStates: readonly ScreenState[] = [
  ...pageTypes.map(([name, path]) => ({ name, path, widths: everyWidth })),
  {
    name: 'home-first-visit',
    path: '/',
    isFirstVisit: true,
    open: (page) => notice(page).waitFor(),
    widths: everyWidth,
  },
  { name: 'catalog-answer', path: '/examenes-laboratorio', open: searchExams },
  { name: 'map', path: '/contacto', open: openMap, part: (page) => page.locator('[data-street-map]') },
  { name: 'risk-answer', path: '/calculadoras-de-riesgo', open: answerHearts },
  { name: 'due-date-answer', path: '/pruebas-embarazo', open: answerDueDate },
  {
    name: 'cookie-notice',
    path: '/nosotros',
    isFirstVisit: true,
    open: (page) => notice(page).waitFor(),
    part: notice,
  },
  {
    name: 'cookie-preferences',
    path: '/nosotros',
    isFirstVisit: true,
    open: (page) => notice(page).getByRole('button', { name: 'Elegir' }).click(),
    part: dialog,
  },
  {
    name: 'search-dialog',
    path: '/nosotros',
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }).click(),
    part: dialog,
  },
  {
    name: 'menu',
    path: '/nosotros',
    open: (page) => page.getByRole('button', { name: 'Abrir el menú' }).click(),
    widths: [360],
  },
  {
    name: 'phone-dialog',
    path: '/contacto',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Llamar o escribir al/ })
        .first()
        .click(),
    part: dialog,
  },
  {
    name: 'place-dialog',
    path: '/',
    open: (page) => page.locator('#contacto').getByRole('button', { name: 'Agendar' }).click(),
    part: dialog,
  },
];
