import { afterAll, describe, expect, test } from 'vitest';

import { deleteOldVisits } from '../../app/domain/visits/old-visits.server.ts';
import { openEngines } from '../support/engines.ts';
import { elements, textOf, texts } from '../support/html.ts';
import { signedIn } from '../support/people.ts';
import { completeVisit, visitCanary, visitSite, visitsPath } from '../support/visit-site.ts';

// The panel's home visits: reception decides, the assigned collector goes, and nobody else sees that there is one.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

const plan = { accion: 'confirmar', version: '1', dia: '2026-11-20', franja: '06:00-08:00' };

describe.each(engines)('$name: who sees visits', (engine) => {
  const world = visitSite(engine);

  test.each(['owner', 'bacteriologist', 'counselor', 'editor'] as const)('%s gets a 403', async (role) => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff([role]);
    for (const path of [visitsPath, `${visitsPath}/${id}`]) {
      const response = await world.site.get(path, { headers: { Cookie: cookie } });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toMatch(visitCanary);
    }
    expect((await world.post(`${visitsPath}/${id}`, plan, cookie)).status).toBe(403);
  });

  test('a visitor goes to the entrance', async () => {
    await world.reset();
    const id = await world.visit();
    for (const path of [visitsPath, `${visitsPath}/${id}`]) expect((await world.site.get(path)).status).toBe(302);
    expect((await world.post(`${visitsPath}/${id}`, plan)).status).toBe(302);
  });

  test('reception sees those that wait, and each reading is audited', async () => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception']);
    expect(textOf(await world.page(visitsPath, cookie))).toContain(completeVisit.nombre);
    const html = await world.page(`${visitsPath}/${id}`, cookie);
    expect(textOf(html)).toContain(completeVisit.direccion);
    expect(textOf(html)).toContain('Una persona mayor');
    const hrefs = elements(html, 'a').map(({ href }) => href ?? '');
    expect(hrefs).toContain('tel:3008398394');
    const events = await world.db.selectFrom('audit').selectAll().where('object', '=', id).orderBy('seq').execute();
    expect(events.map(({ action, role }) => [action, role])).toEqual([
      ['visit.asked', null],
      ['visit.read', 'reception'],
    ]);
    expect(textOf(await world.page('/admin-panel', cookie))).toMatch(/\d+ visitas? por confirmar/);
  });

  test('a visit that does not exist is missing', async () => {
    const { cookie } = await world.staff(['reception']);
    const { id: persona } = await world.staff(['collector']);
    expect((await world.site.get(`${visitsPath}/nada`, { headers: { Cookie: cookie } })).status).toBe(404);
    expect((await world.post(`${visitsPath}/nada`, { ...plan, persona }, cookie)).status).toBe(404);
  });
});

