import { describe, expect, test } from 'vitest';

import { makeDoctor } from '../support/doctors.ts';
import { testVault } from '../support/host.ts';
import { textOf } from '../support/html.ts';
import { postForm } from '../support/link-visits.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import {
  makeOrder,
  makePerson,
  makeReport,
  nameDoctor,
  releaseReport,
  type TestObservation,
} from '../support/results.ts';

// The counts and the marks of a doctor's table, on both engines. Numbers such as D 47 are the security requirements of `docs/security.md`.

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);
const list = '/portal-medicos';

const potassium = { name: 'Potasio', value: '6.9', unit: 'mmol/L', reference_range: '3.5-5.1', flags: 'HH' };

/** A doctor who is signed in, with one order of a person. */
async function doctorWithOrder(stage: ResultStage, part: 'ordering' | 'copy' = 'ordering') {
  const doctor = await makeDoctor(stage.db);
  const cookie = await signedIn(stage.db, doctor.id, { kind: 'doctor', at: start });
  const person = await makePerson(stage.db, testVault, { name: 'Ana Canario' });
  const order = await makeOrder(stage.db, person);
  await nameDoctor(stage.db, order, doctor.registration, part);
  return { ...doctor, cookie, person, order };
}

type Ordered = Awaited<ReturnType<typeof doctorWithOrder>>;

/** A released report of an order. */
async function released(stage: ResultStage, { order }: Pick<Ordered, 'order'>, ...values: TestObservation[]) {
  const report = await makeReport(stage.db, order, { versions: [values] });
  await releaseReport(stage.db, report, { account: stage.scientist });
  return report;
}

const ask = (stage: ResultStage, path: string, cookie: string) => stage.site.get(path, { headers: { Cookie: cookie } });
const pageAt = async (stage: ResultStage, path: string, cookie: string) =>
  textOf(await (await ask(stage, path, cookie)).text());

/** 'Todas 1 Sin abrir 0 Críticos 0 Alterados 0 Desde ayer 1' → [1, 0, 0, 0, 1] */
async function countsOf(stage: ResultStage, cookie: string): Promise<number[]> {
  const text = await pageAt(stage, list, cookie);
  const [, ...counts] = /Todas (\d+) Sin abrir (\d+) Críticos (\d+) Alterados (\d+) Desde ayer (\d+)/.exec(text) ?? [];
  return counts.map(Number);
}

const mark = async (stage: ResultStage, cookie: string, ...versions: string[]) => {
  const fields = { intencion: 'visto', marcar: versions.join(',') };
  return textOf(await (await postForm(stage.site, list, fields, cookie)).text());
};

const marksOf = (stage: ResultStage, account: string) =>
  stage.db
    .selectFrom('audit')
    .select(['object', 'role'])
    .where('actor', '=', account)
    .where('action', '=', 'report.acknowledged')
    .execute();

describe.each(stages)('$name', (stage) => {
  describe('counts', () => theCounts(stage));
  describe('the gate', () => theGate(stage));
  describe('marks', () => theMarks(stage));
  describe('corrections', () => theCorrections(stage));
  describe('shares', () => theShares(stage));
  describe('news', () => theNews(stage));
});

