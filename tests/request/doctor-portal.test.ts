import { describe, expect, test } from 'vitest';

import { makeDoctor } from '../support/doctors.ts';
import { testVault } from '../support/host.ts';
import { textOf, texts } from '../support/html.ts';
import { cookieOf, postForm } from '../support/link-visits.ts';
import { codeAt, makeAccount, signedIn, testPassword } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { makeOrder, makePerson, makeReport, nameDoctor, releaseReport } from '../support/results.ts';

// The portal of a doctor, on both engines. Numbers such as D 43 are the security requirements of `docs/security.md`.

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);
const list = '/portal-medicos';

/** A doctor who is signed in, and a released result of an order that names them. */
async function doctorWithResult(stage: ResultStage, name = 'Ana Canario') {
  const doctor = await makeDoctor(stage.db);
  const cookie = await signedIn(stage.db, doctor.id, { kind: 'doctor', at: start });
  const result = await stage.makeResult({ name });
  await nameDoctor(stage.db, { id: result.order }, doctor.registration);
  return { ...doctor, ...result, cookie, path: `/portal-medicos/resultado/${result.report}` };
}

const ask = (stage: ResultStage, path: string, cookie = '') => stage.site.get(path, { headers: { Cookie: cookie } });
const pageAt = async (stage: ResultStage, path: string, cookie: string) =>
  textOf(await (await ask(stage, path, cookie)).text());

describe.each(stages)('$name', (stage) => {
  describe('the way in', () => theWayIn(stage));
  describe('access', () => theAccess(stage));
  describe('the list', () => theList(stage));
  describe('copies', () => theCopies(stage));
  describe('the limits of the list', () => theLimits(stage));
  describe('a report', () => aReport(stage));
});

