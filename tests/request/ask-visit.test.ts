import { afterAll, describe, expect, test, vi } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { openEngines } from '../support/engines.ts';
import { elements, textOf, texts } from '../support/html.ts';
import { idIn, later, stampIn, start } from '../support/inbox-site.ts';
import { askPath, completeVisit, visitCanary, visitSite } from '../support/visit-site.ts';

// A visitor asks for a home visit: the area, the days and windows, one request a form, and the link that cancels it.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));

const inputNamed = (html: string, name: string) => elements(html, 'input').find((input) => input.name === name);
const { autorizo: _, ...unauthorized } = completeVisit;

describe.each(engines)('$name: a complete request', (engine) => {
  const world = visitSite(engine);

  test('is stored sealed, and the visitor gets a reference and a mail', async () => {
    const response = await world.ask();
    expect(response.status).toBe(303);
    const id = idIn(response);
    const stored = await world.db.selectFrom('home_visits').selectAll().where('id', '=', id).executeTakeFirst();
    expect(stored).toMatchObject({ state: 'requested', day: '2026-11-19', time_window: '08:00-10:00', locale: 'es' });
    expect(stored?.authorization_version).toMatch(/^2026-/);
    const asked = await world.site.get(response.headers.get('Location') ?? '');
    expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const said = textOf(await asked.text());
    expect(said).toContain(stored?.reference);
    expect(said).toContain('jueves 19 de noviembre');
    expect(said).toContain('miércoles 18 de noviembre a las 7:00 a. m.');
    expect(said).not.toMatch(visitCanary);
    const [mail] = await world.mails(id);
    expect(mail).toMatchObject({
      template: 'visit-received',
      to: completeVisit.email,
      details: { reference: stored?.reference, from: '2026-11-19T13:00:00.000Z', to: '2026-11-19T15:00:00.000Z' },
    });
  });

  test('appears in clear in no table, log, or address', async () => {
    const said: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void said.push(...words));
    const response = await world.ask();
    vi.restoreAllMocks();
    const tables = ['home_visits', 'audit', 'attempts', 'outbox', 'one_time_links'] as const;
    const rows = await Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify([rows, said.map(String), [...response.headers]])).not.toMatch(visitCanary);
    expect(await checkAudit(world.db)).toMatchObject({ intact: true });
  });

  test('sent twice asks once; with other words it asks the visitor', async () => {
    await world.reset();
    await world.db.deleteFrom('attempts').execute();
    const sello = stampIn(await world.site.html(askPath));
    world.site.setClock(later(5));
    const both = await Promise.all([1, 2].map(() => world.post(askPath, { sello, ...completeVisit })));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(idIn(both[0] as Response)).toBe(idIn(both[1] as Response));
    const other = await world.post(askPath, { sello, ...completeVisit, direccion: 'Otra calle' });
    expect(other.status).toBe(409);
    expect(textOf(await other.text())).toContain('Su primera solicitud ya está con nosotros');
    expect(await world.db.selectFrom('home_visits').select('id').execute()).toHaveLength(1);
  });
});

