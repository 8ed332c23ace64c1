import { expect, test } from 'vitest';

import { textOf } from '../support/html.ts';
import { postForm } from '../support/link-visits.ts';
import { mailNamesTo } from '../support/own-accounts.ts';
import { boundTo, mailTo, patientVisit } from '../support/patient-accounts.ts';
import { makeAccount, signedIn, testPassword } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';

// A thief with a patient's open session gives access away, and the owner ends it, on both engines. Once, links and accesses outlived a new password,
// and the account that gave them.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const accessPath = '/portal-resultados/accesos';
const security = '/portal-resultados/seguridad';
const fresh = 'seis nubes lentas';
const stages = await openResultStages(start);
let people = 0;

async function patientWithResult(stage: ResultStage) {
  const { person, report } = await stage.makeResult({ name: 'Aurora Salazar' });
  const patient = await patientVisit(stage.db, start);
  await boundTo(stage.db, patient.id, person, start);
  const reader = await patientVisit(stage.db, start);
  return { person, report, patient, reader, page: `/portal-resultados/resultado/${report}` };
}
type Case = Awaited<ReturnType<typeof patientWithResult>>;

const share = ({ site }: ResultStage, { page, patient }: Case, cookie = patient.cookie) =>
  postForm(site, `${page}/compartir`, { accion: 'crear', para: 'Dra. Ríos', dias: '30' }, cookie);
const give = ({ site }: ResultStage, { person, patient, reader }: Case, cookie = patient.cookie) =>
  postForm(
    site,
    accessPath,
    { accion: 'dar', persona: person, correo: reader.email, dias: '365', clave: testPassword },
    cookie,
  );

/** Gives both kinds of access; the result says whether each is still open. */
async function givenBoth(stage: ResultStage, all: Case) {
  const html = await (await share(stage, all)).text();
  const [, token = ''] = /compartido\/([\w-]{20,})/.exec(html) ?? [];
  const [, clave = ''] = />(\d{6})</.exec(html) ?? [];
  expect((await give(stage, all)).status).toBe(303);
  const open = async () => [
    (await postForm(stage.site, `/portal-resultados/compartido/${token}`, { clave })).status,
    (await stage.site.get(all.page, { headers: { Cookie: all.reader.cookie } })).status,
  ];
  expect(await open()).toEqual([200, 200]);
  return open;
}