function theWayIn(stage: ResultStage): void {
  test('password, then code, then the table; every step in Spanish or English', async () => {
    const { email, secret, id } = await doctorWithResult(stage);
    const first = await postForm(stage.site, '/medicos-login', { correo: email, clave: testPassword });
    expect([first.status, first.headers.get('Location')]).toEqual([303, '/medicos-login/codigo']);
    expect(first.headers.get('Set-Cookie')).toContain('SameSite=Lax');
    expect((await ask(stage, list, cookieOf(first))).headers.get('Location')).toMatch(/^\/medicos-login/);
    const second = await postForm(
      stage.site,
      '/medicos-login/codigo',
      { codigo: codeAt(secret, start) },
      cookieOf(first),
    );
    expect(second.headers.get('Location')).toBe(list);
    const portal = await ask(stage, list, cookieOf(second));
    expect([portal.status, portal.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const html = await portal.text();
    expect(texts(html, 'h1')).toEqual(['Sus pacientes']);
    expect(textOf(html)).toContain('Ana Canario');
    expect(texts(await (await ask(stage, `/en${list}`, cookieOf(second))).text(), 'h1')).toEqual(['Your patients']);
    const events = await stage.db.selectFrom('audit').select('action').where('actor', '=', id).orderBy('seq').execute();
    expect(events.map(({ action }) => action).slice(0, 3)).toEqual(['session.started', 'proof.given', 'order.read']);
  });

  test('a visitor gets the texts of the page and the way in, and no frame of the portal', async () => {
    const answer = await ask(stage, list);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('href="/medicos-login"');
    expect(html).not.toContain('Canario');
    expect((await ask(stage, '/portal-medicos/resultado/x')).headers.get('Location')).toMatch(/^\/medicos-login\?a=/);
  });
}

function theAccess(stage: ResultStage): void {
  test('D 43, D 50: a result of another doctor, a missing one, and an invented one get the same 404', async () => {
    const theirs = await doctorWithResult(stage);
    const other = await doctorWithResult(stage);
    const answers = await Promise.all(
      [other.path, '/portal-medicos/resultado/no-existe'].map(async (path) => {
        const response = await ask(stage, path, theirs.cookie);
        return { status: response.status, html: (await response.text()).replaceAll(path, 'PATH') };
      }),
    );
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]?.html).not.toContain('Canario');
    const plain = (html = '') => textOf(html).replaceAll(/[\da-f-]{36}|no-existe/g, 'ID');
    expect(plain(answers[0]?.html)).toBe(plain(answers[1]?.html));
    expect(await pageAt(stage, list, theirs.cookie)).not.toContain(other.order);
    expect((await ask(stage, theirs.path, theirs.cookie)).status).toBe(200);
  });

  test.each(['received', 'asked-for-more', 'refused', 'suspended'] as const)(
    'an application that is %s opens nothing, also for a session that still lives',
    async (state) => {
      const { cookie, path, application } = await doctorWithResult(stage);
      await stage.db.updateTable('doctor_applications').set({ state }).where('id', '=', application).execute();
      for (const one of [list, path])
        expect((await ask(stage, one, cookie)).headers.get('Location')).toBe('/portal-medicos/solicitud');
    },
  );

  test('D 19: suspending ends every session at once, and only the right password says so', async () => {
    const { cookie, path, application, email } = await doctorWithResult(stage);
    const owner = await makeAccount(stage.db, {
      email: `duena-${application}@yarumo.example`,
      roles: ['owner'],
      at: start,
    });
    const ownerCookie = await signedIn(stage.db, owner.id, { at: start });
    expect((await ask(stage, path, cookie)).status).toBe(200);
    const page = `/admin-panel/medicos/${application}`;
    const decide = (decision: string, version: string) =>
      postForm(stage.site, page, { decision, version }, ownerCookie);
    expect((await decide('suspend', '2')).status).toBe(303);
    expect((await ask(stage, path, cookie)).headers.get('Location')).toMatch(/^\/medicos-login/);
    const signIn = async (correo: string, clave: string) => {
      const answer = await postForm(stage.site, '/medicos-login', { correo, clave });
      return { status: answer.status, text: textOf(await answer.text()) };
    };
    const own = await signIn(email, testPassword);
    expect(own.status).toBe(422);
    expect(own.text).toContain('El laboratorio suspendió su acceso');
    for (const [correo, clave] of [
      [email, 'otra clave larga'],
      ['nadie@x.example', testPassword],
    ] as const)
      expect((await signIn(correo, clave)).text).not.toContain('suspendió');
    expect((await decide('reactivate', '3')).status).toBe(303);
    // The old session stays dead.
    expect((await ask(stage, path, cookie)).status).toBe(302);
    expect((await postForm(stage.site, '/medicos-login', { correo: email, clave: testPassword })).status).toBe(303);
  });

  test('staff and patients are not let in', async () => {
    const { path } = await doctorWithResult(stage);
    const staff = await makeAccount(stage.db, {
      email: `jefa-${path.slice(-8)}@yarumo.example`,
      roles: ['owner'],
      at: start,
    });
    const cookie = await signedIn(stage.db, staff.id, { at: start });
    expect((await ask(stage, path, cookie)).headers.get('Location')).toMatch(/^\/medicos-login/);
  });
}

