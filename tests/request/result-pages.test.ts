import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readOrders } from '../../app/domain/reports/patient-orders.server.ts';
import { readReport } from '../../app/domain/reports/report-store.server.ts';
import { newId } from '../../db/new-id.ts';
import type { ReportsTable } from '../../db/result-tables.ts';
import { makeDoctor } from '../support/doctors.ts';
import { testVault } from '../support/host.ts';
import { textOf, texts } from '../support/html.ts';
import { postForm, startLinkVisit } from '../support/link-visits.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { makeOrder, makePerson, makeReport, nameDoctor, releaseReport } from '../support/results.ts';

// The pages of results, on both engines: who may read what in which state. Numbers such as D 43 are the security requirements.

const start = '2026-11-17T15:00:00Z';
const list = '/portal-resultados/resultado';
const canary = { name: 'Canaria Quetzal', document: 'CC 99887766', value: '31.4159', exam: 'Canarina sérica' };

const stages = await openResultStages(start);

/** Every state of a report, and whether its readers may read it. */
const states: Record<string, { fields: Partial<ReportsTable>; isReleased: boolean; isReadable: boolean }> = {
  released: { fields: {}, isReleased: true, isReadable: true },
  'not released': { fields: {}, isReleased: false, isReadable: false },
  gated: { fields: { needs_counseling: 1 }, isReleased: true, isReadable: false },
  'gated, not released': { fields: { needs_counseling: 1 }, isReleased: false, isReadable: false },
  'gated and counseled': {
    fields: { needs_counseling: 1, counseled_at: '2026-11-17T14:50:00Z' },
    isReleased: true,
    isReadable: true,
  },
  withdrawn: { fields: { status: 'withdrawn' }, isReleased: true, isReadable: false },
  cancelled: { fields: { status: 'cancelled' }, isReleased: false, isReadable: false },
};

interface World {
  person: string;
  order: string;
  reports: Record<string, string>;
  cookies: Record<string, string>;
}
const worlds = new Map<ResultStage, World>();
const worldOf = (stage: ResultStage): World => {
  const world = worlds.get(stage);
  if (!world) throw new Error('The world is made before the tests');
  return world;
};

async function makeWorld(stage: ResultStage): Promise<World> {
  const { db, scientist } = stage;
  const person = await makePerson(db, testVault, { name: canary.name, document: canary.document });
  const order = await makeOrder(db, person);
  const reports: Record<string, string> = {};
  for (const [state, { fields, isReleased }] of Object.entries(states)) {
    const values = [{ name: canary.exam, value: canary.value }];
    reports[state] = await makeReport(db, order, { ...fields, code: `CAN-${state}`, versions: [values] });
    if (isReleased) await releaseReport(db, reports[state], { account: scientist });
  }
  const stranger = await stage.makeResult();
  const bind = (account: string, over: object) =>
    db
      .insertInto('account_persons')
      .values({
        account,
        person,
        relation: 'self',
        proof: 'handed-code',
        since: start,
        until: null,
        ended_at: null,
        ...over,
      })
      .execute();
  const make = async (
    email: string,
    kind: 'patient' | 'doctor' | 'staff',
    roles: readonly ['bacteriologist'] | [] = [],
  ) => {
    const { id } = await makeAccount(db, { kind, email, roles, at: start });
    return { id, cookie: await signedIn(db, id, { kind, at: start }) };
  };
  const [bound, unbound, ended] = [
    await make('bound@x.example', 'patient'),
    await make('unbound@x.example', 'patient'),
    await make('ended@x.example', 'patient'),
  ];
  await bind(bound.id, {});
  await bind(ended.id, { ended_at: start });
  const cookies = {
    link: await startLinkVisit(db, order.id, start),
    'link of another order': await startLinkVisit(db, stranger.order, start),
    patient: bound.cookie,
    'another patient': unbound.cookie,
    'a patient whose bond ended': ended.cookie,
    doctor: (await make('doctor@x.example', 'doctor')).cookie,
    bacteriologist: (await make('staff@x.example', 'staff', ['bacteriologist'])).cookie,
    visitor: '',
  };
  return { person, order: order.id, reports, cookies };
}

beforeAll(async () => {
  for (const stage of stages) worlds.set(stage, await makeWorld(stage));
}, 120_000);

const isTheirs = (who: string): boolean => who === 'link' || who === 'patient';
const mayOpenPages = (who: string): boolean => !['doctor', 'bacteriologist', 'visitor'].includes(who);
const callers = [
  'link',
  'link of another order',
  'patient',
  'another patient',
  'a patient whose bond ended',
  'doctor',
  'bacteriologist',
  'visitor',
];
const cells = stages.flatMap((stage) =>
  callers.flatMap((who) =>
    [...Object.keys(states), 'missing'].map((state) => ({ engine: stage.name, stage, who, state })),
  ),
);

