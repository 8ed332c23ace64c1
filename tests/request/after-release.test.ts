import { expect, test } from 'vitest';

import { testVault } from '../support/host.ts';
import { hrefsOf, textOf } from '../support/html.ts';
import { startLinkVisit } from '../support/link-visits.ts';
import { signedIn } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';
import { makeOrder, makePerson, makeReport, releaseReport } from '../support/results.ts';

// A queue of hundreds is worked through one report after the other, and a patient sees in the list which result changed.

const start = '2026-11-17T15:00:00Z';

for (const stage of await openResultStages(start)) {
  const { db, site, scientist } = stage;

  test(`${stage.name}: a released report leads to the most urgent one that waits, and an open one does not`, async () => {
    const order = await makeOrder(db, await makePerson(db, testVault));
    const released = await makeReport(db, order);
    const waiting = await makeReport(db, order, { code: 'TSH' });
    await releaseReport(db, released, { account: scientist });
    const cookie = await signedIn(db, scientist, { at: start });
    const nextOf = async (report: string) => {
      const html = await (await site.get(`/admin-panel/resultados/${report}`, { headers: { Cookie: cookie } })).text();
      return textOf(html).includes('Revisar el siguiente')
        ? hrefsOf(html).filter((href) => /resultados\/[^/]+$/.test(href) && !href.endsWith(report))
        : [];
    };
    expect(await nextOf(released)).toContain(`/admin-panel/resultados/${waiting}`);
    expect(await nextOf(waiting)).toEqual([]);
  });

  test(`${stage.name}: the patient's list says that a result was corrected, and when`, async () => {
    const order = await makeOrder(db, await makePerson(db, testVault));
    const versions = [[{ name: 'Glucosa', value: '98' }], [{ name: 'Glucosa', value: '89' }]];
    const report = await makeReport(db, order, { versions });
    await releaseReport(db, report, { account: scientist });
    const list = async () => {
      const cookie = await startLinkVisit(db, order.id, start);
      return textOf(await (await site.get('/portal-resultados/resultado', { headers: { Cookie: cookie } })).text());
    };
    expect(await list()).toMatch(/Entregado el 17 de noviembre/);
    await releaseReport(db, report, { account: scientist, version: 2, at: '2026-11-17T14:55:00Z' });
    expect(await list()).toMatch(/Corregido el 17 de noviembre/);
  });
}