function theCounts(stage: ResultStage): void {
  test('every filter has its count, and finds what it counts', async () => {
    const doctor = await doctorWithOrder(stage);
    await released(stage, doctor, potassium, { name: 'Sodio', value: '150', flags: 'H' });
    const calm = await makeOrder(stage.db, await makePerson(stage.db, testVault, { name: 'Calma Canaria' }));
    await nameDoctor(stage.db, calm, doctor.registration);
    const normal = await makeReport(stage.db, calm, { versions: [[{ name: 'Glucosa', value: '98', flags: 'N' }]] });
    await releaseReport(stage.db, normal, { account: stage.scientist, at: '2026-11-15T14:00:00Z' });
    expect(await countsOf(stage, doctor.cookie)).toEqual([2, 2, 1, 1, 1]);
    for (const filter of ['criticos', 'alterados', 'desde-ayer']) {
      const text = await pageAt(stage, `${list}?estado=${filter}`, doctor.cookie);
      expect([text.includes('Ana Canario'), text.includes('Calma Canaria')]).toEqual([true, false]);
    }
    const urgent = await pageAt(stage, `${list}?ordenar=urgentes`, doctor.cookie);
    expect(urgent.indexOf('Ana Canario')).toBeLessThan(urgent.indexOf('Calma Canaria'));
    const oldest = await pageAt(stage, `${list}?ordenar=antiguas`, doctor.cookie);
    expect(oldest.indexOf('Calma Canaria')).toBeLessThan(oldest.indexOf('Ana Canario'));
  });

  test('forty orders on a page, each on one of the pages', async () => {
    const doctor = await doctorWithOrder(stage);
    await makeReport(stage.db, doctor.order);
    for (let number = 0; number < 41; number += 1) {
      const order = await makeOrder(stage.db, doctor.person);
      await nameDoctor(stage.db, order, doctor.registration);
      await makeReport(stage.db, order);
    }
    const rows = async (page: number) => {
      const html = await (await ask(stage, `${list}?pagina=${page}`, doctor.cookie)).text();
      return html.split('role="rowheader"').length - 1;
    };
    expect([await rows(1), await rows(2), await rows(3)]).toEqual([40, 2, 0]);
  });
}

function theGate(stage: ResultStage): void {
  test('D 47: a held report changes no count, no mark, no date, and no search', async () => {
    const doctor = await doctorWithOrder(stage);
    await released(stage, doctor, { name: 'Glucosa', value: '98', flags: 'N' });
    const before = await countsOf(stage, doctor.cookie);
    const held = await makeReport(stage.db, doctor.order, {
      code: 'VIH-CANARIO',
      needs_counseling: 1,
      versions: [[{ ...potassium, name: 'VIH canario', value: 'Reactivo' }]],
    });
    await releaseReport(stage.db, held, { account: stage.scientist, at: '2026-11-17T14:59:00Z' });
    expect(await countsOf(stage, doctor.cookie)).toEqual(before);
    const text = await pageAt(stage, list, doctor.cookie);
    expect(text).toContain('Hoy, 9:40 a. m.');
    expect(text).not.toContain('9:59');
    for (const path of [list, `/portal-medicos/orden/${doctor.order.id}`, `/portal-medicos/paciente/${doctor.person}`])
      expect(await pageAt(stage, path, doctor.cookie)).not.toMatch(/VIH|Reactivo/);
    expect(await mark(stage, doctor.cookie, `${held}:1`)).toContain('0 resultados quedaron vistos');
    expect((await ask(stage, `/portal-medicos/calculadoras/${doctor.person}`, doctor.cookie)).status).toBe(200);
    await stage.db.updateTable('reports').set({ counseled_at: start }).where('id', '=', held).execute();
    expect(await countsOf(stage, doctor.cookie)).toEqual([1, 1, 1, 1, 1]);
    expect(await pageAt(stage, `/portal-medicos/paciente/${doctor.person}`, doctor.cookie)).toContain('Reactivo');
  });

  test('D 43: an order and a patient of another doctor, and invented ones, get the same 404', async () => {
    const theirs = await doctorWithOrder(stage);
    const other = await doctorWithOrder(stage);
    await released(stage, other, potassium);
    for (const path of ['orden', 'paciente', 'calculadoras'])
      for (const id of [path === 'orden' ? other.order.id : other.person, 'no-existe']) {
        const answer = await ask(stage, `/portal-medicos/${path}/${id}`, theirs.cookie);
        expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
        expect(await answer.text()).not.toContain('Canario');
      }
    const search = await postForm(stage.site, list, { buscar: 'Canario' }, theirs.cookie);
    expect(await search.text()).not.toContain(other.order.id);
  });

  test('a withdrawn report leaves every count', async () => {
    const doctor = await doctorWithOrder(stage);
    const report = await released(stage, doctor, potassium);
    expect(await countsOf(stage, doctor.cookie)).toEqual([1, 1, 1, 1, 1]);
    await stage.db
      .updateTable('reports')
      .set({ status: 'withdrawn', released_version: null })
      .where('id', '=', report)
      .execute();
    expect(await countsOf(stage, doctor.cookie)).toEqual([1, 0, 0, 0, 0]);
  });
}