const ask = (stage: ResultStage, who: string, path: string) =>
  stage.site.get(path, { headers: { Cookie: worldOf(stage).cookies[who] ?? '' } });

describe('D 43: who may read which report', () => {
  test.each(cells)('$engine: $who, $state', async ({ stage, who, state }) => {
    const report = worldOf(stage).reports[state] ?? newId();
    const answer = await ask(stage, who, `${list}/${report}`);
    const html = await answer.text();
    if (!mayOpenPages(who)) return expect([answer.status, answer.headers.get('Location')]).toEqual([302, list]);
    const isReadable = isTheirs(who) && states[state]?.isReadable === true;
    expect(answer.status).toBe(isReadable ? 200 : 404);
    expect(html.includes(canary.value)).toBe(isReadable);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(JSON.stringify([...answer.headers])).not.toMatch(/Canari|99887766|31\.4159/);
    expect(texts(html, 'title')).toEqual([expect.not.stringContaining('Canar')]);
  });

  test.each(stages)('$name: all that a link may not open answer with the same bytes', async (stage) => {
    // The list of the link says that a result was withdrawn, so the page of that one may (decision 78).
    const refused = Object.entries(states).flatMap(([state, { isReadable }]) =>
      isReadable || state === 'withdrawn' ? [] : state,
    );
    const pages = await Promise.all(
      [...refused, 'missing'].map(async (state) => {
        const answer = await ask(stage, 'link', `${list}/${worldOf(stage).reports[state] ?? newId()}`);
        const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers);
        const html = await answer.text();
        return { headers, html: html.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID') };
      }),
    );
    for (const page of pages) expect(page).toEqual(pages[0]);
  });
});

describe('the list', () => {
  test.each(stages)(
    '$name: names what is ready and on its way, and nothing that waits for counseling',
    async (stage) => {
      for (const who of ['link', 'patient']) {
        const html = await (await ask(stage, who, list)).text();
        const text = textOf(html);
        for (const shown of ['CAN-released', 'CAN-not released', 'CAN-gated and counseled', 'CAN-cancelled'])
          expect(text).toContain(shown);
        expect(text).not.toMatch(/Examen CAN-(?:gated(?! and)|withdrawn)/);
        expect(text).toContain('Tiene un resultado que entregamos en persona: contáctenos.');
        expect(html).not.toContain(worldOf(stage).reports.gated ?? 'none');
        expect(text).toContain('Para Canaria');
      }
    },
  );

  test.each(stages)('$name: shows others what a visitor sees', async (stage) => {
    for (const who of ['doctor', 'bacteriologist', 'visitor'])
      expect(texts(await (await ask(stage, who, list)).text(), 'h1')).toEqual(['Entre para ver sus resultados']);
    for (const who of ['another patient', 'a patient whose bond ended'])
      expect(await (await ask(stage, who, list)).text()).not.toMatch(/Canaria|CAN-/);
  });
});

test.each(stages)('$name: each page is one event in the audit log, and nothing else of it is', async (stage) => {
  const { person, order, reports } = worldOf(stage);
  const last = async () => stage.db.selectFrom('audit').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow();
  await ask(stage, 'link', list);
  expect(await last()).toMatchObject({ action: 'order.read', role: 'link', subject: person, object: order });
  await ask(stage, 'link', `${list}/${reports.released}`);
  expect(await last()).toMatchObject({
    action: 'report.read',
    role: 'link',
    subject: person,
    object: reports.released,
  });
  await ask(stage, 'patient', `${list}/${reports.released}`);
  // An account also sees earlier values, of other reports: that is a second event.
  expect(await last()).toMatchObject({ action: 'history.read', role: 'patient', object: reports.released });
  const reads = stage.db.selectFrom('audit').selectAll().where('action', '=', 'report.read').orderBy('seq', 'desc');
  expect(await reads.executeTakeFirst()).toMatchObject({ role: 'patient', actor_kind: 'account' });
  await ask(stage, 'link', `${list}/${reports.gated}`);
  expect(await last()).toMatchObject({ action: 'access.refused', subject: null, object: null, outcome: 'refused' });
  const text = JSON.stringify(await stage.db.selectFrom('audit').selectAll().execute());
  expect(text).not.toMatch(/Canari|99887766|31\.4159|CAN-/);
});

