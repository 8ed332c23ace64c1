import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { appliedWith, completeApplication, doctorSite } from '../support/doctor-site.ts';
import { type Engine, openEngines } from '../support/engines.ts';
import { elements, texts } from '../support/html.ts';
import { codeAt } from '../support/people.ts';

// The application of a doctor, from the form to the decision, on both engines. Numbers such as D 22 are the security requirements.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

describe.each(engines)('$name', (engine: Engine) => {
  const world = doctorSite(engine);
  beforeAll(() => world.db.deleteFrom('attempts').execute());
  describe('an application', () => anApplication(world));
  describe('the link', () => theLink(world));
  describe('the status', () => theStatus(world));
  describe('a decision', () => aDecision(world));
  describe('an approval', () => anApproval(world));
});

type World = ReturnType<typeof doctorSite>;

function anApplication(world: World): void {
  test('asks for everything that it needs, keeps what was typed, and never the password', async () => {
    const empty = await world.apply({ nombre: 'Ana Pérez' }, { isBare: true });
    expect(empty.status).toBe(422);
    const html = await empty.text();
    const faulty = elements(html, 'a')
      .filter(({ href }) => href?.startsWith('#'))
      .map(({ href }) => href);
    for (const field of ['documento', 'registro', 'especialidad', 'institucion', 'telefono', 'correo', 'clave'])
      expect(faulty).toContain(`#${field}`);
    expect(faulty).toEqual(expect.arrayContaining(['#autorizo', '#veraz']));
    const weak = await world.apply({ clave: '123456789012' });
    expect(weak.status).toBe(422);
    const again = await weak.text();
    expect(elements(again, 'input').find(({ name }) => name === 'registro')?.value).toBe(completeApplication.registro);
    expect(again).not.toContain('123456789012');
  });

  test('D 31: refuses passwords that are short, common, or about the applicant', async () => {
    for (const clave of ['corta', '123456789012', 'Elena Canaria 1', 'x'.repeat(129)])
      expect((await world.apply({ clave })).status, clave).toBe(422);
  });

  test('D 22: a known and an unknown address get the same answer, and each gets one mail', async () => {
    const known = await world.confirmedDoctor();
    const answerTo = async (correo: string) => {
      const response = await world.apply({ correo });
      const { 'x-request-id': _, ...rest } = Object.fromEntries(response.headers);
      return { status: response.status, rest, body: await response.text() };
    };
    const answers = [await answerTo(known.email), await answerTo('nadie@clinica.example')];
    expect(answers[0]?.status).toBe(303);
    expect(answers[1]).toEqual(answers[0]);
    expect((await world.mailsTo(known.email)).map(({ template }) => template)).toContain('doctor-account-exists');
    expect((await world.mailsTo('nadie@clinica.example')).map(({ template }) => template)).toEqual([
      'doctor-confirm-email',
    ]);
  });

  test('D 23: a known and an unknown address write the same rows', async () => {
    const known = await world.confirmedDoctor();
    const written = async (correo: string) => {
      const before = await world.countRows();
      await world.apply({ correo });
      const after = await world.countRows();
      return after.map((count, index) => count - (before[index] ?? 0));
    };
    const unknown = await written('otra@clinica.example');
    expect(await written(known.email)).toEqual(unknown);
  });

  test('D 42: the fourth application to one address within an hour gets the same answer and no mail', async () => {
    const correo = 'muchas@clinica.example';
    for (let sent = 0; sent < 5; sent += 1) {
      const response = await world.apply({ correo }, { keepsAttempts: true });
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/medicos-registro/enviado']);
    }
    expect(await world.mailsTo(correo)).toHaveLength(3);
  });

  test('D 37: nobody has an account, and the laboratory sees nothing, until the address is confirmed', async () => {
    await world.apply({ correo: 'pendiente@clinica.example', nombre: 'Pendiente Canaria' });
    const { cookie } = await world.staff(['owner']);
    expect(await world.page('/admin-panel/medicos', cookie)).not.toContain('Pendiente Canaria');
    expect((await world.enter('pendiente@clinica.example')).status).toBe(422);
  });
}

