import { describe, expect, test } from 'vitest';

import { makeDoctor } from '../support/doctors.ts';
import { testVault } from '../support/host.ts';
import { postForm, startLinkVisit } from '../support/link-visits.ts';
import { signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { makeOrder, makePerson, makeReport, nameDoctor, releaseReport } from '../support/results.ts';

// Several results of a doctor as one file, on both engines. Each goes through the gate and into the audit log.

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);
const file = (kind: string) => `/portal-medicos/archivo/${kind}`;

/** A doctor with two released reports, one that waits for counseling, and one that is not released; and a stranger's report. */
async function world(stage: ResultStage) {
  const doctor = await makeDoctor(stage.db);
  const cookie = await signedIn(stage.db, doctor.id, { kind: 'doctor', at: start });
  const person = await makePerson(stage.db, testVault, { name: 'Ana Canario' });
  const order = await makeOrder(stage.db, person);
  await nameDoctor(stage.db, order, doctor.registration, 'ordering');
  const reportWith = async (value: string, isReleased: boolean, more: object = {}) => {
    const report = await makeReport(stage.db, order, { ...more, versions: [[{ name: 'Glucosa', value }]] });
    if (isReleased) await releaseReport(stage.db, report, { account: stage.scientist });
    return report;
  };
  const readable = [await reportWith('91.10', true), await reportWith('92.20', true)];
  const kept = [await reportWith('93.30', true, { needs_counseling: 1 }), await reportWith('94.40', false)];
  const { report: stranger } = await stage.makeResult();
  const ask = (kind: string, reports: readonly string[]) =>
    postForm(stage.site, file(kind), { marcar: reports.map((id) => `${id}:1`).join(',') }, cookie);
  return { doctor, person, order, cookie, readable, kept, stranger, ask };
}

describe.each(stages)('$name', (stage) => {
  test('a FHIR Bundle holds the reports that the doctor may read, as they were sent, and no other', async () => {
    const { ask, readable, kept, stranger, doctor, person } = await world(stage);
    const answer = await ask('fhir', [...readable, ...kept, stranger]);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      ...[200, 'application/fhir+json', 'no-store'],
    ]);
    const bundle = JSON.parse(text) as { entry: { fullUrl: string; resource: { resourceType: string; id: string } }[] };
    const reports = bundle.entry.filter(({ resource }) => resource.resourceType === 'DiagnosticReport');
    expect(reports.map(({ resource }) => resource.id)).toEqual(readable);
    expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
    expect([text.includes('91.10'), text.includes('92.20'), /93\.30|94\.40/.test(text)]).toEqual([true, true, false]);
    const events = await stage.db
      .selectFrom('audit')
      .select(['action', 'reason', 'subject'])
      .where('actor', '=', doctor.id)
      .orderBy('seq')
      .execute();
    const downloaded = { action: 'report.downloaded', reason: 'fhir', subject: person };
    const refused = { action: 'access.refused', reason: 'not-theirs', subject: null };
    expect(events).toEqual([downloaded, downloaded, refused, refused, refused]);
  });

  test('a CSV has a row for each value, with its patient', async () => {
    const { ask, readable, kept, stranger } = await world(stage);
    const answer = await ask('csv', [...readable, ...kept, stranger]);
    const [header = '', ...rows] = (await answer.text()).trim().split('\r\n');
    expect([answer.headers.get('Content-Type'), header.slice(0, 26)]).toEqual([
      ...['text/csv; charset=utf-8', 'Paciente;Documento;Examen;'],
    ]);
    expect(rows.map((row) => row.split(';')[4])).toEqual(['91.10', '92.20']);
    expect(rows.every((row) => row.startsWith('Ana Canario;CC ····'))).toBe(true);
    // The words for patients send them to their doctor.
    expect(rows.join()).not.toContain('su médico');
  });

  test('a PDF has each report on a page of its own', async () => {
    const { ask, readable } = await world(stage);
    const answer = await ask('pdf', readable);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await pagesOf(bytes)).toEqual([expect.stringContaining('91.10'), expect.stringContaining('92.20')]);
    const [first, second] = await pagesOf(bytes);
    expect([first, second].map((page) => page?.match(/Página \d de \d/)?.[0])).toEqual([
      'Página 1 de 2',
      'Página 2 de 2',
    ]);
    expect((await pagesOf(bytes)).every((page) => page.includes('Ana Canario'))).toBe(true);
  });

  test('without a readable result there is no file, and the address alone leads to the list', async () => {
    const { ask, kept, cookie } = await world(stage);
    const answer = await ask('pdf', kept);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/portal-medicos/imprimir']);
    expect((await ask('docx', kept)).status).toBe(404);
    const plain = await stage.site.get(file('pdf'), { headers: { Cookie: cookie } });
    expect([plain.status, plain.headers.get('Location')]).toEqual([302, '/portal-medicos']);
  });

  test('an attached document is a link on the pages of the doctor and of the patient', async () => {
    const { cookie, order } = await world(stage);
    const report = await makeReport(stage.db, order, {
      versions: [[{ name: 'Informe', value: 'PDF', value_type: 'ED', position: 1 }]],
    });
    await releaseReport(stage.db, report, { account: stage.scientist });
    const page = await stage.site.html(`/portal-medicos/resultado/${report}`, { headers: { Cookie: cookie } });
    const visit = await startLinkVisit(stage.db, order.id, start);
    const patient = await stage.site.html(`/portal-resultados/resultado/${report}`, { headers: { Cookie: visit } });
    for (const html of [page, patient]) expect(html).toContain(`href="/portal-resultados/documento/${report}.1"`);
  });
});

/** The text of each page. */
async function pagesOf(bytes: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}
