import { expect, test } from 'vitest';

import { makeDoctor } from '../support/doctors.ts';
import { testVault } from '../support/host.ts';
import { textOf } from '../support/html.ts';
import { startLinkVisit } from '../support/link-visits.ts';
import { pdfText } from '../support/pdf-text.ts';
import { signedIn } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';
import { makeOrder, makePerson, makeReport, nameDoctor, releaseReport } from '../support/results.ts';

// The panel promised two elements of ISO 15189:2022, 7.4.1.6 that no report printed: the person who ordered the exam (c) and the type of
// the specimen (d). The PDF also named a reviewer for a report that rules released.

const start = '2026-11-17T15:00:00Z';
const list = '/portal-resultados/resultado';

for (const stage of await openResultStages(start)) {
  const { db, site, scientist } = stage;

  const released = async () => {
    const { id: doctor, registration } = await makeDoctor(db);
    const order = await makeOrder(db, await makePerson(db, testVault));
    await nameDoctor(db, order, registration);
    await nameDoctor(db, order, 'RM-COPY', 'copy');
    await db.updateTable('specimens').set({ type: 'Suero' }).where('order_id', '=', order.id).execute();
    const report = await makeReport(db, order);
    await releaseReport(db, report, { account: scientist });
    const cookie = await startLinkVisit(db, order.id, start);
    const read = async (path: string, who = cookie) => site.get(path, { headers: { Cookie: who } });
    const pdf = async () => pdfText(await (await read(`${list}/${report}/archivo/pdf-a4`)).arrayBuffer());
    return { report, doctor, read, pdf };
  };

  test(`${stage.name}: the page, the PDF, and the doctor's sheet name the specimen and who ordered the exam`, async () => {
    const { report, doctor, read, pdf } = await released();
    const page = textOf(await (await read(`${list}/${report}`)).text());
    for (const text of [page, await pdf()]) expect(text).toMatch(/Muestra:? Suero .*Lo pidió:? Luz Cano/);
    const sheet = await read(
      `/portal-medicos/resultado/${report}`,
      await signedIn(db, doctor, { kind: 'doctor', at: start }),
    );
    expect(textOf(await sheet.text())).toMatch(/Muestra Suero .*Lo pidió Luz Cano/);
  });

  test(`${stage.name}: the PDF says that rules released a report that nobody reviewed`, async () => {
    const { report, pdf } = await released();
    await db.updateTable('report_events').set({ reason: 'automatic' }).where('report', '=', report).execute();
    expect(await pdf()).toContain('Por reglas que fijó Beatriz Ochoa');
  });
}
