import { expect, test } from 'vitest';

import type { StaffRole } from '../../app/domain/access/access-table.ts';
import { testVault } from '../support/host.ts';
import { elements, textOf, texts } from '../support/html.ts';
import { birthdayFields, createLinkPath, postForm } from '../support/link-visits.ts';
import { mailTo, patientVisit } from '../support/patient-accounts.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { birthDate, makeOrder, makePerson, makeReport, releaseReport } from '../support/results.ts';

// The desk finds a person by document, corrects the contact, sends a link, and hands over a code, on both engines.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const desk = '/admin-panel/pacientes';

const stages = await openResultStages(start);
let people = 0;

async function staff({ db }: ResultStage, ...roles: StaffRole[]) {
  people += 1;
  const { id } = await makeAccount(db, { email: `personal${people}@yarumo.example`, roles, at: start });
  return { id, cookie: await signedIn(db, id, { at: start }) };
}

/** A person with a result, whose document no other test uses. */
async function patient(stage: ResultStage, email: string | null = null) {
  people += 1;
  const number = String(50_000_000 + people);
  return { number, ...(await stage.makeResult({ document: `CC ${number}`, name: 'Luz Dary Gaviria', email })) };
}

const seek = ({ site }: ResultStage, numero: string, cookie: string, tipo = 'CC') =>
  postForm(site, desk, { tipo, numero }, cookie);
const act = ({ site }: ResultStage, person: string, fields: Record<string, string>, cookie: string) =>
  postForm(site, `${desk}/${person}`, fields, cookie);

test.each(stages)(
  '$name: finds a person by the exact document, in no address; every search and read is audited',
  async (stage) => {
    const { number, person } = await patient(stage);
    const { cookie } = await staff(stage, 'reception');
    const found = await seek(stage, ` ${number.slice(0, 2)}.${number.slice(2, 5)}.${number.slice(5)} `, cookie);
    expect([found.status, found.headers.get('Location')]).toEqual([303, `${desk}/${person}`]);
    const html = await stage.site.html(`${desk}/${person}`, { headers: { Cookie: cookie } });
    expect(texts(html, 'h1')).toEqual(['Luz Dary Gaviria']);
    expect(textOf(html)).toContain(`CC ····${number.slice(-4)} · nacimiento 1985`);
    expect(html).not.toMatch(new RegExp(`${number}|1985-07-03|Gluc|\\b98\\b`));
    expect(await stage.auditOf(person)).toEqual([
      ['person.sought', 'reception', null],
      ['person.read', 'reception', null],
    ]);
    for (const part of [number.slice(0, -1), `${number}1`]) expect((await seek(stage, part, cookie)).status).toBe(404);
    expect((await seek(stage, number, cookie, 'CE')).status).toBe(404);
    expect((await seek(stage, '', cookie)).status).toBe(422);
  },
);