test.each(stages)('$name: nothing of a result is in the log', async (stage) => {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...all) => void lines.push(all.join(' ')));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  for (const path of [list, ...Object.values(worldOf(stage).reports).map((report) => `${list}/${report}`)])
    await ask(stage, 'link', path);
  vi.restoreAllMocks();
  expect(lines.join('\n')).not.toMatch(/Canari|99887766|31\.4159|CAN-/);
});

test.each(stages)('$name: a doctor reads the orders that name their registration, by the same rules', async (stage) => {
  const { db } = stage;
  const { order, reports } = worldOf(stage);
  const doctor = await makeDoctor(db, { email: `medico@${stage.name}.example`, registration: stage.name });
  const other = await makeDoctor(db, { email: `otra@${stage.name}.example`, registration: `X${stage.name}` });
  await nameDoctor(db, { id: order }, stage.name);
  const origin = { request: null, session: null, client: null };
  const needs = { db, vault: testVault, now: new Date(start), timeZone: 'America/Bogota', origin };
  const reader = (account: string) => ({ kind: 'doctor', account }) as const;
  expect((await readOrders(needs, reader(doctor.id))).orders.map(({ id }) => id)).toEqual([order]);
  expect((await readOrders(needs, reader(other.id))).orders).toEqual([]);
  for (const [state, { isReadable }] of Object.entries(states)) {
    expect((await readReport(needs, reader(doctor.id), reports[state] ?? '')) !== null).toBe(isReadable);
    expect(await readReport(needs, reader(other.id), reports[state] ?? '')).toBeNull();
  }
});

test.each(stages)('$name: every value is shown as sent, with its unit, interval, and flag in words', async (stage) => {
  const { db, scientist } = stage;
  const order = await makeOrder(db, await makePerson(db, testVault));
  const rows = [
    { name: 'Uno', value: '1.10', flags: 'N', reference_range: '0.50-1.20' },
    { name: 'Dos', value: '<5', reference_range: '<9' },
    { name: 'Tres', value: '1:128', reference_range: '' },
    { name: 'Cuatro', value: '<b>&ñ', reference_range: 'Negativo', flags: 'XYZ' },
    { name: 'Cinco', value: '400', flags: 'HH' },
    { name: 'Seis', value: '>=0.5', flags: 'D', status: 'D' },
  ];
  const report = await makeReport(db, order, { exam: 'QUI-001', versions: [rows], comment: 'Línea uno\n  línea dos' });
  await releaseReport(db, report, { account: scientist });
  const answer = await stage.site.get(`${list}/${report}`, {
    headers: { Cookie: await startLinkVisit(db, order.id, start) },
  });
  const html = await answer.text();
  const text = textOf(html);
  for (const shown of ['1.10', '<5', '1:128', '<b>&ñ', 'dentro del intervalo', 'muy alto: requiere atención pronto'])
    expect(text).toContain(shown);
  expect(text.match(/revíselo con su médico/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).toContain('Línea uno\n  línea dos');
  expect(text).not.toMatch(/Seis|normal/i);
  expect(text).toContain('Lo revisó y lo liberó Beatriz Ochoa, bacteriología');
  expect(text).toContain('martes 17 de noviembre de 2026, 7:12 a. m.');
  expect(text).toContain('Hay un valor que requiere atención pronto');
});

test.each(stages)(
  '$name: a corrected report says what changed and when; the old value is not the value',
  async (stage) => {
    const { db, scientist } = stage;
    const order = await makeOrder(db, await makePerson(db, testVault));
    const versions = [[{ name: 'Glucosa', value: '98' }], [{ name: 'Glucosa', value: '104.25' }]];
    const report = await makeReport(db, order, { versions, versionStatus: 'corrected', status: 'corrected' });
    const page = async () =>
      textOf(
        await (
          await stage.site.get(`${list}/${report}`, { headers: { Cookie: await startLinkVisit(db, order.id, start) } })
        ).text(),
      );
    await releaseReport(db, report, { account: scientist, version: 1, at: '2026-11-16T14:40:00Z' });
    expect(await page()).not.toContain('104.25');
    await releaseReport(db, report, { account: scientist, version: 2 });
    const text = await page();
    expect(text).toContain('Este reemplaza al que entregamos el 16 de noviembre de 2026.');
    expect(text).toContain('Antes: 98 mg/dL');
  },
);

test.each(stages)('$name: D 19: after signing out, the address shows nothing', async (stage) => {
  const cookie = await startLinkVisit(stage.db, worldOf(stage).order, start);
  const out = await postForm(stage.site, '/salir', {}, cookie);
  expect([out.status, out.headers.get('Clear-Site-Data')]).toEqual([303, '"cache"']);
  const after = await stage.site.get(list, { headers: { Cookie: cookie } });
  expect(await after.text()).not.toMatch(/Canari|CAN-/);
});
