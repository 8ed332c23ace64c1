import { describe, expect, test } from 'vitest';

import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { boundTo, patientAccount } from '../support/patient-accounts.ts';
import { signedIn } from '../support/people.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { makeOrder, makePerson, makeReport, releaseReport } from '../support/results.ts';

// A patient with years of results sees them in pages, and the audit log records exactly what each page showed.

const list = '/portal-resultados/resultado';
const ORDERS = 23;

describe.each(await openEngines())('$name', (engine) => {
  const { opened, staff, get } = releaseSite(engine);

  /** An account with 23 orders of one result each. Returns their ids, newest first. */
  async function makeYears(): Promise<{ cookie: string; reports: string[] }> {
    const { db } = opened;
    const { id: scientist } = await staff('bacteriologist');
    const person = await makePerson(db, testVault, { document: 'CC 71000001', name: 'Marta Vélez' });
    const { id: account } = await patientAccount(db, releaseStart);
    await boundTo(db, account, person, releaseStart);
    const reports: string[] = [];
    for (let month = 0; month < ORDERS; month += 1) {
      const order = await makeOrder(db, person);
      const placed = new Date(Date.UTC(2026, 10 - Math.floor(month / 2), 3, 12 - (month % 2))).toISOString();
      await db.updateTable('orders').set({ placed_at: placed }).where('id', '=', order.id).execute();
      const report = await makeReport(db, order, { exam: 'QUI-001' });
      await releaseReport(db, report, { account: scientist });
      reports.push(report);
    }
    return { cookie: await signedIn(db, account, { kind: 'patient', at: releaseStart }), reports };
  }

  test('the list of results has pages, and none is lost or shown twice', async () => {
    const { cookie, reports } = await makeYears();
    const shown: string[] = [];
    for (const query of ['', '?pagina=2']) {
      const html = await (await get(list + query, cookie)).text();
      const ids = [...html.matchAll(/\/resultado\/([\w-]{36})"/g)].map(([, id = '']) => id);
      expect(html).toContain('Páginas de sus resultados');
      shown.push(...ids);
      const events = await opened.db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('action', '=', 'order.read')
        .executeTakeFirstOrThrow();
      expect(Number(events.count)).toBe(shown.length);
    }
    expect(shown).toEqual(reports);
    const html = await (await get(list, cookie)).text();
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = '']) => heading);
    expect(new Set(headings).size, 'no two orders have one heading').toBe(headings.length);
    for (const query of ['?pagina=99', '?pagina=-1', '?pagina=x'])
      expect((await get(list + query, cookie)).status).toBe(200);
  });
});