function theMarks(stage: ResultStage): void {
  test('marking is for one doctor, audited, and happens once', async () => {
    const doctor = await doctorWithOrder(stage);
    const report = await released(stage, doctor, { name: 'Glucosa', value: '98' });
    const second = await makeDoctor(stage.db);
    await nameDoctor(stage.db, doctor.order, second.registration, 'copy');
    const other = await signedIn(stage.db, second.id, { kind: 'doctor', at: start });
    expect(await mark(stage, doctor.cookie, `${report}:1`)).toContain('1 resultado quedó visto');
    expect(await mark(stage, doctor.cookie, `${report}:1`)).toContain('0 resultados quedaron vistos');
    expect(await marksOf(stage, doctor.id)).toEqual([{ object: report, role: 'doctor' }]);
    expect(await countsOf(stage, doctor.cookie)).toEqual([1, 0, 0, 0, 1]);
    expect(await countsOf(stage, other)).toEqual([1, 1, 0, 0, 1]);
    expect(await pageAt(stage, `/portal-medicos/resultado/${report}`, doctor.cookie)).toContain('Visto el');
  });

  test('a critical value is marked only after the doctor has opened it', async () => {
    const doctor = await doctorWithOrder(stage);
    const report = await released(stage, doctor, potassium);
    expect(await mark(stage, doctor.cookie, `${report}:1`)).toContain('que usted no ha abierto');
    expect(await marksOf(stage, doctor.id)).toEqual([]);
    await ask(stage, `/portal-medicos/orden/${doctor.order.id}`, doctor.cookie);
    expect(await mark(stage, doctor.cookie, `${report}:1`)).toContain('1 resultado quedó visto');
  });

  test('"Visto todo" marks what the page showed, and nothing that arrived since', async () => {
    const doctor = await doctorWithOrder(stage);
    const [one, two] = [
      await released(stage, doctor, { name: 'A', value: '80' }),
      await released(stage, doctor, { name: 'B', value: '90' }),
    ];
    const fields = { intencion: 'visto-todo', 'pagina-mostrada': `${one}:1,${two}:7,inventado:1,<script>` };
    const text = textOf(await (await postForm(stage.site, list, fields, doctor.cookie)).text());
    expect(text).toContain('1 resultado quedó visto');
    expect(text).toContain('2 resultados cambiaron');
    expect(await marksOf(stage, doctor.id)).toEqual([{ object: one, role: 'doctor' }]);
  });

  test('another doctor’s result cannot be marked', async () => {
    const [doctor, other] = [await doctorWithOrder(stage), await doctorWithOrder(stage)];
    const report = await released(stage, other, { name: 'A', value: '80' });
    expect(await mark(stage, doctor.cookie, `${report}:1`)).toContain('0 resultados quedaron vistos');
    expect(await marksOf(stage, doctor.id)).toEqual([]);
  });
}

function theCorrections(stage: ResultStage): void {
  test('a correction is unread again, and says what changed', async () => {
    const doctor = await doctorWithOrder(stage);
    const versions = [[{ name: 'Glucosa', value: '98' }], [{ name: 'Glucosa', value: '89' }]];
    const report = await makeReport(stage.db, doctor.order, {
      versions,
      versionStatus: 'corrected',
      status: 'corrected',
    });
    await releaseReport(stage.db, report, { account: stage.scientist, version: 1, at: '2026-11-16T14:40:00Z' });
    await mark(stage, doctor.cookie, `${report}:1`);
    expect(await countsOf(stage, doctor.cookie)).toEqual([1, 0, 0, 0, 1]);
    await releaseReport(stage.db, report, { account: stage.scientist, version: 2 });
    expect(await countsOf(stage, doctor.cookie)).toEqual([1, 1, 0, 0, 1]);
    expect(await pageAt(stage, list, doctor.cookie)).toContain('Corregido');
    const text = await pageAt(stage, `/portal-medicos/orden/${doctor.order.id}`, doctor.cookie);
    expect(text).toContain('Informe corregido');
    expect(text).toContain('Antes: 98 mg/dL');
  });
}

