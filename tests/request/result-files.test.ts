import { beforeAll, describe, expect, test } from 'vitest';

import { hashOfToken } from '../../app/domain/accounts/tokens.server.ts';
import { codeOfHash } from '../../app/domain/reports/report-code.ts';
import type { ReportsTable } from '../../db/result-tables.ts';
import { testVault } from '../support/host.ts';
import { textOf } from '../support/html.ts';
import { postForm, startLinkVisit } from '../support/link-visits.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { makeOrder, makePerson, makeReport, releaseReport } from '../support/results.ts';

// Every other channel of a result: files, earlier values, shared links, and codes of PDF files. The gate of its page holds for each.

const start = '2026-11-17T15:00:00Z';
const list = '/portal-resultados/resultado';
const canary = '31.4159';
const exam = 'Canarina sérica';
const stages = await openResultStages(start);

const states: Record<string, { fields: Partial<ReportsTable>; isReleased: boolean; isReadable: boolean }> = {
  released: { fields: {}, isReleased: true, isReadable: true },
  'not released': { fields: {}, isReleased: false, isReadable: false },
  gated: { fields: { needs_counseling: 1 }, isReleased: true, isReadable: false },
  'gated and counseled': {
    fields: { needs_counseling: 1, counseled_at: '2026-11-17T14:50:00Z' },
    isReleased: true,
    isReadable: true,
  },
  withdrawn: { fields: { status: 'withdrawn' }, isReleased: true, isReadable: false },
};

interface World {
  person: string;
  account: string;
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
  const person = await makePerson(db, testVault, { name: 'Canaria Quetzal' });
  const order = await makeOrder(db, person);
  const reports: Record<string, string> = {};
  for (const [state, { fields, isReleased }] of Object.entries(states)) {
    const versions = [[{ name: exam, value: canary }]];
    reports[state] = await makeReport(db, order, { ...fields, code: `CAN-${state}`, versions });
    if (isReleased) await releaseReport(db, reports[state], { account: scientist });
  }
  const make = async (email: string, relation: 'self' | 'proxy' | null) => {
    const { id } = await makeAccount(db, { kind: 'patient', email, roles: [], at: start });
    const bond = { account: id, person, proof: 'handed-code', since: start, ended_at: null } as const;
    if (relation)
      await db
        .insertInto('account_persons')
        .values({ ...bond, relation, until: relation === 'self' ? null : '2027-01-01T00:00:00Z' })
        .execute();
    return { id, cookie: await signedIn(db, id, { kind: 'patient', at: start }) };
  };
  const own = await make('own@x.example', 'self');
  const cookies = {
    patient: own.cookie,
    link: await startLinkVisit(db, order.id, start),
    visitor: '',
    'another patient': (await make('other@x.example', null)).cookie,
    proxy: (await make('proxy@x.example', 'proxy')).cookie,
  };
  return { person, account: own.id, reports, cookies };
}

beforeAll(async () => {
  for (const stage of stages) worlds.set(stage, await makeWorld(stage));
}, 120_000);

const ask = (stage: ResultStage, who: string, path: string) =>
  stage.site.get(path, { headers: { Cookie: worldOf(stage).cookies[who] ?? '' } });
const kinds = ['csv', 'fhir', 'pdf-carta', 'pdf-a4'];

