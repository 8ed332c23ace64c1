import { expect, nextFrames, type Page, shortBrand, test } from '../support/browser.ts';
import { type Collector, type Command, collect, leaksIn } from '../support/collector.ts';
import { policyVersion, storedChoice } from '../support/consent.ts';
import {
  isTag,
  measuredOrigin,
  openMeasured,
  openYoung,
  prepareVisit,
  settle,
  soon,
  typed,
} from '../support/measured-visit.ts';

test.use({ hasAnswered: false });

const tags = ({ elsewhere }: Collector): number => elsewhere.filter(isTag).length;
const eventsIn = (commands: Command[]): unknown[] =>
  commands.flatMap(([command, what]) => (command === 'event' ? [what] : []));
const open = async (page: Page, path: string, state: Parameters<typeof prepareVisit>[1] = 'unanswered') => {
  const collector = await prepareVisit(page, state);
  await openMeasured(page, collector, path);
  return collector;
};

const gestures: Record<string, (page: Page) => Promise<void>> = {
  click: (page) => page.locator('h1').click(),
  scroll: (page) => page.mouse.wheel(0, 300),
  keydown: (page) => page.keyboard.press('Shift'),
  touchstart: (page) => page.locator('h1').dispatchEvent('touchstart'),
};

for (const [gesture, make] of Object.entries(gestures)) {
  test(`S7.04 the tag loads at the first ${gesture}, once, and not before`, async ({ page }) => {
    const collector = await open(page, '/servicios');
    await page.clock.runFor(1_000);
    expect(collector.elsewhere).toEqual([]);
    await make(page);
    await expect.poll(() => tags(collector), soon).toBe(1);
    await make(page);
    await page.clock.runFor(3_000);
    expect(tags(collector)).toBe(1);
  });
}

test('S7.04 S9.01 without a gesture the tag loads when the page is two seconds old', async ({ page }) => {
  const collector = await open(page, '/servicios');
  const age = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.floor(1_999 - age));
  expect(collector.elsewhere).toEqual([]);
  await page.clock.runFor(2);
  await expect.poll(() => tags(collector), soon).toBe(1);
});

test('S7.04 a gesture before the scripts load counts', async ({ page, releaseScripts }) => {
  const collector = await collect(page, measuredOrigin);
  await page.clock.install({ time: '2026-11-17T15:00:00Z' });
  await page.clock.pauseAt('2026-11-17T15:00:01Z');
  await page.goto(`${measuredOrigin}/servicios`);
  // The browser sends a page no keys before its first paint.
  await nextFrames(page);
  await page.keyboard.press('Shift');
  expect(collector.elsewhere).toEqual([]);
  await releaseScripts();
  await expect.poll(() => tags(collector), soon).toBe(1);
});

test('S7.04 S7.06 S9.01 the follow-up comes one second after the tag has loaded', async ({ page }) => {
  const collector = await open(page, '/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => isTag(url.href),
    async (route) => {
      await held;
      await route.fallback();
    },
  );
  await page.keyboard.press('Shift');
  await expect.poll(async () => eventsIn(await collector.commands()), soon).toEqual(['page_view']);
  await page.clock.runFor(5_000);
  expect(eventsIn(await collector.commands())).toEqual(['page_view']);
  answer();
  await expect.poll(() => collector.hits.length, soon).toBe(1);
  await page.clock.runFor(999);
  expect(eventsIn(await collector.commands())).toEqual(['page_view']);
  await page.clock.runFor(1);
  expect(eventsIn(await collector.commands())).toEqual(['page_view', 'local_business_view']);
});

test('S4.06 S9.01 the default is granted, waits 500 ms, and comes before everything; the stored preference comes next', async ({
  page,
}) => {
  const collector = await open(page, '/servicios', 'analytics alone');
  const [first, second] = await collector.commands();
  expect(first).toEqual([
    'consent',
    'default',
    expect.objectContaining({ ad_storage: 'granted', wait_for_update: 500 }),
  ]);
  expect(second).toEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
    },
  ]);
});

