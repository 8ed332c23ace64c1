import { expect, test } from 'vitest';

import { testVault } from '../support/host.ts';
import { textOf } from '../support/html.ts';
import { postForm } from '../support/link-visits.ts';
import { mailNamesTo, opensArea } from '../support/own-accounts.ts';
import { boundTo, patientVisit } from '../support/patient-accounts.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';

// The desk sees which accounts read a person's results, and ends an access, on both engines.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const stages = await openResultStages(start);
let people = 0;

async function staff({ db }: ResultStage, role: 'reception' | 'bacteriologist') {
  people += 1;
  const { id } = await makeAccount(db, { email: `mesa${people}@yarumo.example`, roles: [role], at: start });
  return signedIn(db, id, { at: start });
}

async function boundPerson({ db, makeResult }: ResultStage) {
  const { person } = await makeResult();
  const account = await patientVisit(db, start);
  await boundTo(db, account.id, person, start);
  return { person, account, path: `/admin-panel/pacientes/${person}` };
}

const end = ({ site }: ResultStage, path: string, cuenta: string, cookie: string) =>
  postForm(site, path, { accion: 'quitar', cuenta }, cookie);

test.each(stages)('$name: the desk sees how an account was proved, and not its whole address', async (stage) => {
  const { account, path } = await boundPerson(stage);
  const html = await stage.site.html(path, { headers: { Cookie: await staff(stage, 'reception') } });
  expect(textOf(html)).toContain('con un código entregado en la mano');
  expect(textOf(html)).toContain('p···@correo.example');
  expect(html).not.toContain(account.email);
});

test.each(stages)(
  '$name, D 19: ending an access ends the bond and the sessions, with a mail and an event',
  async (stage) => {
    const { person, account, path } = await boundPerson(stage);
    const desk = await staff(stage, 'reception');
    const done = await end(stage, path, account.id, desk);
    expect(done.headers.get('Location')).toBe(`${path}?hecho=bond`);
    expect(await opensArea(stage.site, 'patient', account.cookie)).toBe(false);
    expect(await mailNamesTo(stage.db, account.email)).toEqual(['access-ended']);
    expect(await stage.auditOf(person)).toContainEqual(['account.unbound', 'reception', null]);
    const bonds = stage.db.selectFrom('account_persons').select('account').where('person', '=', person);
    expect(await bonds.where('ended_at', 'is', null).execute()).toEqual([]);
    expect((await end(stage, path, account.id, desk)).status).toBe(404);
  },
);

test.each(stages)('$name, D 20: it needs the right and a proof of the last five minutes', async (stage) => {
  const { account, path } = await boundPerson(stage);
  expect((await end(stage, path, account.id, await staff(stage, 'bacteriologist'))).status).toBe(403);
  const desk = await staff(stage, 'reception');
  stage.site.setClock(later(6));
  expect((await end(stage, path, account.id, desk)).headers.get('Location')).toMatch(/^\/admin-panel\/confirmar\?/);
  expect(await opensArea(stage.site, 'patient', account.cookie)).toBe(true);
});

test.each(stages)('$name, D 48: an old bond to a minor opens no access log and gives nobody access', async (stage) => {
  const { person, account } = await boundPerson(stage);
  const birth_date = testVault.seal('birth-date', '2012-07-03', person);
  await stage.db.updateTable('persons').set({ birth_date }).where('id', '=', person).execute();
  const reader = await patientVisit(stage.db, start);
  const path = '/portal-resultados/accesos';
  const html = await stage.site.html(path, { headers: { Cookie: account.cookie } });
  expect(html).not.toContain('name="dias"');
  const fields = { accion: 'dar', persona: person, correo: reader.email, dias: '30', clave: 'tres gatos duermen' };
  expect((await postForm(stage.site, path, fields, account.cookie)).status).toBe(404);
  expect((await stage.auditOf(person)).map(([action]) => action)).not.toContain('audit.read');
});
