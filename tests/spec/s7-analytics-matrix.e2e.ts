import { addresses, postPaths } from '../support/addresses.ts';
import { brand, city, expect, type Page, type Response, shortBrand, test } from '../support/browser.ts';
import { type Collector, type Command, leaksIn } from '../support/collector.ts';
import {
  type ConsentState,
  consentStates,
  isTag,
  measuredOrigin,
  openMeasured,
  openYoung,
  prepareVisit,
  settle,
  soon,
  typed,
} from '../support/measured-visit.ts';

// Every page × every state of consent × every trigger: the site sends exactly the events of this table, which is independent of the site's
// own.

type Kind = 'never' | 'neutral' | 'missing' | 'home' | 'open';

const neverMeasured =
  /^(\/en)?\/(pacientes|medicos|portal-resultados|medicos-login|medicos-registro|portal-medicos|admin-login|admin-panel|buscar|sin-conexion)(\/|$)/;
const unreportedPages =
  /^(\/en)?\/(servicios\/paquetes\/(its|espermograma)|pruebas-de-paternidad|pruebas-embarazo|mi-lista|examenes-laboratorio\/prueba-de-embarazo-en-orina|blog\/(periodo-ventana-its|examenes-del-embarazo))$/;

const kindOf = (path: string): Kind => {
  if (neverMeasured.test(path) || path.includes('?q=')) return 'never';
  if (unreportedPages.test(path)) return 'neutral';
  if (path.includes('vih')) return 'missing';
  return path === '/' || path === '/en' ? 'home' : 'open';
};

/** The pages of the site, delicate posts, and typed addresses. */
const visited = ['', '/en'].flatMap((language) => [
  ...addresses.filter(({ locale }) => locale === (language === '' ? 'es' : 'en')).map(({ address }) => address),
  ...[
    '/blog/periodo-ventana-its',
    '/blog/examenes-del-embarazo',
    '/mi-prueba-vih/positiva',
    '/portal-resultados/vih',
    '/blog?q=prueba+vih',
    '/blog?tema=pregnancy',
    '/blog?tema=infections&pagina=2',
  ].map((path) => language + path),
]);

const granted = (allowed: boolean) => (allowed ? 'granted' : 'denied');
const signals = (analytics: boolean, marketing: boolean, functional: boolean) => ({
  analytics_storage: granted(analytics),
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
  functionality_storage: granted(functional),
  personalization_storage: granted(functional),
});

/** Triggers every event once, and also an action that must not send one. */
async function setEverythingOff(page: Page): Promise<void> {
  await page.evaluate(({ name, email, phone }) => {
    const main = document.querySelector('main') ?? document.body;
    main.insertAdjacentHTML(
      'beforeend',
      '<input type="text"><input type="email"><input type="tel"><button data-conversion="Quote_Request">?</button>',
    );
    const write = (type: string, value: string) => {
      for (const field of main.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)) field.value = value;
    };
    write('text', name);
    write('email', email);
    write('tel', phone);
    const fail = (message: string) =>
      window.dispatchEvent(new ErrorEvent('error', { message, error: new TypeError(message) }));
    fail(`no answer from ${location.href} for ${email.trim()}`);
    fail('Failed to fetch dynamically imported module: /assets/x.js');
    fail("Identifier 'cookieConsent' has already been declared");
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    // The laboratory's number, because a warning may show 123 before it.
    press('a[href^="tel:+"]');
    press('a[href^="https://wa.me/"]:not([data-conversion])');
    press('[data-conversion="Appointment_Booking"]');
    press('[data-conversion="Quote_Request"]');
    document.querySelector<HTMLFormElement>('form[data-draft-words]')?.requestSubmit();
  }, typed);
}

