import { afterAll, describe, expect, test } from 'vitest';

import { deleteOldMessages } from '../../app/domain/inbox/old-messages.server.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { elements, textOf, texts } from '../support/html.ts';
import { complete, inboxSite } from '../support/inbox-site.ts';

// The panel's inbox: reception reads and answers, the owner reads, and nobody else sees that there is one.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

const inbox = '/admin-panel/mensajes';
const mail = { movimiento: 'correo', version: '1', texto: 'Sí, de 6 a 12.' };
const versionIn = (html: string): string | undefined =>
  elements(html, 'input').find(({ name }) => name === 'version')?.value;

describe.each(engines)('$name: who sees the inbox', (engine) => {
  const world = inboxSite(engine);
  const statusFor = async (cookie: string, path: string) =>
    (await world.site.get(path, { headers: { Cookie: cookie } })).status;

  test('a visitor goes to the entrance', async () => {
    const id = await world.message();
    for (const path of [inbox, `${inbox}/${id}`]) {
      const response = await world.site.get(path);
      expect([response.status, response.headers.get('Location')]).toEqual([
        302,
        `/admin-login?${new URLSearchParams({ a: path })}`,
      ]);
    }
    expect((await world.post(`${inbox}/${id}`, mail)).status).toBe(302);
  });

  test.each(['bacteriologist', 'counselor', 'collector', 'editor'] as const)('%s gets a 403 in words', async (role) => {
    const id = await world.message();
    const { cookie } = await world.staff([role]);
    const response = await world.site.get(inbox, { headers: { Cookie: cookie } });
    const html = await response.text();
    expect(response.status).toBe(403);
    expect(texts(html, 'h1')).toEqual(['Su cuenta no abre esta sección']);
    expect(html).not.toContain('Ana Canario');
    expect(await statusFor(cookie, `${inbox}/${id}`)).toBe(403);
    expect((await world.post(`${inbox}/${id}`, mail, cookie)).status).toBe(403);
    const home = await world.site.html('/admin-panel', { headers: { Cookie: cookie } });
    expect(elements(home, 'a').map(({ href }) => href)).not.toContain(inbox);
  });

  test('an owner reads, and learns why the buttons are off; a form of theirs is refused', async () => {
    const id = await world.message();
    const { cookie } = await world.staff(['owner']);
    const html = await world.site.html(`${inbox}/${id}`, { headers: { Cookie: cookie } });
    expect(textOf(html)).toContain('¿Abren el sábado?');
    expect(html).toMatch(/<button type="submit" disabled=""[^>]*aria-describedby="por-que-correo"/);
    expect(textOf(html)).toContain('Su trabajo permite leer los mensajes, no responderlos.');
    expect((await world.post(`${inbox}/${id}`, mail, cookie)).status).toBe(403);
  });

  test('a message that does not exist is missing', async () => {
    const { cookie } = await world.staff(['reception']);
    const response = await world.site.get(`${inbox}/nada`, { headers: { Cookie: cookie } });
    expect(response.status).toBe(404);
    expect(texts(await response.text(), 'h1')).toEqual(['No encontramos eso']);
    expect((await world.post(`${inbox}/nada`, mail, cookie)).status).toBe(404);
  });
});

