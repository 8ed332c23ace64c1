import { expect, test } from 'vitest';

import { changeStaff } from '../../app/domain/accounts/staff-changes.server.ts';
import { testVault } from '../support/host.ts';
import { birthdayFields, createLinkPath, postForm } from '../support/link-visits.ts';
import { handedCode, patientVisit } from '../support/patient-accounts.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { birthDate } from '../support/results.ts';

// The codes of the desk, in the hands of a dishonest member of the staff, on both engines: once, each new code brought five more birth dates,
// and codes outlived the work of whoever made them.

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);
let people = 0;

async function receptionist({ db }: ResultStage) {
  people += 1;
  const { id } = await makeAccount(db, { email: `codigos${people}@yarumo.example`, roles: ['reception'], at: start });
  return { id, cookie: await signedIn(db, id, { at: start }) };
}

const bind = ({ site }: ResultStage, cookie: string, codigo: string, date: string) =>
  postForm(site, '/portal-resultados/unir', { codigo, ...birthdayFields(date) }, cookie);

test.each(stages)('$name: a person gets three codes a day, whoever asks', async (stage) => {
  const { person } = await stage.makeResult();
  const [one, other] = [await receptionist(stage), await receptionist(stage)];
  const ask = ({ cookie }: { cookie: string }) =>
    postForm(stage.site, `/admin-panel/pacientes/${person}`, { accion: 'codigo' }, cookie);
  for (const by of [one, other, one]) expect((await ask(by)).status).toBe(200);
  const refused = await ask(other);
  expect([refused.status, (await refused.text()).includes('Hoy ya se generaron tres códigos')]).toEqual([429, true]);
});

test.each(stages)('$name: a new code brings no more birth dates', async (stage) => {
  const { person } = await stage.makeResult();
  const { id } = await receptionist(stage);
  const { cookie } = await patientVisit(stage.db, start);
  const code = () => handedCode(stage.db, { person, account: id, at: start });
  const first = await code();
  for (let tries = 0; tries < 5; tries += 1)
    expect((await bind(stage, cookie, first, `1985-01-0${tries + 1}`)).status).toBe(422);
  const helper = await patientVisit(stage.db, start);
  expect((await bind(stage, helper.cookie, await code(), birthDate)).status).toBe(422);
});

test.each(stages)('$name, D 19: a suspended member’s codes end', async (stage) => {
  const { person } = await stage.makeResult();
  const [member, owner] = [await receptionist(stage), await receptionist(stage)];
  await stage.db.insertInto('account_roles').values({ account: owner.id, role: 'owner' }).execute();
  const code = await handedCode(stage.db, { person, account: member.id, at: start });
  const origin = { request: null, session: null, client: null };
  const needs = { db: stage.db, vault: testVault, now: new Date(start), timeZone: 'America/Bogota', origin };
  const { version } = await stage.db
    .selectFrom('accounts')
    .select('version')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const author = { actor: { kind: 'account', id: owner.id }, role: 'owner' } as const;
  expect(await changeStaff(needs, author, { id: member.id, version }, { kind: 'suspend' })).toBe('done');
  const { cookie } = await patientVisit(stage.db, start);
  expect((await bind(stage, cookie, code, birthDate)).status).toBe(422);
});

test.each(stages)('$name: a wrong address loses what is open on it', async (stage) => {
  const { person, order, report } = await stage.makeResult({ email: 'equivocado@correo.example' });
  const link = await createLinkPath(stage.db, order, start);
  const opened = await postForm(stage.site, link, birthdayFields(birthDate));
  const visit = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const results = async () => {
    const answer = await stage.site.get('/portal-resultados/resultado', { headers: { Cookie: visit } });
    return (await answer.text()).includes(report);
  };
  const before = await results();
  const { cookie } = await receptionist(stage);
  const contact = { correo: 'bueno@correo.example', telefono: '300 111 2233', idioma: 'es', version: '1' };
  const path = `/admin-panel/pacientes/${person}`;
  expect((await postForm(stage.site, path, { accion: 'contacto', ...contact }, cookie)).status).toBe(303);
  const open = stage.db.selectFrom('sessions').select('id').where('scope', '=', order).where('ended_at', 'is', null);
  expect([opened.status, before, await results(), await open.execute()]).toEqual([303, true, false, []]);
});