/** The title of the page before a choice in it. */
async function plainTitleOf(page: Page, path: string): Promise<string> {
  const [plain = '', query] = path.split('?');
  if (!query) return page.title();
  const html = await (await page.request.get(measuredOrigin + plain)).text();
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

async function expected(page: Page, path: string, kind: Kind, state: ConsentState): Promise<Command[]> {
  const home = path.startsWith('/en') ? '/en' : '/';
  const own = kind === 'open' || kind === 'home';
  const about = {
    page_location: measuredOrigin + (own ? (path.split('?')[0] ?? '') : kind === 'missing' ? '/404' : home),
    page_title: kind === 'open' ? await plainTitleOf(page, path) : shortBrand,
    page_referrer: '',
  };
  const contact =
    own && state === 'accepted' ? { user_data: { email: 'ana.perez@correo.co', phone_number: '+573009876543' } } : {};
  const event = (name: string, says: object = {}, send_to = ['G-TEST000000']): Command => [
    'event',
    name,
    { ...about, ...says, send_to },
  ];
  const conversion = { currency: 'COP', transaction_id: expect.stringMatching(/^[\da-f]{32}$/), ...contact };
  const { analytics, marketing, functional } = consentStates[state] ?? {};
  return [
    ['consent', 'default', { ...signals(true, true, true), wait_for_update: 500 }],
    ...(consentStates[state] === null
      ? []
      : [['consent', 'update', signals(!!analytics, !!marketing, !!functional)] as Command]),
    ['set', about],
    ['js', expect.anything()],
    ['config', 'G-TEST000000', { ...about, send_page_view: false }],
    ['config', 'AW-123456789', { ...about, send_page_view: false }],
    event('page_view'),
    ...(kind === 'home' || kind === 'neutral'
      ? [event('local_business_view', { business_name: brand, location: city, category: 'Medical Laboratory' })]
      : []),
    ...(kind === 'missing' ? [event('page_not_found', { page_path: path.replace(/[^/]+/g, '*') })] : []),
    event('exception', {
      description: own ? 'no answer from [address] for [e-mail]' : 'TypeError',
      fatal: false,
    }),
    event('Phone_Contact', conversion, ['G-TEST000000', 'AW-123456789/phone']),
    event('WhatsApp_Contact', conversion),
    event('Appointment_Booking', conversion),
    event('Quote_Request', conversion),
    // These two pages have the contact form.
    ...(kind === 'home' || path.endsWith('/contacto') ? [event('Form_Submit', conversion)] : []),
  ];
}

/** The words that would reveal the page or its reader. */
async function secretsOf(page: Page, path: string, kind: Kind, state: ConsentState): Promise<string[]> {
  const who = kind !== 'neutral' && kind !== 'missing' && state === 'accepted' ? [] : [typed.email, typed.phone];
  const chosen = path.includes('?tema=') ? ['pregnancy', 'embarazo', 'infections', 'infecciones'] : [];
  if (kind === 'open' || kind === 'home') return [typed.name, ...who, ...chosen];
  const words = path
    .split('/')
    .filter((part) => part !== '' && part !== 'en' && part !== 'blog' && part !== 'servicios');
  const heading = (await page.locator('h1').textContent()) ?? '';
  const title = (await page.title()).split(' · ')[0] ?? '';
  return [typed.name, ...who, ...words, ...(kind === 'missing' ? [] : [heading, title])];
}

async function visit(page: Page, collector: Collector, path: string, state: ConsentState): Promise<void> {
  const kind = kindOf(path);
  if (kind === 'never') return expectNothing(page, collector, path);
  await openMeasured(page, collector, path);
  const before = await collector.commands();
  expect(before.map(([command]) => command)).toEqual(
    consentStates[state] ? ['consent', 'consent', 'set'] : ['consent', 'set'],
  );
  expect(collector.elsewhere, 'before its moment').toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await settle(page, collector);
  await setEverythingOff(page);
  const commands = await collector.commands();
  expect(commands).toEqual(await expected(page, path, kind, state));

  const events = commands.filter(([command]) => command === 'event');
  await expect
    .poll(() => collector.hits.length, { ...soon, message: 'each event, and Phone_Contact to both' })
    .toBe(events.length + 1);
  expect(collector.hits.map(({ name }) => name)).toEqual(
    events.flatMap(([, name]) => (name === 'Phone_Contact' ? [name, name] : [name])),
  );
  for (const hit of collector.hits) expect(hit.consent).toMatchObject(before.at(-2)?.[2] ?? {});
  expect(collector.elsewhere.filter(isTag)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST000000']);
  expect(collector.elsewhere).toHaveLength(collector.hits.length + 1);
  expect(leaksIn(collector.hits, await secretsOf(page, path, kind, state))).toEqual([]);
}

/** Expects no event, whatever the visitor does and however long the visit lasts. */
async function expectNothing(page: Page, collector: Collector, path: string): Promise<void> {
  const policies: string[] = [];
  const onResponse = (answer: Response) => policies.push(answer.headers()['content-security-policy'] ?? '');
  page.on('response', onResponse);
  await openYoung(page, path);
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await setEverythingOff(page);
  await page.clock.runFor(5_000);
  expect(await collector.commands()).toEqual([]);
  expect(collector.elsewhere).toEqual([]);
  page.off('response', onResponse);
  expect(policies.join()).toContain('default-src');
  expect(policies.join()).not.toMatch(/google|doubleclick/);
}

test.use({ hasAnswered: false });

const states = ['unanswered', 'accepted', 'refused', 'analytics alone'] as const satisfies ConsentState[];

/** Posts have one layout and one kind: the first stands for the plainly public ones. */
const [, ...furtherPosts] = postPaths;

/**
 * Every page that is not plainly public, in both languages, without an answer and after `Accept`; the two other answers change what each
 * event carries, and one page of each kind shows it. Plainly public pages send the same events and differ in their title and address: all of
 * them in Spanish in the state with the most events, and otherwise one.
 */
const inState = (path: string, state: ConsentState): boolean => {
  if (path.endsWith('/servicios')) return true;
  const isSpanish = !/^\/en(\/|$)/.test(path);
  if (kindOf(path) === 'open') return state === 'accepted' && isSpanish && !furtherPosts.includes(path);
  return state === 'unanswered' || state === 'accepted' || firstOfKind.includes(path);
};

/** The first page of each kind and language. */
const firstOfKind = Object.values(
  Object.groupBy(visited, (path) => `${kindOf(path)} ${path.startsWith('/en')}`),
).flatMap((paths) => paths?.slice(0, 1) ?? []);

/** Few enough that the tests of the matrix share the workers evenly. */
const VISITS_OF_A_TEST = 20;

for (const state of states)
  for (const language of ['/', '/en']) {
    const paths = visited.filter((path) => /^\/en(\/|$)/.test(path) === (language === '/en') && inState(path, state));
    for (let first = 0; first < paths.length; first += VISITS_OF_A_TEST)
      test(`S7.04 S7.05 S7.06 S8.01 S5.02 D7 consent ${state}, pages of ${language} from number ${first + 1}: every trigger sends exactly its events, and nothing reveals a health matter`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        await page.route(/\.(avif|webp|woff2|svg)$/, (route) => route.abort());
        const collector = await prepareVisit(page, state);
        // Each visit begins as in a new tab, which would cost a quarter of the visit.
        await page.addInitScript(() => sessionStorage.clear());
        for (const path of paths.slice(first, first + VISITS_OF_A_TEST))
          await test.step(path, async () => {
            collector.forget();
            await visit(page, collector, path, state);
          });
      });
  }