describe.each(engines)('$name: too many requests', (engine) => {
  const world = visitSite(engine);

  test.each([
    ['telephone', (count: number) => ({ email: `otro${count}@correo.example` })],
    ['email address', (count: number) => ({ telefono: `300 000 000${count}` })],
  ])('four in an hour with one %s are too many', async (_, other) => {
    await world.reset();
    await world.db.deleteFrom('attempts').execute();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await world.ask({ ...completeVisit, ...other(count) }, { counts: true })).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test('a residence asks for many people from its network, up to 30 in an hour', async () => {
    await world.reset();
    await world.db.deleteFrom('attempts').execute();
    // The laboratory's places of two days.
    const places = ['2026-11-19', '2026-11-20'].flatMap((dia) =>
      Object.entries({ '06:00-08:00': 6, '08:00-10:00': 4, '10:00-12:00': 4, '14:00-16:00': 2 }).flatMap(
        ([franja, visits]) => Array.from({ length: visits }, () => ({ dia, franja })),
      ),
    );
    const statuses: number[] = [];
    for (const [count, place] of places.slice(0, 31).entries()) {
      const person = { telefono: `300 000 00${count + 10}`, email: `persona${count}@correo.example` };
      statuses.push((await world.ask({ ...completeVisit, ...place, ...person }, { counts: true })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(303), 429]);
  });
});

describe.each(engines)('$name: a request that needs a correction', (engine) => {
  const world = visitSite(engine);

  test.each<[string, Record<string, string>, string]>([
    ['a Sunday', { dia: '2026-11-22' }, 'Ese día no hay tomas a domicilio.'],
    ['a holiday', { dia: '2026-12-08' }, 'Ese día es festivo (Inmaculada Concepción)'],
    ['today', { dia: '2026-11-17' }, 'Ese día ya no alcanzamos a confirmarle.'],
    ['a day of last year', { dia: '2025-11-19' }, 'Ese día ya pasó.'],
    ['no day', { dia: 'pronto' }, 'Revise el día'],
    ['a window after closing', { dia: '2026-11-21', franja: '14:00-16:00' }, 'Ese día no hay cupo a esa hora.'],
    ['a place out of the area', { barrio: 'Rionegro' }, 'No encontramos «Rionegro» en nuestra zona.'],
    ['only a city', { barrio: 'Medellín' }, 'escriba también el barrio'],
    ['no exams', { examenes: ' ' }, 'Escriba al menos un examen.'],
    ['exams of the site only', { examenes: 'espermograma' }, 'Estos exámenes solo se toman en la sede.'],
    ['no telephone', { telefono: '' }, 'escriba entre 7 y 15 números'],
    ['an email without a host', { email: 'ana@' }, 'Revise el correo.'],
  ])('%s: says what to do, and keeps what was typed', async (_name, fields, words) => {
    await world.reset();
    const response = await world.ask({ ...completeVisit, ...fields });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(textOf(html)).toContain(words);
    expect(inputNamed(html, 'direccion')?.value).toBe(completeVisit.direccion);
    expect(html).toMatch(/name="autorizo"[^>]*checked/);
    expect(await world.db.selectFrom('home_visits').select('id').execute()).toEqual([]);
  });

  test('a refused day comes with the nearest ones; one press takes it, and sends nothing', async () => {
    await world.reset();
    const refused = await (await world.ask({ ...completeVisit, dia: '2026-11-22' })).text();
    const days = elements(refused, 'button').filter(({ name }) => name === 'elegir');
    expect(days.map(({ value }) => value)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
    const sello = stampIn(refused);
    const taken = await world.post(askPath, { ...completeVisit, sello, dia: '2026-11-22', elegir: '2026-11-21' });
    const html = await taken.text();
    expect(taken.status).toBe(200);
    expect(inputNamed(html, 'dia')?.value).toBe('2026-11-21');
    expect(stampIn(html)).toBe(sello);
    expect(elements(html, 'input').filter(({ name }) => name === 'franja')).toHaveLength(3);
    expect((await world.post(askPath, { ...completeVisit, sello, dia: '2026-11-21' })).status).toBe(303);
  });

  test('without the authorization, or from a program, nothing is kept', async () => {
    await world.reset();
    expect((await world.ask(unauthorized)).status).toBe(422);
    expect((await world.ask({ ...completeVisit, sitio_web: 'x' })).status).toBe(422);
    world.site.setClock(start);
    const sello = stampIn(await world.site.html(askPath));
    expect((await world.post(askPath, { ...completeVisit, sello })).status).toBe(422);
    const forged = await world.post(askPath, { ...completeVisit, sello: `${sello}x` });
    expect([forged.status, textOf(await forged.text())]).toEqual([
      422,
      expect.stringContaining('mucho tiempo abierta'),
    ]);
    expect(await world.db.selectFrom('home_visits').select('id').execute()).toEqual([]);
  });

  test('the exams of a list come along, and their preparation moves the first day', async () => {
    const html = await (await world.post(askPath, new URLSearchParams('e=HEM-001,END-001&e=QUI-001'))).text();
    const codes = elements(html, 'input').flatMap(({ name, value }) => (name === 'e' ? value : []));
    expect(codes).toEqual(['HEM-001', 'END-001', 'QUI-001']);
    expect(texts(html, 'h1')).toEqual(['Agende una toma a domicilio']);
  });

  test('in English, too', async () => {
    const response = await world.ask({ ...completeVisit, dia: '2026-11-22' }, { path: `/en${askPath}` });
    expect(textOf(await response.text())).toContain('There are no home collections on that day.');
  });
});

describe.each(engines)('$name: the last place of a window', (engine) => {
  const world = visitSite(engine);

  test('goes to one of those who ask at once; the others get another window', async () => {
    await world.reset();
    const day = { ...completeVisit, dia: '2026-11-25', franja: '14:00-16:00' };
    expect((await world.ask(day)).status).toBe(303);
    const stamps: string[] = [];
    world.site.setClock(start);
    for (let count = 0; count < 3; count += 1) stamps.push(stampIn(await world.site.html(askPath)));
    world.site.setClock(later(5));
    await world.db.deleteFrom('attempts').execute();
    const answers = await Promise.all(stamps.map((sello) => world.post(askPath, { ...day, sello })));
    expect(answers.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1);
    const late = answers.find(({ status }) => status !== 303);
    const html = (await late?.text()) ?? '';
    expect(elements(html, 'input').flatMap(({ name, value }) => (name === 'franja' ? value : []))).not.toContain(
      '14:00-16:00',
    );
    const rows = await world.db.selectFrom('home_visits').select('id').where('day', '=', '2026-11-25').execute();
    expect(rows).toHaveLength(2);
  });
});

describe.each(engines)('$name: the link of the mail', (engine) => {
  const world = visitSite(engine);
  const linkOf = async (id: string) => (await world.mails(id)).at(-1)?.details.path ?? '';

  test('shows the visit without personal data, and opening it changes nothing', async () => {
    const id = await world.visit();
    const path = await linkOf(id);
    for (let count = 0; count < 3; count += 1) {
      const response = await world.site.get(path);
      const said = textOf(await response.text());
      expect([response.status, response.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer']);
      expect(said).toContain('jueves 19 de noviembre');
      expect(said).not.toMatch(visitCanary);
      expect(said).not.toContain('Laureles');
    }
    expect(await world.row(id)).toMatchObject({ state: 'requested', version: 1 });
  });

  test('cancels once, and the mail says so', async () => {
    const id = await world.visit();
    const path = await linkOf(id);
    const cancel = { accion: 'cancelar', version: '1' };
    const done = await world.post(path, cancel);
    expect([done.status, done.headers.get('Location')]).toEqual([303, path]);
    expect(textOf(await world.site.html(path))).toContain('La toma está cancelada');
    expect((await world.post(path, cancel)).status).toBe(409);
    expect((await world.mails(id)).map(({ template, details }) => [template, details.by])).toEqual([
      ['visit-received', undefined],
      ['visit-cancelled', 'visitor'],
    ]);
  });

  test('opens nothing when it is invented, or after the visit began', async () => {
    const id = await world.visit();
    const path = await linkOf(id);
    expect((await world.site.get(`${path}x`)).status).toBe(404);
    expect((await world.post(`${path}x`, { accion: 'cancelar', version: '1' })).status).toBe(404);
    world.site.setClock('2026-11-19T13:00:00Z');
    expect((await world.site.get(path)).status).toBe(404);
    expect((await world.post(path, { accion: 'cancelar', version: '1' })).status).toBe(404);
    expect(await world.row(id)).toMatchObject({ state: 'requested' });
  });
});