describe('a file', () => {
  test.each(stages)(
    '$name: opens for whoever may read the page, and is a 404 for everybody else',
    async (stage) => {
      for (const [state, { isReadable, fields }] of Object.entries(states))
        for (const who of ['patient', 'link', 'proxy', 'another patient'])
          for (const kind of kinds.slice(0, 3)) {
            const answer = await ask(stage, who, `${list}/${worldOf(stage).reports[state]}/archivo/${kind}`);
            const isTheirs = who === 'patient' || who === 'link' || (who === 'proxy' && !fields.needs_counseling);
            expect([state, who, kind, answer.status]).toEqual([state, who, kind, isTheirs && isReadable ? 200 : 404]);
            expect(answer.headers.get('Cache-Control')).toBe('no-store');
            if (answer.status === 404) expect(await answer.text()).not.toMatch(/31\.4159|Canari/);
          }
      const visitor = await ask(stage, 'visitor', `${list}/${worldOf(stage).reports.released}/archivo/csv`);
      expect(visitor.status).toBe(302);
    },
    120_000,
  );

  test.each(stages)(
    '$name, D 49: is an attachment, holds the value as sent, and is in the audit log',
    async (stage) => {
      const { reports, person } = worldOf(stage);
      const csv = await ask(stage, 'patient', `${list}/${reports.released}/archivo/csv`);
      expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="resultado.csv"');
      expect(await csv.text()).toContain(`${exam};${exam};${canary};mg/dL;70-105`);
      const fhir = await (await ask(stage, 'link', `${list}/${reports.released}/archivo/fhir`)).text();
      expect(
        JSON.parse(fhir).entry.map((one: { resource: { resourceType: string } }) => one.resource.resourceType),
      ).toEqual(['DiagnosticReport', 'Observation', 'Patient', 'Specimen', 'Provenance']);
      const pdfs = [];
      for (const _ of [1, 2]) {
        const pdf = await ask(stage, 'patient', `${list}/${reports.released}/archivo/pdf-a4`);
        expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
        pdfs.push(Buffer.from(await pdf.arrayBuffer()));
      }
      expect(pdfs[0]?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdfs[0]?.equals(pdfs[1] ?? Buffer.alloc(0))).toBe(true);
      const events = await stage.auditOf(person);
      for (const kind of ['csv', 'fhir', 'pdf'])
        expect(events).toContainEqual(['report.downloaded', kind === 'fhir' ? 'link' : 'patient', kind]);
    },
  );
});

describe('earlier values', () => {
  test.each(stages)('$name: only of reports that the reader may open', async (stage) => {
    const { db, scientist } = stage;
    const { person } = worldOf(stage);
    const order = await makeOrder(db, person);
    const now = await makeReport(db, order, { versions: [[{ name: exam, code: 'TREND', value: '5.10' }]] });
    await releaseReport(db, now, { account: scientist });
    for (const [state, { fields, isReleased }] of Object.entries(states)) {
      const before = await makeOrder(db, person);
      await db
        .updateTable('specimens')
        .set({ collected_at: '2026-01-17T12:00:00Z' })
        .where('order_id', '=', before.id)
        .execute();
      const value = `7${Object.keys(states).indexOf(state)}.25`;
      const versions = [[{ name: exam, code: 'TREND', value, observed_at: '2026-01-17T12:00:00Z' }]];
      const report = await makeReport(db, before, { ...fields, versions });
      if (isReleased) await releaseReport(db, report, { account: scientist });
    }
    const shown = async (who: string) => {
      const text = textOf(await (await ask(stage, who, `${list}/${now}`)).text());
      return Object.keys(states).filter((_, place) => text.includes(`7${place}.25`));
    };
    expect(await shown('patient')).toEqual(['released', 'gated and counseled']);
    expect(await shown('proxy')).toEqual(['released']);
    const visit = await stage.site.get(`${list}/${now}`, {
      headers: { Cookie: await startLinkVisit(db, order.id, start) },
    });
    expect(textOf(await visit.text())).not.toMatch(/7\d\.25/);
    expect(await stage.auditOf(person)).toContainEqual(['history.read', 'patient', null]);
  });

  test.each(stages)('$name: the last seven of each analyte, and a kept one takes no place', async (stage) => {
    const { db, scientist } = stage;
    const { person } = worldOf(stage);
    const measured = async (day: number, value: string, fields: Partial<ReportsTable> = {}) => {
      const order = await makeOrder(db, person);
      const at = `2026-02-${String(day).padStart(2, '0')}T12:00:00Z`;
      await db.updateTable('specimens').set({ collected_at: at }).where('order_id', '=', order.id).execute();
      const report = await makeReport(db, order, { ...fields, versions: [[{ name: 'Serie', code: 'SERIES', value }]] });
      await releaseReport(db, report, { account: scientist });
      return report;
    };
    for (let day = 1; day <= 9; day += 1) await measured(day, `8${day}.5`);
    for (const day of [10, 11]) await measured(day, '99.5', { needs_counseling: 1 });
    const now = await measured(12, '80.5');
    await measured(13, '98.5');
    const text = textOf(await (await ask(stage, 'patient', `${list}/${now}`)).text());
    const shown = [...new Set(text.match(/\b[89]\d\.5\b/g))].toSorted();
    expect(shown).toEqual(['80.5', ...[3, 4, 5, 6, 7, 8, 9].map((day) => `8${day}.5`)]);
  });
});

