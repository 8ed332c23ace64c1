import { describe, expect, test } from 'vitest';

import { openDatabase } from '../../app/platform/database.server.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';
import { potassium } from '../support/result-messages.ts';

// "Corrections: rules to test" of the facts on interoperability, one by one, on both engines.

const pdf = (text: string): string => Buffer.from(`%PDF-1.7\n${text}`).toString('base64');

for (const engine of await openEngines(openDatabase)) {
  const { opened, send, ackOf, reportOf, valuesOf } = messageIntake(engine);
  const told = (filler: string, control: string, value: string, status: string, minute: number) =>
    send(
      potassium({
        control: `${filler}-${control}`,
        filler,
        document: '1001',
        value,
        status,
        at: `202611170${9}${String(minute).padStart(2, '0')}00`,
      }),
    );
  const release = (filler: string, version: number) =>
    opened.db.updateTable('reports').set({ released_version: version }).where('filler_number', '=', filler).execute();
  const asidesOf = async (filler: string) =>
    opened.db
      .selectFrom('report_versions')
      .select(['version', 'set_aside'])
      .where('report', '=', (await reportOf(filler))?.id ?? '')
      .orderBy('version')
      .execute();

  describe(`${engine.name}: corrections`, () => {
    test('rule 1: a C replaces the value, keeps the earlier version, and waits for its release', async () => {
      await told('R1', 'a', '5.9', 'F', 0);
      await release('R1', 1);
      await told('R1', 'b', '4.10', 'C', 1);
      expect(await reportOf('R1')).toMatchObject({ status: 'corrected', latest_version: 2, released_version: null });
      expect(await valuesOf('R1')).toEqual(['1: 5.9 F', '2: 4.10 C']);
    });

    test('rule 3: an older message that arrives later does not overwrite a newer one, and is kept', async () => {
      await told('R3', 'a', '4.0', 'F', 30);
      await told('R3', 'b', '9.9', 'F', 10);
      expect(await reportOf('R3')).toMatchObject({ latest_version: 1 });
      expect(await asidesOf('R3')).toEqual([
        { version: 1, set_aside: null },
        { version: 2, set_aside: 'older' },
      ]);
    });

    test('rule 4: the same number and content is AA again; with other content AE, and nothing changes', async () => {
      await told('R4', 'a', '4.0', 'F', 0);
      expect([ackOf(await told('R4', 'a', '4.0', 'F', 0)), ackOf(await told('R4', 'a', '4.4', 'F', 0))]).toEqual([
        'AA',
        'AE',
      ]);
      expect(await valuesOf('R4')).toEqual(['1: 4.0 F']);
    });

    test('rule 5: a P after an F changes nothing, even if it is newer', async () => {
      await told('R5', 'a', '4.0', 'F', 0);
      await release('R5', 1);
      await told('R5', 'b', '8.8', 'P', 10);
      expect(await reportOf('R5')).toMatchObject({ status: 'final', latest_version: 1, released_version: 1 });
    });

    test.each(['D', 'W'])('rules 5 and 6: a %s hides the value at once, whatever its time', async (status) => {
      const filler = `R6${status}`;
      await told(filler, 'a', '4.0', 'F', 30);
      await release(filler, 1);
      await told(filler, 'b', status === 'D' ? '""' : '4.0', status, 10);
      expect(await reportOf(filler)).toMatchObject({ status: 'withdrawn', released_version: null });
    });

    test('a partial report grows: P, P with more, F', async () => {
      await told('R7', 'a', '4.0', 'P', 0);
      await told('R7', 'b', '4.1', 'P', 1);
      await told('R7', 'c', '4.2', 'F', 2);
      expect(await reportOf('R7')).toMatchObject({ status: 'final', latest_version: 3 });
    });
  });

  describe(`${engine.name}: attached documents`, () => {
    const withPdf = (control: string, body: string, status: string, minute: string) =>
      send(
        potassium({ control, filler: 'PDF', document: '1001', status, at: `2026111709${minute}00` }).replace(
          'SPM|1',
          `OBX|2|ED|INF^Informe^L||LIS^application^pdf^Base64^${body}||||||${status}\rSPM|1`,
        ),
      );
    test('a PDF is stored once, sealed, and another PDF is another value', async () => {
      await withPdf('P1', pdf('uno'), 'F', '00');
      await withPdf('P2', pdf('uno'), 'F', '01');
      await withPdf('P3', pdf('dos'), 'C', '02');
      expect((await asidesOf('PDF')).map(({ set_aside }) => set_aside)).toEqual([null, 'unchanged', null]);
      const stored = await opened.db.selectFrom('attachments').selectAll().execute();
      expect(stored.map(({ media_type, size }) => [media_type, size])).toEqual([
        ['application/pdf', 12],
        ['application/pdf', 12],
      ]);
      expect(JSON.stringify(stored)).not.toContain(pdf('uno'));
    });

    test('a file that is no PDF waits for a person', async () => {
      const sent = await withPdf('P4', Buffer.from('<script>').toString('base64'), 'F', '03');
      expect([sent.state, ackOf(sent)]).toEqual(['quarantined', 'AA']);
    });
  });
}
