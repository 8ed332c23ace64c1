import { describe, expect, test } from 'vitest';

import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { makeDoctor } from '../support/doctors.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { glucose, hivTest, messageOf } from '../support/result-messages.ts';

// The mails about a withdrawn release, and the results that a parent does not see of an adolescent, on both engines.

const catalogue = createCatalogue(demonstrationExams);
const reproductive = catalogue.exams.find(
  ({ area, counselling, members, name }) =>
    area === 'reproduction' && counselling === 'none' && members.length === 0 && !/embarazo|hcg/i.test(name.es),
);

for (const engine of await openEngines()) {
  const { opened, send, staff, post, reportOf, pageOf } = releaseSite(engine);
  const withAddress = async (filler: string) => {
    const { order_id } = await reportOf(filler);
    const { person } = await opened.db
      .selectFrom('orders')
      .select('person')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow();
    const email = testVault.seal('email', 'ana@correo.example', person);
    await opened.db.updateTable('persons').set({ email }).where('id', '=', person).execute();
  };
  const mails = async () =>
    (await opened.db.selectFrom('outbox').selectAll().where('template', '=', 'result-withdrawn').execute()).map(
      ({ id, recipient, details }) => [testVault.open('mail', recipient, id), testVault.open('mail', details, id)],
    );
  const withdraw = { accion: 'retirar', version: '1', motivo: 'wrong-patient' };

  describe(`${engine.name}: a withdrawn release`, () => {
    test('sends a mail without a name to the contact on file and to the doctors who opened it', async () => {
      const { cookie } = await staff('bacteriologist');
      const doctor = await makeDoctor(opened.db);
      const former = await makeDoctor(opened.db);
      await send(glucose({ control: 'W1', filler: 'W1', document: '3001' }));
      await withAddress('W1');
      const path = await pageOf('W1');
      await post(path, cookie, { accion: 'liberar', version: '1' });
      const { id } = await reportOf('W1');
      const { order_id } = await reportOf('W1');
      const { person } = await opened.db
        .selectFrom('orders')
        .select('person')
        .where('id', '=', order_id)
        .executeTakeFirstOrThrow();
      // Two doctors have read it with the patient's leave. Only one still may.
      for (const { account, ended_at } of [
        { account: doctor.id, ended_at: null },
        { account: former.id, ended_at: releaseStart },
      ]) {
        const read = { account, report: id, version: 1, read_at: releaseStart };
        await opened.db.insertInto('doctor_reads').values(read).execute();
        const bond = { account, person, relation: 'proxy', proof: 'granted', since: releaseStart } as const;
        await opened.db
          .insertInto('account_persons')
          .values({ ...bond, until: '2027-01-01T00:00:00Z', ended_at })
          .execute();
      }
      expect((await post(path, cookie, withdraw)).status).toBe(303);
      const told = await mails();
      expect(told.map(([, details]) => details).toSorted()).toEqual(['{"area":"doctor"}', '{"area":"patient"}']);
      expect(told.map(([to]) => to)).toContain('ana@correo.example');
    });

    test('that nobody could read sends no mail', async () => {
      const { cookie } = await staff('bacteriologist');
      const before = (await mails()).length;
      await send(hivTest({ control: 'W2', filler: 'W2', document: '3002' }));
      await withAddress('W2');
      const path = await pageOf('W2');
      await post(path, cookie, { accion: 'liberar', version: '1' });
      expect((await post(path, cookie, withdraw)).status).toBe(303);
      expect(await reportOf('W2')).toMatchObject({ status: 'withdrawn' });
      expect((await mails()).length).toBe(before);
    });
  });

  describe(`${engine.name}: sexual health`, () => {
    test.each([
      ['an adult', '19880229', 0],
      ['an adolescent of 14', '20120703', 1],
      ['a child of 5', '20210703', 0],
    ] as const)('of %s is handed over by a trained person: %s → %i', async (who, birth, gate) => {
      const filler = `A${birth}`;
      const code = reproductive?.code ?? '';
      const parts = { exam: `${code}^Examen^L`, observation: `${code}-1^Valor^L`, birth, document: `4${birth}` };
      await send(messageOf({ control: filler, filler, ...parts }));
      expect([who, (await reportOf(filler)).needs_counseling]).toEqual([who, gate]);
    });

    test('a CD4 count is handed over by a trained person', async () => {
      const parts = { exam: '24467-3^CD4^LN', observation: '24467-3^Linfocitos T CD4^LN', unit: '', document: '3003' };
      await send(messageOf({ control: 'CD4', filler: 'CD4', ...parts }));
      expect((await reportOf('CD4')).needs_counseling).toBe(1);
    });
  });
}
