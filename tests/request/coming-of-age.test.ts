import { expect, test } from 'vitest';

import { textOf } from '../support/html.ts';
import { birthdayFields, createLinkPath, postForm, startLinkVisit } from '../support/link-visits.ts';
import { boundTo, handedCode, mailTo, newEmail, patientVisit } from '../support/patient-accounts.ts';
import { makeAccount, signedIn, testPassword } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { makeOrder, makeReport, releaseReport } from '../support/results.ts';

// On the 18th birthday a parent's mailbox opened the results that were handed over to the adolescent. On both engines.

const born = '2008-11-18';
const minorDay = '2026-11-17T15:00:00Z';
const birthday = '2026-11-18T15:00:00Z';
const home = '/portal-resultados/resultado';
const stages = await openResultStages(minorDay);
let desks = 0;

/** An adolescent with two results, one of them handed over in person. The contact on file is a parent's. */
async function adolescent(stage: ResultStage) {
  const parentEmail = newEmail();
  const { person, order, report } = await stage.makeResult({ birthDate: born, email: parentEmail });
  const { sender } = await stage.db
    .selectFrom('orders')
    .select('sender')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const handed = { needs_counseling: 1, counseled_at: minorDay, code: 'HIV-CODE' };
  const kept = await makeReport(stage.db, { id: order, sender }, handed);
  await releaseReport(stage.db, kept, { account: stage.scientist });
  return { person, order, report, kept, parentEmail };
}

async function deskOf({ db }: ResultStage, at: string) {
  desks += 1;
  const { id } = await makeAccount(db, { email: `mayoria${desks}@yarumo.example`, roles: ['reception'], at });
  return { id, cookie: await signedIn(db, id, { at }) };
}

const reads = async ({ site }: ResultStage, report: string, Cookie: string) =>
  (await site.get(`${home}/${report}`, { headers: { Cookie } })).status;
const join = ({ site }: ResultStage, link: string, cookie: string) =>
  postForm(site, link, { unir: 'si', ...birthdayFields(born) }, cookie);
const bonds = ({ db }: ResultStage, account: string) =>
  db.selectFrom('account_persons').select('relation').where('account', '=', account).execute();

test.each(stages)(
  '$name, D 48: a link of before the birthday neither binds nor opens what was handed over',
  async (stage) => {
    const { order, report, kept, parentEmail } = await adolescent(stage);
    const link = await createLinkPath(stage.db, order, minorDay);
    stage.site.setClock(birthday);
    const parent = await patientVisit(stage.db, birthday, parentEmail);
    await join(stage, link, parent.cookie);
    expect(await bonds(stage, parent.id)).toEqual([]);
    const visit = await startLinkVisit(stage.db, order, birthday);
    expect([await reads(stage, report, visit), await reads(stage, kept, visit)]).toEqual([200, 404]);
    expect(await stage.site.html(home, { headers: { Cookie: visit } })).not.toMatch(/HIV-CODE|en persona/);
  },
);

test.each(stages)('$name, D 48: no link goes to a contact of childhood, whoever asks for it', async (stage) => {
  const { person, order, parentEmail } = await adolescent(stage);
  const link = await createLinkPath(stage.db, order, '2026-11-13T15:00:00Z');
  stage.site.setClock(birthday);
  const dead = await postForm(stage.site, link, birthdayFields(born));
  const prueba = /name="prueba"[^>]*value="([^"]+)"/.exec(await dead.text())?.[1] ?? '';
  expect(prueba).not.toBe('');
  await postForm(stage.site, link, { prueba, nuevo: '1' });
  const desk = await deskOf(stage, birthday);
  const path = `/admin-panel/pacientes/${person}`;
  const asked = await postForm(stage.site, path, { accion: 'enlace', orden: order }, desk.cookie);
  expect([asked.status, textOf(await asked.text())]).toEqual([422, expect.stringContaining('Confirme el correo')]);
  expect(await mailTo(stage.db, 'result-ready', parentEmail)).toBeNull();
});