test.each(stages)('$name, D 7: sixty searches an hour, so nobody lists the documents of a city', async (stage) => {
  const { cookie } = await staff(stage, 'reception');
  const answers = await Promise.all(
    Array.from({ length: 63 }, (_, index) => seek(stage, String(70_000_000 + index), cookie)),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

test.each(stages)('$name, D 43: only the roles of the access table open the desk', async (stage) => {
  const { person } = await patient(stage);
  const statusFor = async (...roles: StaffRole[]) => {
    const { cookie } = await staff(stage, ...roles);
    return (await stage.site.get(`${desk}/${person}`, { headers: { Cookie: cookie } })).status;
  };
  expect(await Promise.all([statusFor('reception'), statusFor('counselor'), statusFor('bacteriologist')])).toEqual([
    200, 200, 200,
  ]);
  expect(await Promise.all([statusFor('owner'), statusFor('collector'), statusFor('editor')])).toEqual([403, 403, 403]);
  const own = await patientVisit(stage.db, start);
  expect((await stage.site.get(`${desk}/${person}`, { headers: { Cookie: own.cookie } })).status).toBe(302);
  const { cookie: scientist } = await staff(stage, 'bacteriologist');
  expect((await act(stage, person, { accion: 'codigo' }, scientist)).status).toBe(403);
  const { cookie } = await staff(stage, 'reception');
  expect((await stage.site.get(`${desk}/nadie`, { headers: { Cookie: cookie } })).status).toBe(404);
});

test.each(stages)('$name, D 20: the contact and the code need a proof of the last five minutes', async (stage) => {
  const { person } = await patient(stage);
  const { cookie } = await staff(stage, 'reception');
  stage.site.setClock(later(6));
  for (const fields of [{ accion: 'codigo' }, { accion: 'contacto', correo: 'ladron@correo.example', version: '1' }]) {
    const answer = await act(stage, person, fields, cookie);
    expect(answer.headers.get('Location')).toMatch(/^\/admin-panel\/confirmar\?/);
  }
  const html = await stage.site.html(`${desk}/${person}`, { headers: { Cookie: cookie } });
  expect(elements(html, 'input').map(({ name }) => name)).not.toContain('correo');
  expect(await stage.auditOf(person)).toEqual([['person.read', 'reception', null]]);
});

test.each(stages)(
  '$name: a corrected contact ends the links to the wrong one, and two people do not overwrite each other',
  async (stage) => {
    const { person, order } = await patient(stage, 'equivocado@correo.example');
    const { cookie } = await staff(stage, 'reception');
    const wrong = await createLinkPath(stage.db, order, start);
    const fields = { accion: 'contacto', telefono: '300 111 2233', idioma: 'en', version: '1' };
    expect((await act(stage, person, { ...fields, correo: 'luz@' }, cookie)).status).toBe(422);
    const stored = await act(stage, person, { ...fields, correo: 'luz@correo.example' }, cookie);
    expect(stored.headers.get('Location')).toBe(`${desk}/${person}?hecho=contact`);
    expect((await stage.site.get(wrong)).status).toBe(404);
    const late = await act(stage, person, { ...fields, correo: 'otra@correo.example' }, cookie);
    expect([late.status, (await late.text()).includes('otra@correo.example')]).toEqual([409, true]);
    const row = await stage.db.selectFrom('persons').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
    expect(testVault.open('email', row.email ?? '', person)).toBe('luz@correo.example');
    expect([row.locale, row.version]).toEqual(['en', 2]);
    expect(JSON.stringify(row)).not.toMatch(/luz@|300 111/);
  },
);

test.each(stages)(
  '$name: both addresses hear of a new one, and it ends only the bonds that the old one proved',
  async (stage) => {
    const [old, fresh] = [`vieja${people}@correo.example`, `nueva${people}@correo.example`];
    const { person } = await patient(stage, old);
    const { cookie } = await staff(stage, 'reception');
    for (const proof of ['verified-contact', 'handed-code'] as const) {
      const { id } = await patientVisit(stage.db, start);
      await stage.db
        .insertInto('account_persons')
        .values({ account: id, person, relation: 'self', proof, since: start, until: null, ended_at: null })
        .execute();
    }
    const change = (correo: string, version: string) =>
      act(stage, person, { accion: 'contacto', correo, telefono: '300 111 2233', idioma: 'es', version }, cookie);
    const openBonds = async () => {
      const bonds = stage.db.selectFrom('account_persons').select('proof').where('person', '=', person);
      return (await bonds.where('ended_at', 'is', null).orderBy('proof').execute()).map(({ proof }) => proof);
    };
    expect((await change(old.toUpperCase(), '1')).status).toBe(303);
    expect([await mailTo(stage.db, 'email-changed', old.toUpperCase()), await openBonds()]).toEqual([
      null,
      ['handed-code', 'verified-contact'],
    ]);
    expect((await change(fresh, '2')).status).toBe(303);
    const at = new Date(start).toISOString();
    expect(await mailTo(stage.db, 'email-changed', old.toUpperCase())).toEqual({ at, to: 'old' });
    expect(await mailTo(stage.db, 'email-changed', fresh)).toEqual({ at, to: 'new' });
    expect(await openBonds()).toEqual(['handed-code']);
  },
);

test.each(stages)('$name: the desk sends three links of an order a day, whoever asks', async (stage) => {
  const { person, order } = await patient(stage, 'rosa.elena@correo.example');
  const [one, other] = [await staff(stage, 'reception'), await staff(stage, 'reception')];
  const send = ({ cookie }: { cookie: string }) => act(stage, person, { accion: 'enlace', orden: order }, cookie);
  for (const by of [one, other, one]) expect((await send(by)).status).toBe(303);
  const refused = await send(other);
  expect([refused.status, textOf(await refused.text())]).toEqual([
    429,
    expect.stringContaining('Hoy ya se enviaron tres enlaces de esta orden.'),
  ]);
  expect((await stage.auditOf(person)).filter(([action]) => action === 'link.created')).toHaveLength(3);
});

test.each(stages)('$name: sends a new link to the contact on file, for an order of this person only', async (stage) => {
  const mine = await patient(stage, 'luz.dary@correo.example');
  const other = await patient(stage);
  const { cookie } = await staff(stage, 'reception');
  const sent = await act(stage, mine.person, { accion: 'enlace', orden: mine.order }, cookie);
  expect(sent.headers.get('Location')).toBe(`${desk}/${mine.person}?hecho=link`);
  expect((await mailTo(stage.db, 'result-ready', 'luz.dary@correo.example'))?.path).toMatch(
    /^\/portal-resultados\/enlace\//,
  );
  expect((await act(stage, mine.person, { accion: 'enlace', orden: other.order }, cookie)).status).toBe(422);
  expect((await act(stage, other.person, { accion: 'enlace', orden: other.order }, cookie)).status).toBe(422);
  expect((await stage.auditOf(mine.person))[0]).toEqual(['link.created', 'reception', 'renewed']);
  // The order's id would join the link with the counseling that a sensitive report needs.
  const { cookie: owner } = await staff(stage, 'owner');
  const log = textOf(await stage.site.html('/admin-panel/auditoria', { headers: { Cookie: owner } }));
  expect(log).toContain('Sobre Orden');
  expect(log).not.toContain(mine.order.slice(0, 8));
  expect(log).not.toContain(mine.person.slice(0, 8));
  expect(log).toContain('Se pidió de nuevo');
});

test.each(stages)(
  '$name, D 37: a code is shown once, names nobody, replaces the earlier one, and binds an account',
  async (stage) => {
    const { person, report } = await patient(stage);
    const { cookie } = await staff(stage, 'counselor');
    const codeIn = async () => {
      const answer = await act(stage, person, { accion: 'codigo' }, cookie);
      const html = await answer.text();
      expect(html).not.toContain('Luz Dary');
      return html.match(/[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}/)?.[0] ?? '';
    };
    const [earlier, code] = [await codeIn(), await codeIn()];
    expect(await stage.site.html(`${desk}/${person}`, { headers: { Cookie: cookie } })).not.toContain(code);
    expect(JSON.stringify(await stage.db.selectFrom('binding_codes').selectAll().execute())).not.toContain(
      code.replace('-', ''),
    );
    const own = await patientVisit(stage.db, start);
    const bind = (codigo: string) =>
      postForm(stage.site, '/portal-resultados/unir', { codigo, ...birthdayFields(birthDate) }, own.cookie);
    expect((await bind(earlier)).status).toBe(422);
    expect((await bind(code)).status).toBe(303);
    const read = await stage.site.get(`/portal-resultados/resultado/${report}`, { headers: { Cookie: own.cookie } });
    expect(read.status).toBe(200);
  },
);

test.each(stages)('$name, D 48: a minor’s order that was handed over looks like one in process', async (stage) => {
  const person = await makePerson(stage.db, testVault, { birthDate: '2012-07-03', email: 'madre@correo.example' });
  const { cookie } = await staff(stage, 'reception');
  const order = await makeOrder(stage.db, person);
  const report = await makeReport(stage.db, order, { needs_counseling: 1 });
  const page = () => stage.site.html(`${desk}/${person}`, { headers: { Cookie: cookie } });
  const before = await page();
  expect(textOf(before)).toContain('en proceso');
  await releaseReport(stage.db, report, { account: stage.scientist });
  await stage.db.updateTable('reports').set({ counseled_at: start }).where('id', '=', report).execute();
  expect(await page()).toBe(before);
});