describe.each(engines)('$name: the list', (engine) => {
  const world = inboxSite(engine);

  test('begins with the longest wait, and says in words which answer is late', async () => {
    await world.db.deleteFrom('inbox_replies').execute();
    await world.db.deleteFrom('inbox_messages').execute();
    const old = await world.message({ ...complete, nombre: 'Vieja' });
    await world.db
      .updateTable('inbox_messages')
      .set({ received_at: '2026-11-13T15:00:00Z' })
      .where('id', '=', old)
      .execute();
    await world.message({ ...complete, nombre: 'Nueva' });
    const { cookie } = await world.staff(['reception']);
    const html = await world.site.html(inbox, { headers: { Cookie: cookie } });
    const said = textOf(html);
    expect(said.indexOf('Vieja')).toBeLessThan(said.indexOf('Nueva'));
    expect(said.match(/Vencido/g)).toHaveLength(1);
    expect(said).toContain('Espera hace 4 días');
    const home = textOf(await world.site.html('/admin-panel', { headers: { Cookie: cookie } }));
    expect(home).toContain('2 mensajes sin responder');
  });

  test('has its filter and its search in the address', async () => {
    const id = await world.message({ ...complete, nombre: 'Buscada' });
    const { cookie } = await world.staff(['reception']);
    const row = await world.db.selectFrom('inbox_messages').select('reference').where('id', '=', id).executeTakeFirst();
    const page = (query: string) => world.site.html(inbox + query, { headers: { Cookie: cookie } }).then(textOf);
    expect(await page(`?referencia=${row?.reference.toLowerCase()}`)).toContain('Buscada');
    expect(await page('?referencia=ZZZZZZ')).toContain('Ningún mensaje tiene la referencia ZZZZZZ');
    expect(await page('?estado=respondidos')).not.toContain('Buscada');
    await world.post(`${inbox}/${id}`, mail, cookie);
    expect(await page('?estado=respondidos')).toContain('Buscada');
    expect(await page('')).not.toContain('Buscada');
    expect(await page('?estado=cerrados')).toContain('Esta lista está vacía');
  });
});

