import type { Locator, Page } from '@playwright/test';

/** A page as a visitor sees it at one moment. `tests/screens/` compares its screenshot with the approved one. */
export interface ScreenState {
  name: string;
  path: string;
  /** The visitor has not answered the question about cookies yet. */
  isFirstVisit?: true;
  /** The visitor's actions that lead to this state. */
  open?: (page: Page) => Promise<void>;
  /** The part to compare, by default the window. */
  part?: (page: Page) => Locator;
  /** The widths of this state, by default 360 and 1440. */
  widths?: readonly number[];
}

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const notice = (page: Page): Locator => page.getByRole('region', { name: 'Aviso de cookies' });

async function answerHearts(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Mi corazón' }).click();
  await page.locator('summary').filter({ hasText: 'HEARTS' }).click();
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

async function answerDueDate(page: Page): Promise<void> {
  await page.getByLabel('¿Cuál es esa fecha?').fill('2026-08-07');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page
    .locator('#respuesta')
    .getByText(/^14 semanas/)
    .waitFor();
}

async function searchExams(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').pressSequentially('hemogrma');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Hemograma IV/ })
    .first()
    .waitFor();
}

async function openMap(page: Page): Promise<void> {
  await page.route('https://tiles.example/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  // The map pane itself has no size once its style sheet has loaded, so wait for the marker.
  await page.locator('.leaflet-marker-icon').first().waitFor();
}

const pageTypes: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['home-english', '/en'],
  ['services', '/servicios'],
  ['service', '/servicios/hormonas'],
  ['package', '/servicios/paquetes/gastrointestinal'],
  ['sti', '/servicios/paquetes/its'],
  ['catalog', '/examenes-laboratorio'],
  ['catalog-nothing', '/examenes-laboratorio?q=foobarzzz'],
  ['catalog-order', '/examenes-laboratorio?q=hemograma%2C+tsh%2C+glicemia%2C+cosa+rara'],
  ['exam', '/examenes-laboratorio/hemograma-iv'],
  ['exam-urgent', '/examenes-laboratorio/troponina-i-ultrasensible'],
  ['list-empty', '/mi-lista'],
  ['list', '/mi-lista?e=HEM-001,QUI-001'],
  ['home-collection', '/toma-domicilio-medellin'],
  ['fast-results', '/entrega-rapida'],
  ['accurate-results', '/resultados-precisos'],
  ['safety', '/totalmente-seguro'],
  ['paternity', '/pruebas-de-paternidad'],
  ['pregnancy', '/pruebas-embarazo'],
  ['blog', '/blog'],
  ['article', '/blog/como-leer-un-hemograma'],
  ['search', '/buscar?q=tiroides'],
  ['developers', '/desarrolladores'],
  ['about', '/nosotros'],
  ['contact', '/contacto'],
  ['patients', '/pacientes'],
  ['doctors', '/medicos'],
  ['results-portal', '/portal-resultados'],
  ['doctor-login', '/medicos-login'],
  ['doctor-registration', '/medicos-registro'],
  ['admin-login', '/admin-login'],
  ['policy', '/politicas-privacidad'],
  ['missing', '/no-existe'],
  ['offline', '/sin-conexion'],
];

const everyWidth = [360, 768, 1440];

/** To compare another screen, add a line and approve its picture: `npm run approve`. */
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
  { name: 'risk-answer', path: '/entrega-rapida', open: answerHearts },
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