test('S4.06 D7 the tag does not wait for the answer, and the answer corrects it at once', async ({ page }) => {
  const collector = await open(page, '/servicios');
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible();
  await page.keyboard.press('Shift');
  await settle(page, collector);
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const last = (await collector.commands()).at(-1);
  expect(last?.slice(0, 2)).toEqual(['consent', 'update']);
  expect(new Set(Object.values(last?.[2] ?? {}))).toEqual(new Set(['denied']));
  await page.locator('a[href^="tel:"]').first().dispatchEvent('click');
  await expect.poll(() => collector.hits.at(-1)?.consent, soon).toMatchObject({ analytics_storage: 'denied' });
});

test('S5.02 the e-mail and the telephone are sent only with the visitor’s consent to advertising', async ({ page }) => {
  const collector = await open(page, '/');
  await page.keyboard.press('Shift');
  await settle(page, collector);
  await page.getByLabel('Nombre').fill(typed.name);
  await page.getByLabel('Correo').fill('ana@correo.co');
  await page.getByLabel('Teléfono', { exact: true }).fill('300 98');
  const says = async () => {
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    return (await collector.commands()).at(-1)?.[2]?.user_data;
  };
  expect(await says()).toBeUndefined();
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  // Nine digits or fewer are not a phone number.
  expect(await says()).toEqual({ email: 'ana@correo.co' });
  await page.getByLabel('Teléfono', { exact: true }).fill(typed.phone);
  expect(await says()).toEqual({ email: 'ana@correo.co', phone_number: '+573009876543' });
});

test('S5.02 an acceptance of an older policy is not consent to it', async ({ page }) => {
  const collector = await open(page, '/', 'accepted an older policy');
  await page.getByLabel('Correo').fill('ana@correo.co');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  const [event] = (await collector.commands()).filter(([, what]) => what === 'Form_Submit');
  expect(event?.[2]).toMatchObject({ currency: 'COP' });
  expect(event?.[2]).not.toHaveProperty('user_data');
});

test('S7.05 every conversion has its own transaction', async ({ page }) => {
  const collector = await open(page, '/servicios');
  for (const _ of [1, 2, 3]) await page.locator('a[href^="tel:"]').first().dispatchEvent('click');
  const ids = (await collector.commands()).flatMap(([, what, how]) =>
    what === 'Phone_Contact' ? [how?.transaction_id] : [],
  );
  expect(new Set(ids).size).toBe(3);
});

test('S7.05 the next page does not reveal that the visitor comes from an unmeasured page', async ({ context }) => {
  const page = await context.newPage();
  const collector = await prepareVisit(page, 'accepted');
  await openMeasured(page, collector, '/servicios/paquetes/its');
  await page.evaluate((to) => location.assign(to), '/nosotros');
  // Its scripts load once it has loaded and is idle.
  await page.waitForURL(/nosotros/, { waitUntil: 'load' });
  await page.clock.runFor(100);
  await expect.poll(async () => (await collector.commands()).length, soon).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.referrer)).toBe(`${measuredOrigin}/`);
  const [, , set] = await collector.commands();
  expect(set?.[1]).toMatchObject({ page_location: `${measuredOrigin}/nosotros`, page_referrer: `${measuredOrigin}/` });
});

test('S8.01 the error screen is reported as a non-fatal exception, in both languages', async ({ context }) => {
  for (const path of ['/servicios', '/en/servicios']) {
    const page = await context.newPage();
    const collector = await prepareVisit(page, 'accepted');
    await page.setExtraHTTPHeaders({ 'x-broken': 'yes' });
    await openMeasured(page, collector, path);
    await expect(page.getByRole('heading', { level: 1, name: /Error/ })).toBeVisible();
    await page.keyboard.press('Shift');
    const commands = await collector.commands();
    expect(eventsIn(commands)).toEqual(['page_view', 'exception']);
    expect(commands.at(-1)?.[2]).toMatchObject({ description: 'error screen', fatal: false });
    await page.close();
  }
});

