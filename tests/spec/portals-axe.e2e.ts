import { colorRules, expectAccessible } from '../support/axe.ts';
import { test as base, expect, type Page } from '../support/browser.ts';
import { type DemonstrationSite, serveDemonstration } from '../support/demonstration-site.ts';

// Every screen of the patients' and the doctors' areas, and the panel's screens of reception and of the bacteriologist, on a phone and in
// both themes. `panel-axe.e2e.ts` opens those of the other roles. The sessions begin in the database: no test waits for a code.

const test = base.extend<object, { site: DemonstrationSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await serveDemonstration();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({
  locale: 'es-CO',
  timezoneId: 'America/Bogota',
  viewport: { width: 360, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

type Kind = 'staff' | 'doctor' | 'patient';

interface Visit {
  kind: Kind | null;
  paths: readonly string[];
  /** Lists whose first record is opened, by the beginning of its address: each record's page may lead to others. */
  records?: readonly [list: string, record: string][];
}

const panel = (...names: string[]): string[] => names.map((name) => `/admin-panel/${name}`);
const security = (area: string, ...topics: string[]): string[] =>
  ['', '/clave', '/correo', '/codigos', ...topics].map((topic) => `${area}/seguridad${topic}`);

const visits: Readonly<Record<string, Visit>> = {
  nobody: {
    kind: null,
    paths: [
      ...['/portal-resultados/ingresar', '/portal-resultados/recuperar', '/portal-resultados/crear-cuenta'],
      ...['/portal-resultados/resultado', '/portal-resultados/resultado?enviado=1', '/portal-resultados/verificar'],
      ...['/portal-resultados/enlace/nothing', '/portal-resultados/compartido/nothing'],
      ...['/portal-resultados/recuperar/nothing', '/portal-resultados/correo/nothing'],
      ...['/portal-resultados/confirmar/nothing', '/medicos-login', '/medicos-login/recuperar', '/medicos-registro'],
      ...['/medicos-registro/enviado', '/medicos-registro/confirmar/nothing', '/medicos-login/recuperar/nothing'],
      ...['/admin-login', '/admin-login/recuperar', '/admin-login/invitacion/nothing', '/admin-login/primera-vez'],
    ],
  },
  yesenia: {
    kind: 'patient',
    paths: [
      ...['/portal-resultados/resultado', '/portal-resultados/resultado/nothing', '/portal-resultados/unir'],
      ...[
        '/portal-resultados/accesos',
        '/portal-resultados/comprobar',
        ...security('/portal-resultados', '/segundo-paso'),
      ],
    ],
    records: [['/portal-resultados/resultado', '/portal-resultados/resultado/']],
  },
  ivan: {
    kind: 'doctor',
    paths: [
      ...['/portal-medicos', '/portal-medicos/imprimir', '/portal-medicos/solicitud', '/portal-medicos/confirmar'],
      ...['/portal-medicos/resultado/nothing', ...security('/portal-medicos')],
    ],
    records: [['/portal-medicos', '/portal-medicos/orden/']],
  },
  luz: { kind: 'doctor', paths: ['/portal-medicos/solicitud'] },
  rosa: {
    kind: 'staff',
    paths: panel('ir', 'mensajes', 'medicos', 'domicilios', 'pacientes', 'buzon', 'seguridad', 'confirmar'),
    records: (['medicos', 'domicilios'] as const).map((list) => [`/admin-panel/${list}`, `/admin-panel/${list}/`]),
  },
  beatriz: {
    kind: 'staff',
    paths: panel(
      ...['resultados', 'criticos', 'liberacion-automatica', 'liberacion-automatica/hem-001', 'equivalencias'],
      ...['mensajes-del-sistema', 'pacientes', 'resultados/nothing'],
    ),
    records: (['resultados', 'mensajes-del-sistema'] as const).map((list) => [
      `/admin-panel/${list}`,
      `/admin-panel/${list}/`,
    ]),
  },
  gloria: {
    kind: 'staff',
    paths: panel('sistemas', 'sistemas/nuevo'),
    records: [['/admin-panel/sistemas', '/admin-panel/sistemas/']],
  },
};

async function expectCleanScreen(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // A folded part is a part of the screen.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { rules: colorRules });
}

/** The address of the first record in a list. */
async function firstRecord(page: Page, [list, record]: readonly [string, string]): Promise<string> {
  await page.goto(list);
  const links = page.getByRole('main').locator(`a[href^="${record}"]:not([href$="/nuevo"])`);
  return (await links.first().getAttribute('href')) ?? '';
}

for (const [name, { kind, paths, records = [] }] of Object.entries(visits)) {
  test(`axe finds no fault on the screens of ${name}`, async ({ page, context, site }) => {
    test.slow();
    if (kind) await context.addCookies([{ ...(await site.enter(name, kind)), url: site.origin }]);
    for (const path of paths) await expectCleanScreen(page, path);
    for (const list of records) await expectCleanScreen(page, await firstRecord(page, list));
    if (name === 'nobody') await expectCleanScreen(page, await site.resultLink());
    if (name === 'yesenia')
      await expectCleanScreen(page, `${await firstRecord(page, records[0] ?? ['', ''])}/compartir`);
    if (name === 'ivan')
      for (const below of ['paciente', 'resultado', 'calculadoras']) {
        const link = page.getByRole('main').locator(`a[href^="/portal-medicos/${below}/"]`).first();
        await expectCleanScreen(page, (await link.getAttribute('href')) ?? '');
      }
  });
}