test.each(stages)('$name, D 20: a stolen session without a fresh proof gives nobody access', async (stage) => {
  const all = await patientWithResult(stage);
  stage.site.setClock(later(6));
  for (const [answer, path] of [
    [await share(stage, all), `${all.page}/compartir`],
    [await give(stage, all), accessPath],
  ] as const)
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/portal-resultados/comprobar?${new URLSearchParams({ a: path })}`,
    ]);
  const headers = { Cookie: all.patient.cookie };
  for (const path of [`${all.page}/compartir`, accessPath]) {
    const html = await stage.site.html(path, { headers });
    expect(textOf(html)).toContain('Confirmar que es usted');
    expect(html).not.toContain('name="dias"');
  }
  const rows = stage.db.selectFrom('report_shares').select('id').where('account', '=', all.patient.id);
  expect(await rows.execute()).toEqual([]);
});

test.each(stages)('$name, D 27: the patient gets a mail about each access, which names nothing', async (stage) => {
  const all = await patientWithResult(stage);
  await share(stage, all);
  expect(await mailTo(stage.db, 'access-given', all.patient.email)).toEqual({
    at: new Date(start).toISOString(),
    way: 'link',
  });
  await give(stage, all);
  expect(await mailNamesTo(stage.db, all.patient.email)).toEqual(['access-given', 'access-given']);
});

const ends: Record<string, (stage: ResultStage, all: Case) => Promise<void>> = {
  'a new password': async ({ site }, { patient: { cookie } }) => {
    const fields = { actual: testPassword, clave: fresh, otra: fresh };
    expect((await postForm(site, `${security}/clave`, fields, cookie)).status).toBe(303);
  },
  'a forgotten password': async ({ db, site }, { patient: { email } }) => {
    await postForm(site, '/portal-resultados/recuperar', { correo: email });
    const link = (await mailTo(db, 'password-reset', email))?.path ?? '';
    expect((await postForm(site, link, { clave: fresh, otra: fresh })).status).toBe(303);
  },
  'a stopped change of the address': async ({ db, site }, { patient: { email, cookie } }) => {
    await postForm(site, `${security}/correo`, { correo: `ladron.${email}`, actual: testPassword }, cookie);
    const stop = (await mailTo(db, 'email-change-asked', email))?.path ?? '';
    expect((await postForm(site, stop, {})).status).toBe(303);
  },
};
const endings = stages.flatMap((stage) =>
  Object.keys(ends).map((how) => ({ name: `${stage.name}: ${how}`, how, stage })),
);

test.each(endings)('$name ends every link and every access that the account gave', async ({ how, stage }) => {
  const all = await patientWithResult(stage);
  const open = await givenBoth(stage, all);
  await ends[how]?.(stage, all);
  expect(await open()).toEqual([410, 404]);
  const events = (await stage.auditOf(all.person)).map(([action]) => action);
  expect(events).toEqual(expect.arrayContaining(['share.revoked', 'proxy.revoked']));
});

/** The page of a person at the desk, and how the desk ends an account's access, or corrects the contact. */
async function deskOf({ db, site }: ResultStage, person: string) {
  people += 1;
  const { id } = await makeAccount(db, { email: `mesa${people}@yarumo.example`, roles: ['reception'], at: start });
  const cookie = await signedIn(db, id, { at: start });
  return (fields: Record<string, string>) => postForm(site, `/admin-panel/pacientes/${person}`, fields, cookie);
}

test.each(stages)('$name: an account that loses a person takes along the access that it gave', async (stage) => {
  const all = await patientWithResult(stage);
  const open = await givenBoth(stage, all);
  const desk = await deskOf(stage, all.person);
  expect((await desk({ accion: 'quitar', cuenta: all.patient.id })).status).toBe(303);
  expect(await open()).toEqual([410, 404]);
});

test.each(stages)('$name: also of a record that was joined, and when the contact changes', async (stage) => {
  const all = await patientWithResult(stage);
  const { person: main } = await stage.makeResult({ name: 'Aurora Salazar', email: `vieja${people}@correo.example` });
  await stage.db
    .updateTable('account_persons')
    .set({ proof: 'verified-contact' })
    .where('person', '=', all.person)
    .execute();
  const open = await givenBoth(stage, all);
  await stage.db.updateTable('persons').set({ joined_to: main }).where('id', '=', all.person).execute();
  const desk = await deskOf(stage, main);
  const fields = { correo: `nueva${people}@correo.example`, telefono: '300 111 2233', idioma: 'es', version: '1' };
  expect((await desk({ accion: 'contacto', ...fields })).status).toBe(303);
  expect(await open()).toEqual([410, 404]);
});

// The pages named other sessions only, and nobody learned that a new password ends what was given, too.
test.each(stages)(
  '$name: the pages say what ends with a new password, and what stays with other sessions',
  async ({ db, site }) => {
    const { cookie, email } = await patientVisit(db, start);
    const textAt = async (path: string, Cookie = cookie) => textOf(await site.html(path, { headers: { Cookie } }));
    const ends = 'También terminan los enlaces y los accesos a resultados que usted dio a otras personas.';
    expect(await textAt(`${security}/clave`)).toContain(ends);
    expect(await textAt(`/en${security}/clave`)).toContain(
      'The links and the access to results that you gave other people end, too.',
    );
    await postForm(site, '/portal-resultados/recuperar', { correo: email });
    expect(await textAt((await mailTo(db, 'password-reset', email))?.path ?? '', '')).toContain(ends);
    await postForm(site, `${security}/correo`, { correo: `otra.${email}`, actual: testPassword }, cookie);
    expect(await textAt((await mailTo(db, 'email-change-asked', email))?.path ?? '', '')).toContain(ends);
    const other = await patientVisit(db, start);
    await signedIn(db, other.id, { kind: 'patient', at: start });
    expect(await textAt(security, other.cookie)).toContain(
      'Esto no termina los enlaces ni los accesos a resultados que usted dio a otras personas.',
    );
    // Doctors and staff give nobody access.
    const staff = await makeAccount(db, { email: `palabras.${email}`, roles: ['reception'], at: start });
    const panel = await signedIn(db, staff.id, { at: start });
    expect(await textAt('/admin-panel/seguridad/clave', panel)).not.toContain('accesos a resultados');
  },
);