/** Makes a link on the page, as a patient does. */
async function share(stage: ResultStage, state: string, who = 'patient') {
  const { reports, cookies } = worldOf(stage);
  const path = `${list}/${reports[state]}/compartir`;
  const answer = await postForm(stage.site, path, { accion: 'crear', para: 'Dra. Ríos', dias: '7' }, cookies[who]);
  const html = await answer.text();
  const [, token = ''] = /compartido\/([\w-]{20,})/.exec(html) ?? [];
  const [, passcode = ''] = />(\d{6})</.exec(html) ?? [];
  return { status: answer.status, path: `/portal-resultados/compartido/${token}`, passcode };
}

describe('a shared link', () => {
  test.each(stages)('$name: only of the patient’s own results that the page shows', async (stage) => {
    for (const [state, { isReadable }] of Object.entries(states))
      expect([state, (await share(stage, state)).status]).toEqual([state, isReadable ? 200 : 404]);
    for (const who of ['proxy', 'another patient']) expect((await share(stage, 'released', who)).status).toBe(404);
    for (const who of ['link', 'visitor']) expect((await share(stage, 'released', who)).status).toBe(302);
  });

  test.each(stages)(
    '$name: the page of a result that nobody may share explains it in the portal’s own words',
    async (stage) => {
      const { reports, cookies } = worldOf(stage);
      const answer = await stage.site.get(`${list}/${reports.gated}/compartir`, {
        headers: { Cookie: cookies.patient ?? '' },
      });
      expect([answer.status, textOf(await answer.text())]).toEqual([
        404,
        expect.stringContaining('Aquí no hay un resultado para usted'),
      ]);
    },
  );

  test.each(stages)(
    '$name: opens with its passcode, tells nothing without it, and every try is recorded',
    async (stage) => {
      const { path, passcode } = await share(stage, 'released');
      const before = await (await stage.site.get(path)).text();
      const invented = `/portal-resultados/compartido/${'x'.repeat(43)}`;
      expect(before).not.toMatch(/Canari|31\.4159/);
      expect([(await stage.site.get(path)).status, (await stage.site.get(invented)).status]).toEqual([200, 200]);
      const wrong = await postForm(stage.site, path, { clave: passcode === '000000' ? '000001' : '000000' });
      expect(wrong.status).toBe(422);
      expect(await wrong.text()).not.toMatch(/Canari|31\.4159/);
      expect((await postForm(stage.site, invented, { clave: passcode })).status).toBe(422);
      const right = await postForm(stage.site, path, { clave: `${passcode.slice(0, 3)} ${passcode.slice(3)}` });
      const html = await right.text();
      expect([right.status, right.headers.get('Cache-Control'), right.headers.get('Set-Cookie')]).toEqual([
        200,
        'no-store',
        null,
      ]);
      expect(textOf(html)).toContain(canary);
      expect(html).not.toContain('/archivo/');
      const entries = (await stage.auditOf(worldOf(stage).person)).map(([action, role]) => [action, role]);
      for (const event of [
        ['share.created', 'patient'],
        ['share.refused', null],
        ['share.opened', 'link'],
      ])
        expect(entries).toContainEqual(event);
    },
  );
});

