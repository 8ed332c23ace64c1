import { expect, test } from 'vitest';

import { textOf } from '../support/html.ts';
import { birthdayFields, createLinkPath, postForm, startLinkVisit } from '../support/link-visits.ts';
import { boundTo, handedCode, patientVisit } from '../support/patient-accounts.ts';
import { signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { birthDate, makeReport, releaseReport } from '../support/results.ts';

// An account gets a person's results only with proof, on both engines. D 37 and others are the security requirements.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const bindPath = '/portal-resultados/unir';
const home = '/portal-resultados/resultado';

const stages = await openResultStages(start);

const bindWith = ({ site }: ResultStage, codigo: string, cookie: string, date = birthDate) =>
  postForm(site, bindPath, { codigo, ...birthdayFields(date) }, cookie);

/** The status of a result and of the list for a cookie. */
const reads = async ({ site }: ResultStage, report: string, Cookie: string) =>
  (await site.get(`${home}/${report}`, { headers: { Cookie } })).status;

test.each(stages)(
  '$name, D 37: the laboratory’s code and the birth date open every result of the person',
  async (stage) => {
    const { person, report } = await stage.makeResult();
    const { id, cookie } = await patientVisit(stage.db, start);
    expect((await stage.site.get(home, { headers: { Cookie: cookie } })).headers.get('Location')).toBe(bindPath);
    const code = await handedCode(stage.db, { person, account: stage.scientist, at: start });
    const answer = await bindWith(stage, `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`, cookie);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${home}?unida=1`]);
    const page = await stage.site.get(`${home}/${report}`, { headers: { Cookie: cookie } });
    expect([page.status, page.headers.get('Refresh')]).toEqual([200, '1200; url=/portal-resultados/ingresar']);
    expect(await stage.auditOf(person)).toEqual([
      ['account.bound', 'patient', null],
      ['report.read', 'patient', null],
    ]);
    const bonds = await stage.db.selectFrom('account_persons').selectAll().where('account', '=', id).execute();
    expect(bonds.map(({ relation, proof }) => [relation, proof])).toEqual([['self', 'handed-code']]);
  },
);

test.each(stages)(
  '$name, D 37: a wrong code, a wrong date, a used code, and an old one get the same answer',
  async (stage) => {
    const { person, report } = await stage.makeResult();
    const mine = await patientVisit(stage.db, start);
    const code = await handedCode(stage.db, { person, account: stage.scientist, at: start });
    const body = async (answer: Response) =>
      (await answer.text()).replaceAll(/[34679ACDEFGHJKMNPQRTWXY]{8}|19\d\d/g, '');
    const wrongDate = await bindWith(stage, code, mine.cookie, '1986-07-03');
    const wrongCode = await bindWith(stage, '3467ACDE', mine.cookie);
    expect([wrongDate.status, wrongCode.status]).toEqual([422, 422]);
    expect(await body(wrongDate)).toBe(await body(wrongCode));
    expect((await bindWith(stage, code, mine.cookie)).status).toBe(303);
    const thief = await patientVisit(stage.db, start);
    expect((await bindWith(stage, code, thief.cookie)).status).toBe(422);
    expect(await reads(stage, report, thief.cookie)).toBe(404);
    const old = await handedCode(stage.db, { person, account: stage.scientist, at: later(-7 * 24 * 60) });
    expect((await bindWith(stage, old, thief.cookie)).status).toBe(422);
  },
);

test.each(stages)('$name, D 37: requests with one code at once bind one account', async (stage) => {
  const { person } = await stage.makeResult();
  const code = await handedCode(stage.db, { person, account: stage.scientist, at: start });
  const visits = await Promise.all(Array.from({ length: 5 }, () => patientVisit(stage.db, start)));
  const answers = await Promise.all(visits.map(({ cookie }) => bindWith(stage, code, cookie)));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
});

test.each(stages)(
  '$name, D 7: ten codes a day, counted exactly, also by network over several accounts',
  async (stage) => {
    const { person } = await stage.makeResult();
    const code = await handedCode(stage.db, { person, account: stage.scientist, at: start });
    const guesser = await patientVisit(stage.db, start);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => bindWith(stage, '3467ACDE', guesser.cookie)));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    const other = await patientVisit(stage.db, start);
    expect((await bindWith(stage, code, other.cookie)).status).toBe(429);
    expect(textOf(await (await bindWith(stage, code, guesser.cookie)).text())).toContain('muchos códigos');
  },
);

test.each(stages)('$name, D 37: a code on a lost paper takes five birth dates, over all accounts', async (stage) => {
  const { person, report } = await stage.makeResult();
  const code = await handedCode(stage.db, { person, account: stage.scientist, at: start });
  const finder = await patientVisit(stage.db, start);
  for (const year of ['1980', '1981', '1982', '1983', '1984'])
    expect((await bindWith(stage, code, finder.cookie, `${year}-07-03`)).status).toBe(422);
  expect((await bindWith(stage, code, finder.cookie)).status).toBe(422);
  const other = await patientVisit(stage.db, start);
  expect((await bindWith(stage, code, other.cookie)).status).toBe(422);
  expect(await reads(stage, report, other.cookie)).toBe(404);
});

test.each(stages)('$name, D 29: a document number and a birth date open nothing', async (stage) => {
  await stage.makeResult({ document: 'CC 99887766' });
  const { cookie } = await patientVisit(stage.db, start);
  for (const typed of ['99887766', 'CC 99887766', 'CC99887766'])
    expect((await bindWith(stage, typed, cookie)).status).toBe(422);
});

test.each(stages)(
  '$name, D 43: another account’s results are a 404 with the same bytes as an invented one',
  async (stage) => {
    const mine = await stage.makeResult();
    const theirs = await stage.makeResult({ name: 'Otra Persona' });
    const { id, cookie } = await patientVisit(stage.db, start);
    await boundTo(stage.db, id, mine.person, start);
    const page = async (report: string) => {
      const answer = await stage.site.get(`${home}/${report}`, { headers: { Cookie: cookie } });
      return [answer.status, (await answer.text()).replaceAll(report, 'ID')];
    };
    expect((await page(mine.report))[0]).toBe(200);
    const foreign = await page(theirs.report);
    expect(foreign[0]).toBe(404);
    expect(foreign).toEqual(await page('00000000-0000-4000-8000-000000000000'));
    const list = await stage.site.html(home, { headers: { Cookie: cookie } });
    expect(list).not.toContain(theirs.report);
  },
);

test.each(stages)(
  '$name: the link adds its person to an account whose address is the contact on file',
  async (stage) => {
    const email = `unida-${stage.name}@correo.example`;
    const { order, person, report } = await stage.makeResult({ email: email.toUpperCase() });
    const { cookie } = await patientVisit(stage.db, start, email);
    const link = await createLinkPath(stage.db, order, start);
    expect(await stage.site.html(link, { headers: { Cookie: cookie } })).toContain('name="unir"');
    expect(await stage.site.html(link)).not.toContain('name="unir"');
    const answer = await postForm(stage.site, link, { unir: 'si', ...birthdayFields(birthDate) }, cookie);
    expect([answer.headers.get('Location'), answer.headers.get('Set-Cookie')]).toEqual([`${home}?unida=1`, null]);
    expect(await reads(stage, report, cookie)).toBe(200);
    expect((await stage.auditOf(person)).map(([action]) => action)).toEqual([
      'link.opened',
      'account.bound',
      'report.read',
    ]);
  },
);

test.each(stages)(
  '$name: a parent who gets the link of an adult reads that result and gets no lasting access',
  async (stage) => {
    const { order, report } = await stage.makeResult({ email: 'hija@correo.example' });
    const parent = await patientVisit(stage.db, start);
    const link = await createLinkPath(stage.db, order, start);
    const answer = await postForm(stage.site, link, { unir: 'si', ...birthdayFields(birthDate) }, parent.cookie);
    expect(answer.headers.get('Location')).toBe(`${home}?unida=0`);
    // The link's session took the place of the account's, which opens nothing more after the next sign-in.
    const again = await signedIn(stage.db, parent.id, { kind: 'patient', at: start });
    expect(await reads(stage, report, again)).toBe(404);
  },
);

test.each(stages)('$name, D 54: a patient reads who has seen their results, and nobody else’s', async (stage) => {
  const mine = await stage.makeResult();
  const { id, cookie } = await patientVisit(stage.db, start);
  await boundTo(stage.db, id, mine.person, start);
  await reads(stage, mine.report, cookie);
  const path = '/portal-resultados/accesos';
  const own = textOf(await stage.site.html(path, { headers: { Cookie: cookie } }));
  expect(own).toContain('Abrió un resultado');
  expect(own).toContain('Usted, con su cuenta');
  const stranger = await patientVisit(stage.db, start);
  const theirs = textOf(await stage.site.html(path, { headers: { Cookie: stranger.cookie } }));
  expect(theirs).toContain('Todavía no hay accesos.');
  expect((await stage.site.get(path)).headers.get('Location')).toMatch(/^\/portal-resultados\/ingresar/);
});

const minorsBirthday = '2009-02-03';

/** A minor with two released results, one of them handed over by a trained person. */
async function minor(stage: ResultStage, email = 'madre@correo.example') {
  const made = await stage.makeResult({ name: 'Sara Salazar', birthDate: minorsBirthday, email });
  const row = await stage.db.selectFrom('orders').selectAll().where('id', '=', made.order).executeTakeFirstOrThrow();
  const kept = await makeReport(stage.db, row, { needs_counseling: 1, counseled_at: start, code: 'HIV-CODE' });
  await releaseReport(stage.db, kept, { account: stage.scientist });
  return { ...made, kept };
}

test.each(stages)(
  '$name, D 48: the code of a minor makes a proxy until the 18th birthday, without what is handed over in person',
  async (stage) => {
    const { person, report, kept } = await minor(stage);
    const { id, cookie } = await patientVisit(stage.db, start);
    const code = await handedCode(stage.db, { person, account: stage.scientist, at: start });
    expect((await bindWith(stage, code, cookie, minorsBirthday)).status).toBe(303);
    const bonds = await stage.db.selectFrom('account_persons').selectAll().where('account', '=', id).execute();
    expect(bonds.map(({ relation, until }) => [relation, until])).toEqual([['proxy', '2027-02-03T05:00:00.000Z']]);
    expect([await reads(stage, report, cookie), await reads(stage, kept, cookie)]).toEqual([200, 404]);
    expect(await stage.site.html(home, { headers: { Cookie: cookie } })).not.toMatch(/HIV-CODE|en persona/);
  },
);

test.each(stages)(
  '$name, D 48: the link of a minor makes a proxy and shows no more than a proxy reads',
  async (stage) => {
    const email = `madre-${stage.name}@correo.example`;
    const { order, report, kept } = await minor(stage, email);
    const { id, cookie } = await patientVisit(stage.db, start, email);
    const link = await createLinkPath(stage.db, order, start);
    await postForm(stage.site, link, { unir: 'si', ...birthdayFields(minorsBirthday) }, cookie);
    const bonds = await stage.db.selectFrom('account_persons').selectAll().where('account', '=', id).execute();
    expect(bonds.map(({ relation, proof }) => [relation, proof])).toEqual([['proxy', 'verified-contact']]);
    const visit = await startLinkVisit(stage.db, order, start);
    expect([await reads(stage, report, visit), await reads(stage, kept, visit)]).toEqual([200, 404]);
    expect(await stage.site.html(home, { headers: { Cookie: visit } })).not.toMatch(/HIV-CODE|en persona/);
  },
);

test.each(stages)('$name: a bond of a minor from before this rule shows no more, either', async (stage) => {
  const { person, report, kept } = await minor(stage);
  const { id, cookie } = await patientVisit(stage.db, start);
  await boundTo(stage.db, id, person, start);
  expect([await reads(stage, report, cookie), await reads(stage, kept, cookie)]).toEqual([200, 404]);
});
