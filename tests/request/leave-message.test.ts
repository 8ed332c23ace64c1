import { afterAll, describe, expect, test, vi } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { openEngines } from '../support/engines.ts';
import { openFreshDatabase, openSite } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';
import { complete, idIn, inboxSite, later, leavePath, stampIn, start } from '../support/inbox-site.ts';

// The contact form's second choice (decision D2): one way to reply and an express authorization, then the message is stored.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

const inputNamed = (html: string, name: string) => elements(html, 'input').find((input) => input.name === name);
const { autorizo: _, ...unauthorized } = complete;

describe.each(engines)('$name: the contact form', (engine) => {
  const world = inboxSite(engine);

  test('offers to leave its draft with the laboratory, and the page then asks how to reply', async () => {
    const { nombre, telefono, email, servicio, mensaje } = complete;
    const contact = await (await world.post('/contacto', { nombre, telefono, email, servicio, mensaje })).text();
    const button = elements(contact, 'button').find(({ formaction }) => formaction !== undefined);
    expect(button?.formaction).toBe(leavePath);
    expect(elements(contact, 'form').map(({ id }) => id)).toContain(button?.form);
    const response = await world.post(leavePath, { nombre, telefono, email, servicio, mensaje });
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect([inputNamed(html, 'email')?.value, inputNamed(html, 'nombre')?.value]).toEqual([email, nombre]);
    expect(html).toContain('¿Abren el sábado?\nGracias &amp; adiós</textarea>');
    expect(html).toMatch(/<option value="hormonas"[^>]* selected=""/);
    expect(elements(html, 'a').map(({ href }) => href)).toContain('/politicas-privacidad');
    expect(textOf(html)).toContain('No tiene que contarnos detalles de su salud');
    expect(html).not.toMatch(/name="autorizo"[^>]*checked/);
    expect(await world.stored()).toBe(0);
  });
});

describe.each(engines)('$name: a complete message', (engine) => {
  const world = inboxSite(engine);

  test('is stored, and the visitor learns the reference and when the answer comes', async () => {
    const response = await world.leave();
    expect(response.status).toBe(303);
    const [stored] = await world.db.selectFrom('inbox_messages').selectAll().where('id', '=', idIn(response)).execute();
    expect(stored).toMatchObject({ state: 'new', service: 'hormonas', locale: 'es', version: 1, assigned: null });
    expect(stored?.reference).toMatch(/^[ACDEFGHJKMNPRSTWXYZ]{6}$/);
    expect(stored?.authorization_version).toMatch(/^2026-/);
    expect(stored?.authorization_hash).toMatch(/^[\da-f]{64}$/);
    const thanks = await world.site.get(response.headers.get('Location') ?? '');
    expect([thanks.status, thanks.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const said = textOf(await thanks.text());
    expect(said).toContain(stored?.reference);
    // Tuesday 10:00 and eight hours of a laboratory that opens from 6:00 to 17:00.
    expect(said).toContain('miércoles 18 de noviembre a las 7:00 a. m.');
  });

  test('in English says so to the laboratory', async () => {
    const response = await world.leave(complete, { path: `/en${leavePath}` });
    expect(response.headers.get('Location')).toMatch(/^\/en\/contacto\/mensaje\//);
    const [stored] = await world.db.selectFrom('inbox_messages').selectAll().where('id', '=', idIn(response)).execute();
    expect(stored?.locale).toBe('en');
    expect(textOf(await world.site.html(response.headers.get('Location') ?? ''))).toContain('We received your message');
  });

  test('appears in clear in no table, log, or address', async () => {
    const said: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void said.push(...words));
    const canary = {
      mensaje: 'canario-7391',
      nombre: 'canario-7392',
      email: 'canario-7393@x.example',
      telefono: '7394739',
    };
    const response = await world.leave({ ...complete, ...canary });
    vi.restoreAllMocks();
    const tables = ['inbox_messages', 'audit', 'attempts', 'outbox'] as const;
    const rows = await Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()));
    const everything = JSON.stringify([rows, said.map(String), [...response.headers], await response.text()]);
    expect(everything).not.toMatch(/canario|7394739/);
    const html = await world.site.html(response.headers.get('Location') ?? '');
    expect(html).not.toMatch(/canario|7394739/);
    expect((await checkAudit(world.db)).intact).toBe(true);
    const [event] = await world.db.selectFrom('audit').selectAll().where('object', '=', idIn(response)).execute();
    expect(event).toMatchObject({ action: 'inbox.received', actor_kind: 'visitor', actor: null });
  });
});

