import { describe, expect, test } from 'vitest';

import { orderingDoctors, registrationIndexOf } from '../../app/domain/messages-in/report-doctors.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';
import { potassium } from '../support/result-messages.ts';

// The doctors of an order follow its newest messages, on both engines.

const [named, meant, copied] = ['12345', '12346', '777'];

for (const engine of await openEngines(openDatabase)) {
  const { opened, needs, send, reportOf } = messageIntake(engine);
  const tell = (
    filler: string,
    control: string,
    over: { doctor?: string; value?: string; minute?: number; order?: string },
  ) => {
    const { minute = 0, order = filler, ...parts } = over;
    const text = potassium({
      control: `${filler}-${control}`,
      filler,
      document: '1001',
      value: '4.1',
      at: `2026111709${String(minute).padStart(2, '0')}00`,
      ...parts,
    });
    return send(text.replace(`O-${filler}^HIS`, `O-${order}^HIS`));
  };
  /** The registrations that list the order of a report, in the rows that a doctor's page reads. */
  const listedBy = async (filler: string): Promise<string[]> => {
    const report = await reportOf(filler);
    const rows = await opened.db
      .selectFrom('doctor_orders')
      .select('reader')
      .where('order_id', '=', report?.order_id ?? '')
      .execute();
    return [named, meant, copied].filter((number) =>
      rows.some(({ reader }) => reader === registrationIndexOf(needs().vault, number ?? '')),
    ) as string[];
  };
  const orderedBy = async (filler: string): Promise<string | undefined> => {
    const { id = '' } = (await reportOf(filler)) ?? {};
    return (await orderingDoctors(opened.db, needs().vault, [id])).get(id)?.join();
  };
  const changesOf = async (filler: string) =>
    (
      await opened.db
        .selectFrom('report_versions')
        .select('doctors_changed')
        .where('report', '=', (await reportOf(filler))?.id ?? '')
        .orderBy('version')
        .execute()
    ).map(({ doctors_changed }) => doctors_changed);

  describe(`${engine.name}: the doctors of an order`, () => {
    test('a doctor named by mistake loses the order with the corrected message, also if only the doctor was wrong', async () => {
      await tell('D1', 'a', { doctor: '12345^Restrepo^Iván' });
      expect(await listedBy('D1')).toEqual([named]);
      await tell('D1', 'b', { doctor: '12346^Cano^Luz', minute: 1 });
      expect(await listedBy('D1')).toEqual([meant]);
      await tell('D1', 'c', { doctor: '12345^Restrepo^Iván', value: '4.2', minute: 2 });
      expect([await listedBy('D1'), await changesOf('D1')]).toEqual([[named], [0, 1, 1]]);
    });

    test('an older message names nobody, and a message without a doctor changes nothing', async () => {
      await tell('D2', 'a', { doctor: '12346^Cano^Luz', minute: 30 });
      await tell('D2', 'b', { doctor: '12345^Restrepo^Iván', minute: 10 });
      await tell('D2', 'c', { doctor: '', value: '4.4', minute: 40 });
      expect([await listedBy('D2'), await changesOf('D2')]).toEqual([[meant], [0, 0, 0]]);
    });

    test('a doctor whom another report of the order still names keeps it', async () => {
      await tell('D3', 'a', { doctor: '12345^Restrepo^Iván' });
      await tell('D4', 'a', { doctor: '12345^Restrepo^Iván~777^Vélez^Ana', order: 'D3' });
      await tell('D3', 'b', { doctor: '12346^Cano^Luz', minute: 1 });
      expect(await listedBy('D3')).toEqual([named, meant, copied]);
      expect([await orderedBy('D3'), await orderedBy('D4')]).toEqual(
        [/Luz/, /Iván/].map((name) => expect.stringMatching(name)),
      );
      await tell('D4', 'b', { doctor: '12346^Cano^Luz', order: 'D3', minute: 1 });
      expect(await listedBy('D3')).toEqual([meant]);
    });
  });
}
