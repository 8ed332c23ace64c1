import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { acknowledgeReports } from '../../app/domain/reports/acknowledge-reports.server.ts';
import { readDoctorReport } from '../../app/domain/reports/doctor-report.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { makeDoctor } from '../support/doctors.ts';
import { openEngines } from '../support/engines.ts';
import { type Database, testVault } from '../support/host.ts';
import { makeAccount } from '../support/people.ts';
import { makeOrder, makePerson, makeReport, nameDoctor, releaseReport } from '../support/results.ts';

// A doctor's read marked the version that was released when the mark was written. A correction that was released after the values were read
// was marked without having been shown, and its critical value counted as opened.

const start = '2026-11-17T15:00:00Z';
const potassium = { name: 'Potasio', value: '4.1', unit: 'mmol/L', reference_range: '3.5-5.1', flags: 'N' };
const critical = { ...potassium, value: '6.9', flags: 'HH' };

/** A database that runs an action once, after its first transaction. */
function afterFirstTransaction(db: Database, action: () => Promise<void>): Database {
  let isFirst = true;
  const transaction = () => ({
    async execute<Result>(work: Parameters<ReturnType<Database['transaction']>['execute']>[0]): Promise<Result> {
      const result = await db.transaction().execute(work);
      if (isFirst) {
        isFirst = false;
        await action();
      }
      // `as`: `Parameters` loses the type parameter of `execute`.
      return result as Result;
    },
  });
  // `as`: the functions under test use no other member of the database.
  return { transaction } as unknown as Database;
}

for (const engine of await openEngines(openDatabase)) {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
  });
  afterAll(async () => {
    await db.destroy();
    await engine.end();
  });
  const needs = () => ({
    db,
    vault: testVault,
    now: new Date(start),
    timeZone: 'America/Bogota',
    origin: { request: null, session: null, client: null },
  });

  describe(`${engine.name}: a report that is corrected while a doctor reads it`, () => {
    test('the read marks the version that it shows, and the critical value of the correction is not opened', async () => {
      const { id: account, registration } = await makeDoctor(db);
      const scientist = await makeAccount(db, {
        email: 'beatriz@yarumo.example',
        roles: ['bacteriologist'],
        at: start,
      });
      const order = await makeOrder(db, await makePerson(db, testVault));
      await nameDoctor(db, order, registration);
      const report = await makeReport(db, order, { versions: [[potassium], [critical]], versionStatus: 'corrected' });
      await releaseReport(db, report, { account: scientist.id, version: 1 });
      const correct = () => releaseReport(db, report, { account: scientist.id, version: 2 });
      const racing = afterFirstTransaction(db, correct);

      const shown = await readDoctorReport({ ...needs(), db: racing }, account, report);
      expect([shown?.version, shown?.report.observations[0]?.value]).toEqual([1, '4.1']);
      const marks = await db.selectFrom('doctor_reads').select('version').where('report', '=', report).execute();
      expect(marks).toEqual([{ version: 1 }]);
      const mark = (version: number) => acknowledgeReports(needs(), account, [{ report, version }]);
      expect(await mark(1)).toEqual({ marked: 0, unopened: 0, missed: 1 });
      expect(await mark(2)).toEqual({ marked: 0, unopened: 1, missed: 0 });
      expect((await readDoctorReport(needs(), account, report))?.version).toBe(2);
      expect(await mark(2)).toEqual({ marked: 1, unopened: 0, missed: 0 });
    });
  });
}