describe.each(engines)('$name: a message that lacks something', (engine) => {
  const world = inboxSite(engine);

  test.each([
    ['a way to reply', { ...complete, email: ' ', telefono: '' }, 'email', 'Escriba un correo o un teléfono'],
    ['an authorization', unauthorized, 'autorizo', 'Marque la autorización'],
    ['words', { ...complete, mensaje: ' \n ' }, 'mensaje', 'Escriba su mensaje.'],
    ['brevity', { ...complete, mensaje: 'a'.repeat(2001) }, 'mensaje', 'máximo 2.000 caracteres'],
    ['a right address', { ...complete, email: 'ana@' }, 'email', 'Revise el correo'],
    ['an address for one', { ...complete, email: 'a@x.example, b@x.example' }, 'email', 'Revise el correo'],
    ['a right number', { ...complete, telefono: '12' }, 'telefono', 'Revise el teléfono'],
  ])('%s: nothing is stored, and what was typed stays', async (_name, fields, field, words) => {
    const before = await world.stored();
    const response = await world.leave(fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(elements(html, 'a').map(({ href }) => href)).toContain(`#${field}`);
    expect(textOf(html)).toContain(words);
    expect(inputNamed(html, 'nombre')?.value).toBe('Ana Canario');
    expect(await world.stored()).toBe(before);
  });

  test('names all that is missing at once', async () => {
    const html = await (await world.leave({ mensaje: '' })).text();
    for (const field of ['mensaje', 'email', 'autorizo'])
      expect(elements(html, 'a').map(({ href }) => href)).toContain(`#${field}`);
  });

  test('needs only one way to reply', async () => {
    expect((await world.leave({ ...complete, email: '' })).status).toBe(303);
    expect((await world.leave({ ...complete, telefono: '', nombre: '', servicio: '' })).status).toBe(303);
  });
});

describe.each(engines)('$name: programs and old pages', (engine) => {
  const world = inboxSite(engine);

  test('a field that people do not see refuses, and the corrected form is accepted', async () => {
    const before = await world.stored();
    const response = await world.leave({ ...complete, sitio_web: 'https://spam.example' });
    const html = await response.text();
    expect([response.status, await world.stored()]).toEqual([422, before]);
    expect(html).not.toContain('spam.example');
    expect((await world.post(leavePath, { ...complete, sello: stampIn(html) })).status).toBe(303);
  });

  test.each([
    ['in two seconds', 2, 422],
    ['in three seconds', 3, 303],
    ['after two hours', 7200, 303],
    ['after more than two hours', 7201, 422],
  ])('a form that comes back %s', async (_name, seconds, status) => {
    await world.db.deleteFrom('attempts').execute();
    world.site.setClock(start);
    const sello = await world.stamp();
    world.site.setClock(later(seconds));
    const response = await world.post(leavePath, { ...complete, sello });
    expect(response.status).toBe(status);
    if (status === 303) return;
    const html = await response.text();
    expect(inputNamed(html, 'email')?.value).toBe(complete.email);
    // An old page shows the authorization again, and nobody ticks it for the visitor.
    expect(/name="autorizo"[^>]*checked/.test(html)).toBe(seconds < 3);
  });

  test.each(['x', `${crypto.randomUUID()}.${Date.parse(start)}.AAAA`, ''])(
    'a stamp that is not ours: %s',
    async (sello) => {
      expect((await world.leave({ ...complete, sello })).status).toBe(422);
    },
  );

  test('a stamp for another language’s authorization is not good for this one', async () => {
    world.site.setClock(start);
    const sello = await world.stamp(`/en${leavePath}`);
    expect((await world.leave({ ...complete, sello })).status).toBe(422);
  });

  test('a form of another site is refused', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const body = new URLSearchParams(complete);
    expect((await world.site.get(leavePath, { method: 'POST', headers, body })).status).toBe(403);
  });
});

describe.each(engines)('$name: sending again', (engine) => {
  const world = inboxSite(engine);
  const opened = async () => {
    await world.db.deleteFrom('attempts').execute();
    world.site.setClock(start);
    const sello = await world.stamp();
    world.site.setClock(later(5));
    return sello;
  };

  test('the same form stores one message, also three times at once', async () => {
    const sello = await opened();
    const before = await world.stored();
    const answers = await Promise.all(Array.from({ length: 3 }, () => world.post(leavePath, { ...complete, sello })));
    answers.push(await world.post(leavePath, { ...complete, sello }));
    expect(new Set(answers.map((answer) => answer.headers.get('Location'))).size).toBe(1);
    expect(await world.stored()).toBe(before + 1);
  });

  test('after a step back with other words, nothing is lost or stored by accident', async () => {
    const sello = await opened();
    const before = await world.stored();
    await world.post(leavePath, { ...complete, sello });
    const again = await world.post(leavePath, { ...complete, mensaje: 'Otra pregunta', sello });
    const html = await again.text();
    expect([again.status, await world.stored()]).toEqual([409, before + 1]);
    expect(html).toContain('Otra pregunta</textarea>');
    world.site.setClock(later(10));
    expect((await world.post(leavePath, { ...complete, mensaje: 'Otra pregunta', sello: stampIn(html) })).status).toBe(
      303,
    );
    expect(await world.stored()).toBe(before + 2);
  });

  test('a network leaves three messages an hour; the fourth keeps its text and shows other ways', async () => {
    await world.leave();
    for (const _ of [2, 3]) expect((await world.leave(complete, { counts: true })).status).toBe(303);
    const fourth = await world.leave(complete, { counts: true });
    const html = await fourth.text();
    expect([fourth.status, fourth.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(inputNamed(html, 'email')?.value).toBe(complete.email);
    expect(elements(html, 'a').some(({ href }) => href?.startsWith('https://wa.me/'))).toBe(true);
    world.site.setClock(later(3700));
    const sello = await world.stamp();
    world.site.setClock(later(3710));
    expect((await world.post(leavePath, { ...complete, sello })).status).toBe(303);
  });
});

test('a database that fails answers 503 in words, and keeps the text', async () => {
  const { db, close } = await openFreshDatabase();
  const site = await openSite({ db, at: start });
  const sello = stampIn(await site.html(leavePath));
  site.setClock(later(5));
  await db.schema.dropTable('inbox_replies').execute();
  await db.schema.dropTable('inbox_messages').execute();
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words));
  const response = await site.get(leavePath, { method: 'POST', body: new URLSearchParams({ ...complete, sello }) });
  vi.restoreAllMocks();
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(textOf(html)).toContain('En este momento no podemos guardar su mensaje');
  expect(inputNamed(html, 'email')?.value).toBe(complete.email);
  expect(said.join()).not.toContain('Canario');
  await close();
});

test('a message that nobody left is missing', async () => {
  const { db, close } = await openFreshDatabase();
  const site = await openSite({ db, at: start });
  for (const id of [crypto.randomUUID(), '1']) expect((await site.get(`${leavePath}/${id}`)).status).toBe(404);
  await close();
});
