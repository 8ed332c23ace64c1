import { expect, test } from 'vitest';

import { makeDoctor } from '../support/doctors.ts';
import { testVault } from '../support/host.ts';
import { textOf } from '../support/html.ts';
import { startLinkVisit } from '../support/link-visits.ts';
import { signedIn } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';
import { makeOrder, makePerson, makeReport, nameDoctor, releaseReport } from '../support/results.ts';

// A withdrawn result answered its own patient and doctor as if its address were wrong, and the audit log called the patient a stranger. The
// list says that the laboratory withdrew a result, so its page may say so. Nobody else learns it.

const start = '2026-11-17T15:00:00Z';
const list = '/portal-resultados/resultado';

for (const stage of await openResultStages(start)) {
  const { db, site, scientist } = stage;

  const withdrawn = async (fields: object = {}) => {
    const { id: doctor, registration } = await makeDoctor(db);
    const order = await makeOrder(db, await makePerson(db, testVault));
    await nameDoctor(db, order, registration);
    const report = await makeReport(db, order, fields);
    await releaseReport(db, report, { account: scientist });
    await releaseReport(db, await makeReport(db, order, { code: 'TSH' }), { account: scientist });
    await db.updateTable('reports').set({ status: 'withdrawn' }).where('id', '=', report).execute();
    return { order: order.id, report, doctor: await signedIn(db, doctor, { kind: 'doctor', at: start }) };
  };
  const read = async (path: string, cookie: string) => {
    const answer = await site.get(path, { headers: { Cookie: cookie } });
    const last = await db.selectFrom('audit').select(['action', 'reason']).orderBy('seq', 'desc').executeTakeFirst();
    return { status: answer.status, text: textOf(await answer.text()), last };
  };
  const refused = (reason: string) => ({ action: 'access.refused', reason });

  test(`${stage.name}: the patient reads that their result was withdrawn, and the audit log says why it was refused`, async () => {
    const { order, report } = await withdrawn();
    const cookie = await startLinkVisit(db, order, start);
    const page = await read(`${list}/${report}`, cookie);
    expect(page).toMatchObject({ status: 404, last: refused('withdrawn') });
    expect(page.text).toContain('Retiramos este resultado');
    for (const path of [`${list}/${report}/archivo/csv`, `/portal-resultados/documento/${report}.1`])
      expect(await read(path, cookie)).toMatchObject({ status: 404, last: refused('withdrawn') });
  });

  test(`${stage.name}: the doctor reads it, too, also beside the other results of the order`, async () => {
    const { order, report, doctor } = await withdrawn();
    const page = await read(`/portal-medicos/resultado/${report}`, doctor);
    expect(page).toMatchObject({ status: 404, last: refused('withdrawn') });
    expect(page.text).toContain('El laboratorio retiró este resultado');
    const whole = await read(`/portal-medicos/orden/${order}`, doctor);
    expect(whole.text).toContain('El laboratorio retiró un resultado de esta orden');
  });

  test(`${stage.name}: a stranger, and a doctor with a copy of a kept result, get the answer of a wrong address`, async () => {
    const { report } = await withdrawn();
    const stranger = await withdrawn();
    const cookie = await startLinkVisit(db, stranger.order, start);
    const other = await read(`${list}/${report}`, cookie);
    expect(other).toMatchObject({ status: 404, last: refused('not-theirs') });
    expect(other.text).toContain('Aquí no hay un resultado para usted');
    const kept = await withdrawn({ needs_counseling: 1 });
    await db.updateTable('order_providers').set({ part: 'copy' }).where('order_id', '=', kept.order).execute();
    const copy = await read(`/portal-medicos/resultado/${kept.report}`, kept.doctor);
    expect(copy).toMatchObject({ status: 404, last: refused('not-theirs') });
    expect(copy.text).toContain('Este resultado no está aquí');
    expect((await read(`/portal-medicos/orden/${kept.order}`, kept.doctor)).text).not.toContain('retiró');
  });
}
