import { expect, test } from 'vitest';

import { newId } from '../../db/new-id.ts';
import { makeDoctor } from '../support/doctors.ts';
import { elements, textOf } from '../support/html.ts';
import { postForm } from '../support/link-visits.ts';
import { boundTo, newEmail, patientVisit } from '../support/patient-accounts.ts';
import { signedIn, testPassword } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { makeOrder, makeReport, releaseReport } from '../support/results.ts';

// A patient lets another account read, for a time, on both engines. D 48 and others are the security requirements.

const start = '2026-11-17T15:00:00Z';
const later = (days: number): string => new Date(Date.parse(start) + days * 86_400_000).toISOString();
const accessPath = '/portal-resultados/accesos';
const home = '/portal-resultados/resultado';

const stages = await openResultStages(start);

/** A person with an account and two results, one of them handed over by a trained person; and a helper with an account. */
async function family(stage: ResultStage) {
  const { person, order, report } = await stage.makeResult({ name: 'Aurora Salazar' });
  const { sender } = await stage.db
    .selectFrom('orders')
    .select('sender')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const counseled = { needs_counseling: 1, counseled_at: start, code: 'HIV-CODE' };
  const kept = await makeReport(stage.db, { id: order, sender }, counseled);
  await releaseReport(stage.db, kept, { account: stage.scientist });
  const patient = await patientVisit(stage.db, start);
  await boundTo(stage.db, patient.id, person, start);
  const helper = await patientVisit(stage.db, start);
  return { person, report, kept, patient, helper };
}

type Family = Awaited<ReturnType<typeof family>>;

const give = (
  { site }: ResultStage,
  { person, patient, helper }: Family,
  fields: Record<string, string> = {},
  cookie = patient.cookie,
) =>
  postForm(
    site,
    accessPath,
    { accion: 'dar', persona: person, correo: helper.email, dias: '7', clave: testPassword, ...fields },
    cookie,
  );
const reads = async ({ site }: ResultStage, report: string, { cookie: Cookie }: { cookie: string }) =>
  (await site.get(`${home}/${report}`, { headers: { Cookie } })).status;

test.each(stages)(
  '$name, D 48: a grant opens the results for its days, without those that were handed over in person',
  async (stage) => {
    const all = await family(stage);
    expect([await reads(stage, all.report, all.patient), await reads(stage, all.kept, all.patient)]).toEqual([
      200, 200,
    ]);
    expect(await reads(stage, all.report, all.helper)).toBe(404);
    expect((await give(stage, all)).status).toBe(303);
    expect([await reads(stage, all.report, all.helper), await reads(stage, all.kept, all.helper)]).toEqual([200, 404]);
    const list = await stage.site.html(home, { headers: { Cookie: all.helper.cookie } });
    expect(list).toContain(all.report);
    expect(list).not.toMatch(new RegExp(`${all.kept}|HIV-CODE`));
    expect((await stage.auditOf(all.person)).map(([action]) => action)).toContain('proxy.granted');
    await stage.db
      .updateTable('sessions')
      .set({ seen_at: later(7), ends_at: later(9) })
      .execute();
    stage.site.setClock(later(7));
    expect(await reads(stage, all.report, all.helper)).toBe(404);
  },
);

test.each(stages)('$name, D 48: the patient sees who has access and who read, and ends it at once', async (stage) => {
  const all = await family(stage);
  await give(stage, all);
  await reads(stage, all.report, all.helper);
  const html = await stage.site.html(accessPath, { headers: { Cookie: all.patient.cookie } });
  expect(textOf(html)).toContain(all.helper.email);
  expect(textOf(html)).toContain('Ve los resultados de Aurora hasta el 24 de noviembre de 2026');
  expect(textOf(html)).toContain('Otra cuenta con acceso');
  const cuenta = elements(html, 'input').find(({ name }) => name === 'cuenta')?.value ?? '';
  const end = (cookie: string) =>
    postForm(stage.site, accessPath, { accion: 'quitar', persona: all.person, cuenta }, cookie);
  const stranger = await patientVisit(stage.db, start);
  expect((await end(stranger.cookie)).status).toBe(404);
  expect(await reads(stage, all.report, all.helper)).toBe(200);
  expect((await end(all.patient.cookie)).status).toBe(303);
  expect(await reads(stage, all.report, all.helper)).toBe(404);
  expect((await end(all.patient.cookie)).status).toBe(404);
});

test.each(stages)('$name: the reader sees until when, leaves, and both sides read what happened', async (stage) => {
  const all = await family(stage);
  const given = await give(stage, all);
  expect(given.headers.get('Location')).toBe(`${accessPath}?hecho=dado`);
  const pageOf = async ({ cookie: Cookie }: { cookie: string }, query = '') =>
    textOf(await stage.site.html(accessPath + query, { headers: { Cookie } }));
  expect(await pageOf(all.patient, '?hecho=dado')).toContain('esa persona ya puede ver los resultados');
  expect(await pageOf(all.helper)).toMatch(/Aurora Los ve hasta el 24 de noviembre de 2026 Dejar de verlos/);
  const leave = (who: { cookie: string }) =>
    postForm(stage.site, accessPath, { accion: 'dejar', persona: all.person }, who.cookie);
  const stranger = await patientVisit(stage.db, start);
  expect([(await leave(stranger)).status, (await leave(all.patient)).status]).toEqual([404, 404]);
  const left = await leave(all.helper);
  expect([left.status, left.headers.get('Location')]).toEqual([303, `${accessPath}?hecho=dejado`]);
  expect(await reads(stage, all.report, all.helper)).toBe(404);
  expect(await pageOf(all.helper)).toMatch(/El acceso terminó el 17 de noviembre de 2026/);
  const log = await pageOf(all.patient);
  expect(log).toContain('Nadie más tiene acceso.');
  expect(log).toContain('Dejó de tener acceso');
});