function theList(stage: ResultStage): void {
  test('D 47: an exam that needs counseling has no name, no value, and no number of results', async () => {
    const { cookie, order } = await doctorWithResult(stage);
    const row = await stage.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow();
    const held = await makeReport(stage.db, row, {
      code: 'VIH-CANARIO',
      needs_counseling: 1,
      versions: [[{ name: 'VIH canario', value: 'Reactivo' }]],
    });
    await makeReport(stage.db, row, { code: 'VIH-CANARIO', needs_counseling: 1 });
    await releaseReport(stage.db, held, { account: stage.scientist });
    const text = await pageAt(stage, list, cookie);
    expect(text).toContain('Resultado reservado');
    expect(text).toContain('Examen reservado');
    expect(text).not.toMatch(/VIH|Reactivo/);
    expect((await ask(stage, `/portal-medicos/resultado/${held}`, cookie)).status).toBe(404);
    await stage.db.updateTable('reports').set({ counseled_at: start }).where('id', '=', held).execute();
    expect(await pageAt(stage, `/portal-medicos/resultado/${held}`, cookie)).toContain('Reactivo');
  });

  test('marks what was not opened, and a correction is new again', async () => {
    const { cookie, path, report } = await doctorWithResult(stage);
    const fresh = `${list}?estado=sin-abrir`;
    expect(await pageAt(stage, fresh, cookie)).toContain('Ana Canario');
    await ask(stage, path, cookie);
    expect(await pageAt(stage, fresh, cookie)).not.toContain('Ana Canario');
    expect(await pageAt(stage, list, cookie)).toContain('Abierto');
    await stage.db
      .updateTable('reports')
      .set({ released_version: 2, latest_version: 2 })
      .where('id', '=', report)
      .execute();
    expect(await pageAt(stage, fresh, cookie)).toContain('Ana Canario');
  });

  test('finds orders by number, document, and name, for copies too, by POST only', async () => {
    const { cookie, registration } = await doctorWithResult(stage);
    const document = `CC 99${registration}`;
    const person = await makePerson(stage.db, testVault, { name: 'Copia Canaria', document });
    const order = await makeOrder(stage.db, person);
    await nameDoctor(stage.db, order, registration, 'copy');
    await makeReport(stage.db, order);
    const { number } = await stage.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const found = async (buscar: string) => {
      const text = textOf(await (await postForm(stage.site, list, { buscar }, cookie)).text());
      return [text.includes('Ana Canario'), text.includes('Copia Canaria')];
    };
    expect(await found('')).toEqual([true, true]);
    expect(await found(number)).toEqual([false, true]);
    expect(await found(document)).toEqual([false, true]);
    expect(await found(document.slice(3))).toEqual([false, true]);
    expect(await found(document.slice(3, -2))).toEqual([false, false]);
    expect(await found('canária cop')).toEqual([false, true]);
    expect(await found('CANARIO')).toEqual([true, false]);
    expect(await found('anario')).toEqual([false, false]);
    // Two letters before a number are not always a type of document.
    await stage.db
      .updateTable('persons')
      .set({ document_index: testVault.index('document', `PA AB99${registration}`) })
      .where('id', '=', person)
      .execute();
    expect(await found(`ab99${registration}`)).toEqual([false, true]);
    expect(await found('OR-100201')).toEqual([false, false]);
    const asked = await ask(stage, `${list}?buscar=canario&estado=nada&pagina=-3&ordenar=x`, cookie);
    const text = textOf(await asked.text());
    expect([text.includes('Ana Canario'), text.includes('Copia Canaria')]).toEqual([true, true]);
  });
}

function theCopies(stage: ResultStage): void {
  test('D 48: a doctor with a copy does not learn that a result is handed over in person', async () => {
    const { cookie, order, registration } = await doctorWithResult(stage);
    const counselings = [null, start] as const;
    const person = await makePerson(stage.db, testVault, { name: 'Copia Reservada' });
    const hidden = await makeOrder(stage.db, person);
    await nameDoctor(stage.db, hidden, registration, 'copy');
    const row = await stage.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow();
    await stage.db.updateTable('order_providers').set({ part: 'copy' }).where('order_id', '=', order).execute();
    const kept: string[] = [];
    for (const place of [hidden, row])
      for (const counseled_at of counselings)
        kept.push(await makeReport(stage.db, place, { code: 'VIH-CANARIO', needs_counseling: 1, counseled_at }));
    for (const report of kept) await releaseReport(stage.db, report, { account: stage.scientist });
    for (const path of [list, `${list}?estado=sin-abrir`]) {
      const text = await pageAt(stage, path, cookie);
      expect(text).toContain('Ana Canario');
      expect(text).not.toMatch(/consejería|reservado|VIH|Copia Reservada/i);
    }
    for (const report of kept)
      expect((await ask(stage, `/portal-medicos/resultado/${report}`, cookie)).status).toBe(404);
    const audited = await stage.db.selectFrom('audit').select('action').where('object', '=', hidden.id).execute();
    expect(audited).toEqual([]);
  });
}