function theLink(world: World): void {
  test('D 40: reading the link fifty times uses nothing up; the button does, once', async () => {
    const path = await world.confirmationOf('lector@clinica.example');
    for (let read = 0; read < 50; read += 1) expect((await world.get(path)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.post(path, { clave: completeApplication.clave })),
    );
    const done = await Promise.all(answers.filter(({ status }) => status === 200).map((response) => response.text()));
    expect(done).toHaveLength(1);
    expect(texts(done[0] ?? '', 'h1')).toEqual(['Su correo quedó confirmado']);
    expect((await world.get(path)).status).toBe(404);
  });

  test('somebody who did not choose the password cannot confirm, and attempts are counted', async () => {
    const path = await world.confirmationOf('ajena@clinica.example');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await world.post(path, { clave: 'otra clave larga' })).status).toBe(422);
    expect((await world.post(path, { clave: completeApplication.clave })).status).toBe(429);
  });

  test('D 39: the link ends after 24 hours, and an invented one gets the same page', async () => {
    const path = await world.confirmationOf('tarde@clinica.example');
    world.setClock(24 * 3600 + 10);
    const late = await world.get(path);
    world.setClock(0);
    const invented = await world.get(`/medicos-registro/confirmar/${'A'.repeat(43)}`);
    expect([late.status, invented.status]).toEqual([404, 404]);
    expect(texts(await late.text(), 'h1')).toEqual(texts(await invented.text(), 'h1'));
    expect([late.headers.get('Referrer-Policy'), late.headers.get('Cache-Control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
  });
}

function theStatus(world: World): void {
  test('applicant, owner, applicant, owner: sees what is missing, adds it, and is approved', async () => {
    const { email, cookie, application } = await world.confirmedDoctor();
    const status = '/portal-medicos/solicitud';
    expect((await world.get('/portal-medicos', cookie)).headers.get('Location')).toBe(status);
    expect(await world.page(status, cookie)).toContain('En revisión');
    const owner = await world.staff(['owner']);
    const page = `/admin-panel/medicos/${application}`;
    const ask = { decision: 'ask', motivo: 'workplace', version: await world.versionOf(application) };
    expect((await world.post(page, ask, owner.cookie)).status).toBe(303);
    expect(await world.page(status, cookie)).toContain('Nos falta un dato de su lugar de trabajo.');
    const answer = { ...appliedWith({ institucion: 'Otro consultorio' }), nota: 'Piso 4' };
    const version = await world.versionOf(application);
    expect((await world.post(status, { ...answer, version }, cookie)).headers.get('Location')).toBe(
      `${status}?enviada=1`,
    );
    expect(await world.page(page, owner.cookie)).toContain('Otro consultorio');
    const approve = { decision: 'approve', version: await world.versionOf(application) };
    expect((await world.post(page, approve, owner.cookie)).status).toBe(422);
    const checked = [
      ...Object.entries(approve),
      ...['documento', 'registro', 'llamada'].map((one) => ['comprobado', one]),
    ];
    expect((await world.post(page, checked, owner.cookie)).status).toBe(303);
    expect((await world.get('/portal-medicos', cookie)).status).toBe(200);
    expect((await world.mailsTo(email)).map(({ template }) => template).toSorted()).toEqual([
      'doctor-approved',
      'doctor-asked-for-more',
      'doctor-confirm-email',
      'doctor-received',
    ]);
    const events = await world.actionsAbout(application);
    expect(events.filter((action) => action === 'application.decided')).toHaveLength(2);
  });

  test('D 32: an applicant sets up the second factor before anything is shown', async () => {
    const path = await world.confirmationOf('nueva@clinica.example');
    await world.post(path, { clave: completeApplication.clave });
    const entered = await world.enter('nueva@clinica.example');
    expect(entered.headers.get('Location')).toBe('/medicos-login/segundo-paso');
    const half = entered.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect((await world.get('/portal-medicos/solicitud', half)).headers.get('Location')).toMatch(/^\/medicos-login/);
    const setup = await world.page('/medicos-login/segundo-paso', half);
    const secret = Buffer.from(await world.secretOf('nueva@clinica.example'), 'base64url');
    expect(setup).toContain('<svg');
    const wrong = await world.post('/medicos-login/segundo-paso', { codigo: '000000' }, half);
    expect(wrong.status).toBe(422);
    const done = await world.post('/medicos-login/segundo-paso', { codigo: codeAt(secret, world.now()) }, half);
    expect(done.status).toBe(200);
  });
}

function aDecision(world: World): void {
  test('a decision needs the owner, a fresh proof, and the version that was seen', async () => {
    const { application } = await world.confirmedDoctor();
    const page = `/admin-panel/medicos/${application}`;
    const refuse = { decision: 'refuse', motivo: 'identity', version: await world.versionOf(application) };
    const reception = await world.staff(['reception']);
    expect(await world.page(page, reception.cookie)).toContain('Solo la administración decide.');
    expect((await world.post(page, refuse, reception.cookie)).status).toBe(403);
    expect((await world.get(page, (await world.staff(['bacteriologist'])).cookie)).status).toBe(403);
    const owner = await world.staff(['owner']);
    world.setClock(6 * 60);
    const stale = await world.post(page, refuse, owner.cookie);
    world.setClock(0);
    expect(stale.headers.get('Location')).toBe(`/admin-panel/confirmar?a=${encodeURIComponent(page)}`);
    expect((await world.post(page, { ...refuse, version: '1' }, owner.cookie)).status).toBe(409);
    expect((await world.post(page, { ...refuse, motivo: 'invented' }, owner.cookie)).status).toBe(400);
    expect((await world.post(page, refuse, owner.cookie)).status).toBe(303);
    expect((await world.get('/admin-panel/medicos/no-existe', owner.cookie)).status).toBe(404);
  });

  test('D 91: the tables hold no name, document, or address of a doctor in clear', async () => {
    const rows = await Promise.all(
      (['doctor_applications', 'accounts', 'outbox', 'audit', 'attempts'] as const).map((table) =>
        world.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(rows)).not.toMatch(/canari|clinica\.example|71999/i);
  });
}

function anApproval(world: World): void {
  test('the ticks of the checks stay through a new proof and through a refusal', async () => {
    const { application } = await world.confirmedDoctor();
    const owner = await world.staff(['owner']);
    const page = `/admin-panel/medicos/${application}`;
    const ticked = [
      ['decision', 'approve'],
      ['version', await world.versionOf(application)],
      ['comprobado', 'documento'],
      ['comprobado', 'llamada'],
    ];
    const ticksIn = (html: string) =>
      elements(html, 'input')
        .filter(({ name, checked }) => name === 'comprobado' && checked !== undefined)
        .map(({ value }) => value);
    const refused = await world.post(page, ticked, owner.cookie);
    expect([refused.status, ticksIn(await refused.text())]).toEqual([422, ['documento', 'llamada']]);
    world.setClock(400);
    const asked = await world.post(page, ticked, owner.cookie);
    world.setClock(0);
    const confirm = new URL(asked.headers.get('Location') ?? '', 'https://yarumo.example');
    expect(confirm.pathname).toBe('/admin-panel/confirmar');
    const hidden = elements(await world.page(confirm.pathname + confirm.search, owner.cookie), 'input');
    expect(hidden.find(({ name }) => name === 'a')?.value).toBe(`${page}?comprobado=documento&comprobado=llamada`);
    expect(ticksIn(await world.page(confirm.searchParams.get('a') ?? '', owner.cookie))).toEqual([
      'documento',
      'llamada',
    ]);
  });

  test('two owners who approve one registration for two accounts at once: the second is refused as taken', async () => {
    const twins = [await world.confirmedDoctor(), await world.confirmedDoctor()];
    const both = twins.map(({ application }) => application);
    await world.db
      .updateTable('doctor_applications')
      .set({ registration_index: 'one registration' })
      .where('id', 'in', both)
      .execute();
    const answers = await Promise.all(
      twins.map(async ({ application }) => {
        const owner = await world.staff(['owner']);
        const approve = [
          ['decision', 'approve'],
          ['version', await world.versionOf(application)],
          ...['documento', 'registro', 'llamada'].map((check) => ['comprobado', check]),
        ];
        return world.post(`/admin-panel/medicos/${application}`, approve, owner.cookie);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });
}