describe('a button that is pressed twice', () => {
  test.each(stages)('$name: makes one link, which opens', async (stage) => {
    const pressed = await Promise.all([share(stage, 'released'), share(stage, 'released')]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    const { account, reports } = worldOf(stage);
    const open = await stage.db
      .selectFrom('report_shares')
      .select('token_hash')
      .where('account', '=', account)
      .where('report', '=', reports.released ?? '')
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
    const answers = await Promise.all(
      pressed.map(async ({ path, passcode }) => (await postForm(stage.site, path, { clave: passcode })).status),
    );
    expect(answers.toSorted()).toEqual([200, 410]);
  });
});

describe('the end of a shared link', () => {
  test.each(stages)('$name: five wrong passcodes end the tries, also for the right one', async (stage) => {
    const { path, passcode } = await share(stage, 'released');
    const wrong = passcode === '111111' ? '222222' : '111111';
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push((await postForm(stage.site, path, { clave: wrong })).status);
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await postForm(stage.site, path, { clave: passcode })).status).toBe(429);
  });

  test.each(stages)(
    '$name: ends when it expires, when the patient ends it, and when the result is gated again',
    async (stage) => {
      const { db, site } = stage;
      const { reports, cookies } = worldOf(stage);
      const expired = await share(stage, 'released');
      site.setClock('2026-11-25T15:00:00Z');
      const late = await postForm(site, expired.path, { clave: expired.passcode });
      expect([late.status, textOf(await late.text())]).toEqual([410, expect.stringContaining('Venció')]);
      site.setClock(start);
      const ended = await share(stage, 'released');
      const shares = await db.selectFrom('report_shares').select('id').orderBy('created_at').execute();
      for (const { id } of shares)
        await postForm(
          site,
          `${list}/${reports.released}/compartir`,
          { accion: 'cerrar', enlace: id },
          cookies.patient,
        );
      const closed = await postForm(site, ended.path, { clave: ended.passcode });
      expect(textOf(await closed.text())).toContain('El paciente lo cerró');
      const gated = await share(stage, 'gated and counseled');
      await db
        .updateTable('reports')
        .set({ counseled_at: null })
        .where('id', '=', reports['gated and counseled'] ?? '')
        .execute();
      const kept = await postForm(site, gated.path, { clave: gated.passcode });
      expect([kept.status, await kept.text()]).toEqual([410, expect.not.stringMatching(/Canari|31\.4159/)]);
      await db
        .updateTable('reports')
        .set({ counseled_at: '2026-11-17T14:50:00Z' })
        .where('id', '=', reports['gated and counseled'] ?? '')
        .execute();
    },
  );
});

describe('the code of a PDF', () => {
  test.each(stages)('$name, D 49: says genuine, replaced, or withdrawn, and nothing else', async (stage) => {
    const { db, scientist, site } = stage;
    const order = await makeOrder(db, await makePerson(db, testVault, { name: 'Canaria Quetzal' }));
    const versions = [[{ name: exam, value: '1' }], [{ name: exam, value: '2' }]];
    const report = await makeReport(db, order, { versions });
    await releaseReport(db, report, { account: scientist });
    const cookie = await startLinkVisit(db, order.id, start);
    await (await site.get(`${list}/${report}/archivo/pdf-a4`, { headers: { Cookie: cookie } })).arrayBuffer();
    const code = codeOfHash(hashOfToken(testVault.index('report-code', `${report} 1`)));
    const answer = async (codigo: string) => {
      const page = await postForm(site, '/portal-resultados/verificar', { codigo });
      const text = textOf(await page.text());
      expect(text).not.toMatch(/Canari/);
      return /Es auténtico y sigue|hay una versión más nueva|retiró este informe|No conocemos ese código/.exec(
        text,
      )?.[0];
    };
    expect(await answer(code.toLowerCase().replaceAll('-', ' '))).toBe('Es auténtico y sigue');
    await releaseReport(db, report, { account: scientist, version: 2 });
    expect(await answer(code)).toBe('hay una versión más nueva');
    await db.updateTable('reports').set({ status: 'withdrawn' }).where('id', '=', report).execute();
    expect(await answer(code)).toBe('retiró este informe');
    expect(await answer('0000-0000-0000-0000')).toBe('No conocemos ese código');
    expect(await answer('')).toBe('No conocemos ese código');
  });
});