function theLimits(stage: ResultStage): void {
  test('D 50, D 52: documents are masked, and every order that is shown is in the audit log', async () => {
    const { cookie, person, order, id } = await doctorWithResult(stage);
    const { document } = await stage.db
      .selectFrom('persons')
      .selectAll()
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const clear = testVault.open('document', document, person);
    const text = await pageAt(stage, list, cookie);
    expect(text).not.toContain(clear.split(' ')[1] ?? clear);
    expect(text).toContain(`····${clear.slice(-4)}`);
    const events = await stage.db
      .selectFrom('audit')
      .select(['action', 'object', 'subject', 'role'])
      .where('actor', '=', id)
      .execute();
    expect(events).toContainEqual({ action: 'order.read', object: order, subject: person, role: 'doctor' });
  });

  test('D 51: after 60 pages within an hour the next one waits', async () => {
    const { cookie } = await doctorWithResult(stage);
    for (let page = 0; page < 60; page += 1) expect(await pageAt(stage, list, cookie)).toContain('Ana Canario');
    const text = await pageAt(stage, list, cookie);
    expect(text).toContain('Abrió muchas páginas en una hora');
    expect(text).not.toContain('Ana Canario');
  });
}

function aReport(stage: ResultStage): void {
  test('shows values as sent, with unit, interval, and flag in words; the reading is an event', async () => {
    const { cookie, registration, order } = await doctorWithResult(stage);
    const row = await stage.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow();
    const versions = [
      [
        { name: 'Uno', value: '1.10', flags: 'H', reference_range: '0.50-1.00' },
        { name: 'Dos', value: '<0.005', unit: 'mUI/L', reference_range: '0.4-4.0', flags: 'LL' },
      ],
    ];
    const report = await makeReport(stage.db, row, { versions, comment: 'Repetido\n  y confirmado' });
    await releaseReport(stage.db, report, { account: stage.scientist });
    const path = `/portal-medicos/resultado/${report}`;
    const html = await (await ask(stage, path, cookie)).text();
    const text = textOf(html);
    for (const shown of ['1.10', '0.50-1.00', '<0.005', 'mUI/L', 'muy bajo', 'Beatriz Ochoa'])
      expect(text).toContain(shown);
    expect(html).toContain('Repetido\n  y confirmado');
    expect(texts(html, 'title').join()).not.toMatch(/Uno|Canario|GLU/);
    expect(registration).not.toBe('');
    const reads = await stage.db.selectFrom('audit').select('action').where('object', '=', report).execute();
    expect(reads).toEqual([{ action: 'report.read' }]);
  });

  test('a correction says what stood there before; a withdrawn report is gone', async () => {
    const { cookie, path, report, order } = await doctorWithResult(stage);
    const row = await stage.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow();
    const versions = [[{ name: 'Glucosa', value: '98' }], [{ name: 'Glucosa', value: '89' }]];
    const corrected = await makeReport(stage.db, row, { versions, versionStatus: 'corrected', status: 'corrected' });
    await releaseReport(stage.db, corrected, { account: stage.scientist, version: 1, at: '2026-11-16T14:40:00Z' });
    await releaseReport(stage.db, corrected, { account: stage.scientist, version: 2 });
    const text = await pageAt(stage, `/portal-medicos/resultado/${corrected}`, cookie);
    expect(text).toContain('Antes: 98 mg/dL');
    await stage.db.updateTable('reports').set({ status: 'withdrawn' }).where('id', '=', report).execute();
    expect((await ask(stage, path, cookie)).status).toBe(404);
    expect(await pageAt(stage, list, cookie)).toContain('Resultado retirado');
  });
}