describe.each(engines)('$name: an answer', (engine) => {
  const world = inboxSite(engine);

  test('by email is kept sealed, and its mail waits in the outbox', async () => {
    const id = await world.message();
    const { id: account, cookie } = await world.staff(['reception']);
    const response = await world.post(`${inbox}/${id}?estado=nuevos`, mail, cookie);
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${inbox}/${id}?estado=nuevos`]);
    const [reply] = await world.db.selectFrom('inbox_replies').selectAll().where('message', '=', id).execute();
    expect(reply).toMatchObject({ account, via: 'email' });
    const [sent] = await world.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', '=', `inbox-reply ${reply?.id}`)
      .execute();
    expect(sent).toMatchObject({ template: 'inbox-reply', locale: 'es', sent_at: null });
    expect(testVault.open('mail', sent?.recipient ?? '', sent?.id ?? '')).toBe(complete.email);
    expect(JSON.parse(testVault.open('mail', sent?.details ?? '', sent?.id ?? ''))).toEqual({ text: mail.texto });
    const html = await world.site.html(`${inbox}/${id}`, { headers: { Cookie: cookie } });
    expect(textOf(html)).toContain('Rosa Zapata, por correo, martes 17 de noviembre');
    expect(textOf(html)).toContain(mail.texto);
    const events = await world.db.selectFrom('audit').selectAll().where('object', '=', id).orderBy('seq').execute();
    expect(events.map(({ action, role }) => [action, role])).toEqual([
      ['inbox.received', null],
      ['inbox.answered', 'reception'],
      ['inbox.read', 'reception'],
    ]);
    const rows = await Promise.all(
      (['audit', 'outbox', 'inbox_replies'] as const).map((table) => world.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toMatch(/6 a 12|correo\.example|Canario/);
  });

  test('by phone keeps a note, and sends nothing', async () => {
    const id = await world.message({ ...complete, email: '' });
    const { cookie } = await world.staff(['reception']);
    const before = await world.db.selectFrom('outbox').select('id').execute();
    const page = await world.site.html(`${inbox}/${id}`, { headers: { Cookie: cookie } });
    expect(textOf(page)).toContain('Esta persona no dejó correo');
    expect((await world.post(`${inbox}/${id}`, mail, cookie)).status).toBe(422);
    const call = { movimiento: 'telefono', version: '1', texto: 'Le expliqué el ayuno.' };
    expect((await world.post(`${inbox}/${id}`, call, cookie)).status).toBe(303);
    expect(await world.db.selectFrom('outbox').select('id').execute()).toEqual(before);
  });

  test.each([
    ['no text', { ...mail, texto: ' \r\n ' }, 422],
    ['a long text', { ...mail, texto: 'a'.repeat(5001) }, 422],
    ['an unknown move', { ...mail, movimiento: 'borrar' }, 400],
    ['no version', { movimiento: 'correo', texto: 'x' }, 400],
  ])('with %s changes nothing', async (_name, fields, status) => {
    const id = await world.message();
    const { cookie } = await world.staff(['reception']);
    expect((await world.post(`${inbox}/${id}`, fields, cookie)).status).toBe(status);
    const row = await world.db.selectFrom('inbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ state: 'new', version: 1 });
  });
});

describe.each(engines)('$name: two receptionists', (engine) => {
  const world = inboxSite(engine);

  test('at once: one answers; the other sees what happened, keeps the text, and may still send it', async () => {
    const id = await world.message();
    const [rosa, luz] = [
      await world.staff(['reception'], 'Rosa Zapata'),
      await world.staff(['reception'], 'Luz Arango'),
    ];
    expect((await world.post(`${inbox}/${id}`, mail, rosa.cookie)).status).toBe(303);
    const second = await world.post(`${inbox}/${id}`, { ...mail, texto: 'Texto de Luz' }, luz.cookie);
    const html = await second.text();
    expect(second.status).toBe(409);
    expect(textOf(html)).toContain('Rosa Zapata ya respondió el martes 17 de noviembre');
    expect(html).toContain('Texto de Luz</textarea>');
    const sure = { ...mail, texto: 'Texto de Luz', version: versionIn(html) ?? '' };
    expect((await world.post(`${inbox}/${id}`, sure, luz.cookie)).status).toBe(303);
  });

  test('in the same instant: one of five is accepted', async () => {
    const id = await world.message();
    const { cookie } = await world.staff(['reception']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.post(`${inbox}/${id}`, mail, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409]);
    expect(await world.db.selectFrom('inbox_replies').select('id').where('message', '=', id).execute()).toHaveLength(1);
  });

  test('a closed message takes no reply, and shows the text that was not sent', async () => {
    const id = await world.message();
    const { cookie } = await world.staff(['reception']);
    const close = { movimiento: 'cerrar', version: '1' };
    expect((await world.post(`${inbox}/${id}`, close, cookie)).status).toBe(303);
    const late = await world.post(`${inbox}/${id}`, mail, cookie);
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(textOf(html)).toContain('Rosa Zapata cerró este mensaje');
    expect(html).toContain(`${mail.texto}</textarea>`);
    expect((await world.post(`${inbox}/${id}`, { ...close, version: '2' }, cookie)).status).toBe(409);
  });
});

describe.each(engines)('$name: after twelve months', (engine) => {
  const world = inboxSite(engine);

  test('a message is deleted with its replies, and one that is a day younger is not', async () => {
    const id = await world.message();
    const { cookie } = await world.staff(['reception']);
    await world.post(`${inbox}/${id}`, mail, cookie);
    const left = async () =>
      (await world.db.selectFrom('inbox_messages').select('id').where('id', '=', id).execute()).length;
    await deleteOldMessages(world.db, new Date('2027-11-17T15:00:00Z'));
    expect(await left()).toBe(1);
    expect(await deleteOldMessages(world.db, new Date('2027-11-18T15:00:00Z'))).toBeGreaterThan(0);
    expect(await left()).toBe(0);
    expect(await world.db.selectFrom('inbox_replies').select('id').where('message', '=', id).execute()).toEqual([]);
    const events = await world.db.selectFrom('audit').select(['action', 'reason']).where('object', '=', id).execute();
    expect(events.at(-1)).toEqual({ action: 'inbox.deleted', reason: 'retention' });
  });
});