function theShares(stage: ResultStage): void {
  test('a patient’s share opens their results for its time, without what somebody hands over', async () => {
    const doctor = await doctorWithOrder(stage);
    const person = await makePerson(stage.db, testVault, { name: 'Comparte Canaria' });
    const order = await makeOrder(stage.db, person);
    const report = await released(stage, { order }, { name: 'Glucosa', value: '98' });
    const held = await makeReport(stage.db, order, { code: 'VIH-CANARIO', needs_counseling: 1, counseled_at: start });
    await releaseReport(stage.db, held, { account: stage.scientist });
    const path = `/portal-medicos/resultado/${report}`;
    expect((await ask(stage, path, doctor.cookie)).status).toBe(404);
    await stage.db
      .insertInto('account_persons')
      .values({
        account: doctor.id,
        person,
        relation: 'proxy',
        proof: 'granted',
        since: start,
        ended_at: null,
        until: '2026-11-20T15:00:00Z',
      })
      .execute();
    const text = await pageAt(stage, list, doctor.cookie);
    expect(text).toContain('Comparte Canaria');
    expect(text).toContain('lo comparte el paciente');
    expect(text).not.toMatch(/VIH|reservado/i);
    expect((await ask(stage, path, doctor.cookie)).status).toBe(200);
    expect((await ask(stage, `/portal-medicos/resultado/${held}`, doctor.cookie)).status).toBe(404);
    stage.site.setClock('2026-11-20T15:00:01Z');
    const cookie = await signedIn(stage.db, doctor.id, { kind: 'doctor', at: '2026-11-20T15:00:00Z' });
    expect((await ask(stage, path, cookie)).status).toBe(404);
    expect(await pageAt(stage, list, cookie)).not.toContain('Comparte Canaria');
  });
}

function theNews(stage: ResultStage): void {
  test('an open list learns that something changed, and no more', async () => {
    const doctor = await doctorWithOrder(stage);
    const news = async () => (await ask(stage, '/portal-medicos/novedades', doctor.cookie)).text();
    const [before, again] = [await news(), await news()];
    expect(again).toBe(before);
    await released(stage, doctor, potassium);
    const after = await news();
    expect(after).not.toBe(before);
    expect(after).not.toMatch(/Canario|Potasio|6\.9/);
    const visitor = await stage.site.get('/portal-medicos/novedades');
    expect([visitor.status, visitor.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
    const staff = await makeAccount(stage.db, {
      email: `x-${doctor.registration}@yarumo.example`,
      roles: ['owner'],
      at: start,
    });
    const cookie = await signedIn(stage.db, staff.id, { at: start });
    expect((await ask(stage, '/portal-medicos/novedades', cookie)).status).toBe(302);
  });

  test('the printed page holds the chosen results only', async () => {
    const doctor = await doctorWithOrder(stage);
    const [one, two] = [
      await released(stage, doctor, { name: 'Sodio', value: '140' }),
      await released(stage, doctor, { name: 'Cloro', value: '101' }),
    ];
    const print = async (marcar: string) =>
      textOf(await (await postForm(stage.site, '/portal-medicos/imprimir', { marcar }, doctor.cookie)).text());
    expect(await print(`${one}:1`)).toMatch(/1 resultado para imprimir.*Sodio/);
    expect(await print(`${one}:1,${two}:1`)).toMatch(/2 resultados para imprimir.*Sodio.*Cloro/);
    expect(await print('otro:1')).toContain('No eligió ninguna orden');
  });
}