test.each(stages)('$name: an access that ran out says so for some weeks, and then no more', async (stage) => {
  const all = await family(stage);
  await give(stage, all);
  await stage.db
    .updateTable('sessions')
    .set({ seen_at: later(8), ends_at: later(90) })
    .execute();
  stage.site.setClock(later(8));
  const headers = { Cookie: all.helper.cookie };
  expect(textOf(await stage.site.html(accessPath, { headers }))).toContain(
    'El acceso terminó el 24 de noviembre de 2026',
  );
  await stage.db
    .updateTable('sessions')
    .set({ seen_at: later(60) })
    .execute();
  stage.site.setClock(later(60));
  expect(textOf(await stage.site.html(accessPath, { headers }))).not.toContain('Aurora');
});

test.each(stages)('$name: access is not passed on, and a parent cannot give themselves any', async (stage) => {
  const all = await family(stage);
  await give(stage, all);
  const third = await patientVisit(stage.db, start);
  expect((await give(stage, all, { correo: third.email }, all.helper.cookie)).status).toBe(404);
  const parent = await patientVisit(stage.db, start);
  expect((await give(stage, all, { correo: parent.email }, parent.cookie)).status).toBe(404);
  expect(await reads(stage, all.report, parent)).toBe(404);
  const log = textOf(await stage.site.html(accessPath, { headers: { Cookie: all.helper.cookie } }));
  expect(log).toContain('Todavía no hay accesos.');
});

test.each(stages)(
  '$name, D 20: a grant needs the password again, an account, and an end; tries are counted',
  async (stage) => {
    const all = await family(stage);
    expect((await give(stage, all, { clave: 'otra clave larga' })).status).toBe(422);
    const missing = await give(stage, all, { correo: newEmail() });
    expect([missing.status, textOf(await missing.text()).includes('No hay una cuenta confirmada')]).toEqual([
      422,
      true,
    ]);
    expect((await give(stage, all, { correo: all.patient.email })).status).toBe(422);
    for (const dias of ['', '0', '3650', '-1']) expect((await give(stage, all, { dias })).status).toBe(422);
    for (let tries = 0; tries < 7; tries += 1) await give(stage, all, { correo: newEmail() });
    expect((await give(stage, all)).status).toBe(429);
    expect(await reads(stage, all.report, all.helper)).toBe(404);
  },
);

test.each(stages)(
  '$name, D 48: another account sees no order whose results are all handed over in person',
  async (stage) => {
    const all = await family(stage);
    await give(stage, all);
    const order = await makeOrder(stage.db, all.person);
    for (const counseled_at of [null, start]) {
      const kept = await makeReport(stage.db, order, { needs_counseling: 1, counseled_at, code: 'HIV-CODE' });
      await releaseReport(stage.db, kept, { account: stage.scientist });
    }
    const list = await stage.site.html(home, { headers: { Cookie: all.helper.cookie } });
    expect(list).not.toMatch(/HIV-CODE|en persona/);
    expect(list).toContain(all.report);
    const readsOf = () =>
      stage.db
        .selectFrom('audit')
        .select('actor')
        .where('action', '=', 'order.read')
        .where('object', '=', order.id)
        .execute();
    expect(await readsOf()).toEqual([]);
    await stage.site.html(home, { headers: { Cookie: all.patient.cookie } });
    expect(await readsOf()).toEqual([{ actor: all.patient.id }]);
  },
);

test.each(stages)('$name, D 48: the tube of a hidden result gives no time and no note', async (stage) => {
  const all = await family(stage);
  await give(stage, all);
  const { order_id } = await stage.db
    .selectFrom('reports')
    .select('order_id')
    .where('id', '=', all.kept)
    .executeTakeFirstOrThrow();
  const { id } = await stage.db
    .selectFrom('specimens')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await stage.db.updateTable('report_versions').set({ specimen: id }).where('report', '=', all.report).execute();
  const second = newId();
  const taken = { collected_at: '2026-11-16T20:31:00Z', received_at: '2026-11-17T20:41:00Z', condition: 'CLOTTED' };
  await stage.db
    .insertInto('specimens')
    .values({ id: second, order_id, type: 'blood', ...taken })
    .execute();
  await stage.db.updateTable('report_versions').set({ specimen: second }).where('report', '=', all.kept).execute();
  const page = async ({ cookie: Cookie }: { cookie: string }) =>
    textOf(await stage.site.html(`${home}/${all.report}`, { headers: { Cookie } }));
  for (const reader of [all.patient, all.helper]) {
    const shown = await page(reader);
    expect(shown).toContain('7:12 a. m.');
    expect(shown).not.toMatch(/3:31|3:41|CLOTTED/);
  }
});

test.each(stages)(
  '$name: a patient lets an approved doctor read, who then has the order in their list; another applicant gets nothing',
  async (stage) => {
    const all = await family(stage);
    const doctor = await makeDoctor(stage.db);
    const waiting = await makeDoctor(stage.db, { state: 'received' });
    expect((await give(stage, all, { correo: waiting.email })).status).toBe(422);
    expect((await give(stage, all, { correo: doctor.email })).status).toBe(303);
    const cookie = await signedIn(stage.db, doctor.id, { kind: 'doctor', at: start });
    const read = (path: string) => stage.site.get(path, { headers: { Cookie: cookie } });
    expect(textOf(await (await read('/portal-medicos')).text())).toContain('Aurora Salazar');
    expect((await read(`/portal-medicos/resultado/${all.report}`)).status).toBe(200);
    expect((await read(`/portal-medicos/resultado/${all.kept}`)).status).toBe(404);
  },
);