test.each(stages)(
  '$name, D 48: an address that the adult gives again opens the rest; only a code in the hand opens what was handed over',
  async (stage) => {
    const { person, report, kept, order } = await adolescent(stage);
    stage.site.setClock(birthday);
    const desk = await deskOf(stage, birthday);
    const own = await patientVisit(stage.db, birthday);
    const contact = { correo: own.email, telefono: '', idioma: 'es', version: '1', accion: 'contacto' };
    const path = `/admin-panel/pacientes/${person}`;
    expect((await postForm(stage.site, path, contact, desk.cookie)).status).toBe(303);
    await postForm(stage.site, path, { accion: 'enlace', orden: order }, desk.cookie);
    const mail = await mailTo(stage.db, 'result-ready', own.email);
    await join(stage, mail?.path ?? '', own.cookie);
    expect(await bonds(stage, own.id)).toEqual([{ relation: 'self' }]);
    expect([await reads(stage, report, own.cookie), await reads(stage, kept, own.cookie)]).toEqual([200, 404]);
    const later = await makeOrder(stage.db, person);
    const grown = { placed_at: birthday, created_at: birthday };
    await stage.db.updateTable('orders').set(grown).where('id', '=', later.id).execute();
    const handed = { needs_counseling: 1, counseled_at: birthday, code: 'HIV-CODE' };
    const adults = await makeReport(stage.db, later, handed);
    await releaseReport(stage.db, adults, { account: stage.scientist });
    expect(await reads(stage, adults, own.cookie)).toBe(200);
    const codigo = await handedCode(stage.db, { person, account: desk.id, at: birthday });
    const unir = { codigo, ...birthdayFields(born) };
    expect((await postForm(stage.site, '/portal-resultados/unir', unir, own.cookie)).status).toBe(303);
    expect(await reads(stage, kept, own.cookie)).toBe(200);
  },
);

test.each(stages)('$name, D 37: a code that was handed over for a minor binds nobody as the adult', async (stage) => {
  const { person, report } = await adolescent(stage);
  const codigo = await handedCode(stage.db, { person, account: stage.scientist, at: minorDay });
  stage.site.setClock(birthday);
  const parent = await patientVisit(stage.db, birthday);
  const answer = await postForm(
    stage.site,
    '/portal-resultados/unir',
    { codigo, ...birthdayFields(born) },
    parent.cookie,
  );
  expect([answer.status, await bonds(stage, parent.id)]).toEqual([422, []]);
  expect(await reads(stage, report, parent.cookie)).toBe(404);
});

// Accounts of before decision 66 were bound to a minor as the person themselves, without an end.
test.each(stages)(
  '$name, D 48: a bond of childhood shows no access log and gives nobody access, until the adult proves it again',
  async (stage) => {
    const { person, report } = await adolescent(stage);
    stage.site.setClock(birthday);
    const own = await patientVisit(stage.db, birthday);
    await boundTo(stage.db, own.id, person, minorDay);
    const reader = await patientVisit(stage.db, birthday);
    const accesses = '/portal-resultados/accesos';
    const give = { accion: 'dar', persona: person, correo: reader.email, dias: '30', clave: testPassword };
    const share = { accion: 'crear', para: 'Dra. Ríos', dias: '7' };
    const given = async () => [
      (await postForm(stage.site, accesses, give, own.cookie)).status,
      (await postForm(stage.site, `${home}/${report}/compartir`, share, own.cookie)).status,
    ];
    expect(await given()).toEqual([404, 404]);
    await stage.site.html(accesses, { headers: { Cookie: own.cookie } });
    expect((await stage.auditOf(person)).map(([action]) => action)).not.toContain('audit.read');
    const desk = await deskOf(stage, birthday);
    const codigo = await handedCode(stage.db, { person, account: desk.id, at: birthday });
    const unir = { codigo, ...birthdayFields(born) };
    expect((await postForm(stage.site, '/portal-resultados/unir', unir, own.cookie)).status).toBe(303);
    expect(await bonds(stage, own.id)).toEqual([{ relation: 'self' }]);
    await stage.site.html(accesses, { headers: { Cookie: own.cookie } });
    expect((await stage.auditOf(person)).map(([action]) => action)).toContain('audit.read');
    expect(await given()).toEqual([303, 200]);
  },
);