for (const path of ['/blog/periodo-ventana-its', '/en/blog/examenes-del-embarazo']) {
  test(`S8.01 D7 a fault does not name the delicate ${path}: its loader failed, so its content says nothing`, async ({
    page,
  }) => {
    const collector = await prepareVisit(page, 'accepted');
    await page.setExtraHTTPHeaders({ 'x-broken': 'yes' });
    await openMeasured(page, collector, path);
    await page.keyboard.press('Shift');
    await settle(page, collector);
    await expect.poll(() => collector.hits.map(({ name }) => name), soon).toEqual(['page_view', 'exception']);
    expect(leaksIn([collector.hits, await collector.commands()], ['its', 'embarazo', 'blog'])).toEqual([]);
  });
}

test('S8.01 a fault is reported once, five of them at most, and an unhandled rejection is one', async ({ page }) => {
  const collector = await open(page, '/servicios');
  const told = async () =>
    (await collector.commands()).flatMap(([, what, how]) => (what === 'exception' ? [how?.description] : []));
  await page.evaluate(() => {
    void Promise.reject(new TypeError('nobody handles this'));
  });
  await expect.poll(told, soon).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(told, soon).toEqual(['nobody handles this']);
  await page.evaluate(() => {
    for (const message of ['one', 'one', 'two', 'three', 'four', 'five', 'six'])
      window.dispatchEvent(new ErrorEvent('error', { message, error: new Error(message) }));
  });
  expect(await told()).toEqual(['nobody handles this', 'one', 'two', 'three', 'four']);
});

/** Stores a refusal of everything, as another page of the site would. */
const refuse = (page: Page): Promise<void> =>
  page.evaluate(
    ({ name, value }) => localStorage.setItem(name, value),
    storedChoice({ analytics: false, marketing: false, functional: false }),
  );

async function expectRefused(page: Page, collector: Collector): Promise<void> {
  await expect.poll(async () => (await collector.commands()).at(-1)?.slice(0, 2), soon).toEqual(['consent', 'update']);
  expect(new Set(Object.values((await collector.commands()).at(-1)?.[2] ?? {}))).toEqual(new Set(['denied']));
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toHaveCount(0);
  await page.locator('a[href^="tel:"]').first().dispatchEvent('click');
  await expect.poll(() => collector.hits.at(-1)?.name, soon).toBe('Phone_Contact');
  expect(collector.hits.at(-1)?.consent).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' });
}

test('S4.06 a refusal in another tab applies here at once, and the question closes', async ({ page, context }) => {
  const collector = await open(page, '/servicios');
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible();
  await page.keyboard.press('Shift');
  await settle(page, collector);
  const other = await context.newPage();
  await other.goto(`${measuredOrigin}/manifest.webmanifest`);
  await refuse(other);
  await expectRefused(page, collector);
});

// Chromium under test has no back-forward cache, so the test dispatches its event.
test('S4.06 a page that Back restores from memory applies a refusal made after it', async ({ page }) => {
  const collector = await open(page, '/servicios');
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible();
  await page.keyboard.press('Shift');
  await settle(page, collector);
  await refuse(page);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectRefused(page, collector);
});

test('S8.01 D7 a page that is never measured reports no error either', async ({ page }) => {
  const collector = await prepareVisit(page, 'accepted');
  await page.setExtraHTTPHeaders({ 'x-broken': 'yes' });
  await openYoung(page, '/portal-resultados');
  await expect(page.getByRole('heading', { level: 1, name: 'Error de Sistema' })).toBeVisible();
  await page.clock.runFor(5_000);
  expect(collector.elsewhere).toEqual([]);
});

test('D7 without a configured id nothing measures, whatever was accepted', async ({ page, baseURL }) => {
  const collector = await collect(page, new URL(baseURL ?? '').origin);
  await page.addInitScript(
    ({ name, value }) => localStorage.setItem(name, value),
    storedChoice({ analytics: true, marketing: true, functional: true, version: policyVersion }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.locator('a[href^="tel:"]').first().dispatchEvent('click');
  expect(await collector.commands()).toEqual([]);
  expect(collector.elsewhere).toEqual([]);
  expect(await page.locator('[data-conversion], [data-analytics]').count()).toBe(0);
  expect(await page.title()).toContain(shortBrand);
});