describe.each(engines)('$name: reception', (engine) => {
  const world = visitSite(engine);

  test('confirms for a day, a window, and a collector; the visitor gets the appointment', async () => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception']);
    const { id: persona } = await world.staff(['collector'], 'Andrés Gil');
    const done = await world.post(`${visitsPath}/${id}`, { ...plan, persona }, cookie);
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${visitsPath}/${id}`]);
    expect(await world.row(id)).toMatchObject({
      state: 'confirmed',
      collector: persona,
      day: '2026-11-20',
      version: 2,
    });
    expect((await world.mails(id)).at(-1)).toMatchObject({
      template: 'visit-confirmed',
      details: { visit: id, from: '2026-11-20T11:00:00.000Z', to: '2026-11-20T13:00:00.000Z' },
    });
    const moved = { ...plan, persona, version: '2', dia: '2026-11-23' };
    expect((await world.post(`${visitsPath}/${id}`, moved, cookie)).status).toBe(303);
    expect(await world.row(id)).toMatchObject({ day: '2026-11-23', version: 3 });
    expect((await world.post(`${visitsPath}/${id}`, { accion: 'anular', version: '3' }, cookie)).status).toBe(303);
    expect((await world.mails(id)).at(-1)).toMatchObject({
      template: 'visit-cancelled',
      details: { by: 'laboratory' },
    });
  });

  test('proposes another time, which the visitor accepts from the mail', async () => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception']);
    const { id: persona } = await world.staff(['collector']);
    const propose = { ...plan, accion: 'proponer', persona };
    expect((await world.post(`${visitsPath}/${id}`, propose, cookie)).status).toBe(303);
    const path = (await world.mails(id)).at(-1)?.details.path ?? '';
    expect(texts(await world.site.html(path), 'h1')).toEqual(['Le proponemos otra hora']);
    expect((await world.post(path, { accion: 'aceptar', version: '1' })).status).toBe(409);
    expect((await world.post(path, { accion: 'aceptar', version: '2' })).status).toBe(303);
    expect(await world.row(id)).toMatchObject({ state: 'confirmed', day: '2026-11-20', collector: persona });
    expect((await world.mails(id)).at(-1)?.template).toBe('visit-confirmed');
  });

  test('refuses with a reason of the list', async () => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception']);
    const refuse = { accion: 'rechazar', version: '1' };
    expect((await world.post(`${visitsPath}/${id}`, { ...refuse, motivo: 'porque sí' }, cookie)).status).toBe(422);
    expect((await world.post(`${visitsPath}/${id}`, { ...refuse, motivo: 'no-room' }, cookie)).status).toBe(303);
    expect((await world.mails(id)).at(-1)).toMatchObject({ template: 'visit-refused', details: { reason: 'no-room' } });
    expect(textOf(await world.page(`${visitsPath}?lista=pasadas`, cookie))).toContain('Rechazada');
  });

  test.each([
    ['a Sunday', { dia: '2026-11-22' }],
    ['yesterday', { dia: '2026-11-16' }],
    ['a window after closing', { dia: '2026-11-21', franja: '14:00-16:00' }],
    ['somebody who collects nothing', { persona: 'nadie' }],
  ])('cannot confirm for %s', async (_name, fields) => {
    await world.reset();
    const id = await world.visit();
    const { cookie } = await world.staff(['reception']);
    const { id: persona } = await world.staff(['collector']);
    expect((await world.post(`${visitsPath}/${id}`, { ...plan, persona, ...fields }, cookie)).status).toBe(422);
    expect(await world.row(id)).toMatchObject({ state: 'requested', version: 1 });
  });
});

describe.each(engines)('$name: receptionists at once', (engine) => {
  const world = visitSite(engine);

  test('two on one visit: one decides, the other sees what happened', async () => {
    await world.reset();
    const id = await world.visit();
    const { id: persona } = await world.staff(['collector']);
    const [rosa, luz] = [await world.staff(['reception']), await world.staff(['reception'], 'Luz Arango')];
    const answers = await Promise.all([
      world.post(`${visitsPath}/${id}`, { ...plan, persona }, rosa.cookie),
      world.post(`${visitsPath}/${id}`, { accion: 'rechazar', version: '1', motivo: 'other' }, luz.cookie),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await world.row(id)).toMatchObject({ version: 2 });
    expect(await world.mails(id)).toHaveLength(2);
    const late = answers.find(({ status }) => status === 409);
    expect(textOf((await late?.text()) ?? '')).toContain('Otra persona cambió esta visita');
  });

  test('cannot put more visits into a window than it holds', async () => {
    await world.reset();
    const { cookie } = await world.staff(['reception']);
    const { id: persona } = await world.staff(['collector']);
    const ids: string[] = [];
    for (const franja of ['08:00-10:00', '08:00-10:00', '10:00-12:00'])
      ids.push(await world.visit({ ...completeVisit, franja }));
    const into = { ...plan, persona, franja: '14:00-16:00' };
    const answers = await Promise.all(ids.map((id) => world.post(`${visitsPath}/${id}`, into, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 409]);
  });
});

describe.each(engines)('$name: a collector', (engine) => {
  const world = visitSite(engine);

  test('sees their own visits of these days, and says what became of them', async () => {
    await world.reset();
    const { id: account, cookie } = await world.staff(['collector'], 'Andrés Gil');
    const id = await world.confirmed(account);
    const list = await world.page(visitsPath, cookie);
    expect(texts(list, 'h1')).toEqual(['Mis visitas']);
    expect(textOf(list)).toContain(completeVisit.nombre);
    const done = { accion: 'hecha', version: '2' };
    const early = await world.post(`${visitsPath}/${id}`, done, cookie);
    expect([early.status, textOf(await early.text())]).toEqual([422, expect.stringContaining('La visita es otro día')]);
    world.site.setClock('2026-11-19T14:00:00Z');
    const again = await signIn(account);
    expect(await world.page(`${visitsPath}/${id}`, again)).toContain('openstreetmap.org');
    expect((await world.post(`${visitsPath}/${id}`, done, again)).status).toBe(303);
    expect(await world.row(id)).toMatchObject({ state: 'done', version: 3 });
    const events = await world.db.selectFrom('audit').selectAll().where('object', '=', id).orderBy('seq').execute();
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['visit.confirmed', 'visit.completed']));
  });

  test('says why no sample was taken', async () => {
    await world.reset();
    const { id: account } = await world.staff(['collector']);
    const id = await world.confirmed(account);
    world.site.setClock('2026-11-19T14:00:00Z');
    const cookie = await signIn(account);
    const missed = { accion: 'no-hecha', version: '2' };
    expect((await world.post(`${visitsPath}/${id}`, { ...missed, motivo: '' }, cookie)).status).toBe(422);
    expect((await world.post(`${visitsPath}/${id}`, { ...missed, motivo: 'nobody-home' }, cookie)).status).toBe(303);
    expect(await world.row(id)).toMatchObject({ state: 'not-found', reason: 'nobody-home' });
  });

  test('gets a 404 for a visit of somebody else, and for one that waits or is far away', async () => {
    await world.reset();
    const { id: account, cookie } = await world.staff(['collector']);
    const other = await world.staff(['collector'], 'Otra Persona');
    const theirs = await world.confirmed(account);
    const waiting = await world.visit();
    const far = await world.confirmed(account, completeVisit, '2026-12-10');
    const statusFor = async (id: string, who: string) =>
      (await world.site.get(`${visitsPath}/${id}`, { headers: { Cookie: who } })).status;
    expect(await statusFor(theirs, cookie)).toBe(200);
    expect(await statusFor(theirs, other.cookie)).toBe(404);
    expect(await statusFor(waiting, cookie)).toBe(404);
    expect(await statusFor(far, cookie)).toBe(404);
    expect((await world.post(`${visitsPath}/${theirs}`, { accion: 'hecha', version: '2' }, other.cookie)).status).toBe(
      404,
    );
    expect((await world.post(`${visitsPath}/${theirs}`, { accion: 'anular', version: '2' }, cookie)).status).toBe(403);
    expect(textOf(await world.page(visitsPath, other.cookie))).toContain('No tiene visitas asignadas');
  });

  const signIn = (account: string) => signedIn(world.db, account, { at: '2026-11-19T13:59:00Z' });
});

describe.each(engines)('$name: ninety days later', (engine) => {
  const world = visitSite(engine);

  test('a visit is deleted, and one that is a day younger is not', async () => {
    await world.reset();
    const id = await world.visit();
    const at = new Date('2027-02-17T12:00:00Z');
    expect(await deleteOldVisits(world.db, '2027-02-17', at)).toBe(0);
    expect(await deleteOldVisits(world.db, '2027-02-18', at)).toBe(1);
    expect(await world.row(id)).toBeUndefined();
    const events = await world.db.selectFrom('audit').select(['action', 'reason']).where('object', '=', id).execute();
    expect(events.at(-1)).toEqual({ action: 'visit.deleted', reason: 'retention' });
  });
});
