import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { placeStored } from '../../app/domain/messages-in/place-message.server.ts';
import { storeMessage } from '../../app/domain/messages-in/receive-message.server.ts';
import { waitingReports } from '../../app/domain/release/waiting-reports.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';
import { glucose, hivTest, messageOf, potassium } from '../support/result-messages.ts';

// Messages of a laboratory system, from their bytes to reports, on both engines.

for (const engine of await openEngines(openDatabase)) {
  const { opened, needs, bytesOf, send, ackOf, reasonOf, reportOf, valuesOf } = messageIntake(engine);

  describe(`${engine.name}: a message`, () => {
    test('stores, places, and acknowledges; every text is as it was sent', async () => {
      const received = await send(glucose({ control: 'A1', filler: 'F1', document: '1001', value: '91.10' }));
      expect([received.state, ackOf(received)]).toEqual(['placed', 'AA']);
      const report = await reportOf('F1');
      expect(report).toMatchObject({ status: 'final', exam: 'QUI-001', released_version: null, needs_counseling: 0 });
      expect(await valuesOf('F1')).toEqual(['1: 91.10 F']);
      const [row] = await opened.db
        .selectFrom('observations')
        .selectAll()
        .where('report', '=', report?.id ?? '')
        .execute();
      expect(row).toMatchObject({ unit: 'mg/dL', reference_range: '70-100', flags: 'N' });
    });

    test('a repeat gets the stored acknowledgment, and nothing is stored twice', async () => {
      const text = glucose({ control: 'A2', filler: 'F2', document: '1002' });
      const first = await send(text);
      const before = await messageLedger(opened.db);
      const again = await send(text);
      expect(Buffer.from(again.acknowledgment)).toEqual(Buffer.from(first.acknowledgment));
      expect([again.state, await messageLedger(opened.db)]).toEqual(['repeated', before]);
    });

    test('a repeat with other content is refused, kept, and raises an alarm', async () => {
      await send(glucose({ control: 'A3', filler: 'F3', document: '1003' }));
      const changed = await send(glucose({ control: 'A3', filler: 'F3', document: '1003', value: '300' }));
      expect([changed.state, ackOf(changed)]).toEqual(['refused', 'AE']);
      const alarm = await opened.db.selectFrom('audit').select('reason').where('object', '=', changed.id).execute();
      expect(alarm).toEqual([{ reason: 'control-id-reused' }]);
      expect(await valuesOf('F3')).toEqual(['1: 91.0 F']);
    });

    test.each([
      ['of another laboratory', messageOf({ control: 'R1', facility: 'OTRO' }), 'AR', 'not-this-sender'],
      ['a test message', messageOf({ control: 'R2', processing: 'T' }), 'AR', 'not-production'],
      ['another type', messageOf({ control: 'R3', type: 'ADT^A01' }), 'AR', 'message-type-unsupported'],
      ['no HL7', 'hola', 'AR', 'header-missing'],
      ['without a control id', messageOf({ control: '' }), 'AE', 'control-id-missing'],
    ])('%s is refused, and its bytes are kept', async (_, text, ack, reason) => {
      const refused = await send(text);
      expect([refused.state, ackOf(refused)]).toEqual([
        'refused',
        ack === 'AR' && reason === 'header-missing' ? 'AE' : ack,
      ]);
      expect(await reasonOf(refused.id)).toEqual({ state: 'refused', reason });
    });
  });

  describe(`${engine.name}: a quarantined message`, () => {
    test.each([
      ['another birth date', glucose({ control: 'Q1', document: '1001', birth: '19700101' }), 'birth-date-differs'],
      ['another sex', glucose({ control: 'Q2', document: '1001', sex: 'M' }), 'sex-differs'],
      ['no document', glucose({ control: 'Q3', document: '77', documentType: 'MR' }), 'document-missing'],
      ['no birth date of a new person', glucose({ control: 'Q4', document: '555', birth: '' }), 'identity-incomplete'],
      // A mistyped document could be another patient's.
      [
        'no birth date of a known person',
        glucose({ control: 'Q7', document: '1001', birth: '' }),
        'identity-incomplete',
      ],
      ['an unknown exam', glucose({ control: 'Q5', document: '1001', exam: 'ZZZ^Nada^L' }), 'exam-unknown'],
      [
        'an order of another person',
        glucose({ control: 'Q6', document: '999', filler: 'F1' }),
        'order-of-another-person',
      ],
    ])('%s: quarantined, acknowledged, and nothing is placed', async (_, text, reason) => {
      const before = await opened.db.selectFrom('persons').select('id').execute();
      const received = await send(text);
      expect([received.state, ackOf(received)]).toEqual(['quarantined', 'AA']);
      expect(await reasonOf(received.id)).toEqual({ state: 'quarantined', reason });
      expect(await opened.db.selectFrom('persons').select('id').execute()).toHaveLength(before.length);
    });
  });

  describe(`${engine.name}: a report`, () => {
    test('corrections add versions, and neither an older nor a preliminary message replaces them', async () => {
      const of = (control: string, value: string, status: string, at: string) =>
        send(potassium({ control, filler: 'K1', document: '1001', value, status, at }));
      await of('K-1', '5.9', 'F', '20261117090000');
      await opened.db.updateTable('reports').set({ released_version: 1 }).where('filler_number', '=', 'K1').execute();
      await of('K-2', '4.10', 'C', '20261117100000');
      expect(await reportOf('K1')).toMatchObject({ status: 'corrected', latest_version: 2, released_version: null });
      await of('K-3', '6.6', 'F', '20261117080000');
      await of('K-4', '7.7', 'P', '20261117110000');
      expect(await reportOf('K1')).toMatchObject({ status: 'corrected', latest_version: 2 });
      expect(await valuesOf('K1')).toEqual(['1: 5.9 F', '2: 4.10 C', '3: 6.6 F', '4: 7.7 P']);
      await of('K-5', '""', 'D', '20261117120000');
      expect(await reportOf('K1')).toMatchObject({ status: 'withdrawn', latest_version: 5 });
    });

    test('an HIV test needs counseling from its first message', async () => {
      await send(hivTest({ control: 'H1', filler: 'H1', document: '1001' }));
      expect(await reportOf('H1')).toMatchObject({ exam: 'INF-002', needs_counseling: 1, counseled_at: null });
    });

    test.each([
      ['a code that two exams share', '21613-5^Chlamydia DNA^LN', 'H3'],
      ['a code that the catalog does not know', '75622-1^HIV 1 and 2 tests^LN', 'H4'],
      ['a code of the sender, with words', 'X99^Prueba de sífilis^L', 'H5'],
    ])('%s does not open the gate', async (_, observation, filler) => {
      await send(glucose({ control: filler, filler, document: '1001', observation }));
      expect(await reportOf(filler)).toMatchObject({ exam: 'QUI-001', needs_counseling: 1 });
    });

    test('a value with neither a known code nor words waits for a person', async () => {
      const received = await send(
        glucose({ control: 'H6', filler: 'H6', document: '1001', observation: '75622-1^^LN' }),
      );
      expect([received.state, await reportOf('H6')]).toEqual(['quarantined', undefined]);
    });

    test.each([
      ['a minor', '20120304', 1],
      ['an adult', '19880229', 0],
    ])('the pregnancy test of %s', async (_, birth, counseled) => {
      const document = `77${birth}`;
      const exam = '904508^PRUEBA DE EMBARAZO^CUPS^2106-3^hCG^LN';
      await send(glucose({ control: document, filler: document, document, birth, exam, observation: '2106-3^hCG^LN' }));
      expect(await reportOf(document)).toMatchObject({ needs_counseling: counseled });
    });

    test('an HIV test inside another exam needs counseling, too', async () => {
      const text = glucose({ control: 'H2', filler: 'H2', document: '1001', observation: '56888-1^VIH^LN' });
      await send(text);
      expect(await reportOf('H2')).toMatchObject({ exam: 'QUI-001', needs_counseling: 1 });
    });
  });

  describe(`${engine.name}: the whole intake`, () => {
    test('a process that dies after storing loses nothing: the next one places the message, once', async () => {
      const stored = await storeMessage(
        needs(),
        opened.sender,
        bytesOf(glucose({ control: 'D1', filler: 'D1', document: '1009' })),
      );
      expect([stored.state, ackOf(stored), await reportOf('D1')]).toEqual(['stored', 'AA', undefined]);
      const other = await engine.open();
      // SQLite waits within a call, in which the other connection of this process cannot end its transaction.
      if (engine.name === 'SQLite') await sql`pragma busy_timeout = 0`.execute(other);
      const placed = await Promise.all([placeStored(needs()), placeStored({ ...needs(), db: other })]);
      await other.destroy();
      expect(Math.max(...placed)).toBe(1);
      expect(await valuesOf('D1')).toEqual(['1: 91.0 F']);
    });

    // Only PostgreSQL locks a row; SQLite has one writer.
    if (engine.name === 'PostgreSQL')
      test('a message that another process is placing delays no other', async () => {
        const store = (control: string) =>
          storeMessage(needs(), opened.sender, bytesOf(glucose({ control, filler: control, document: '1009' })));
        const { id } = await store('L1');
        await store('L2');
        const other = await engine.open();
        await other.transaction().execute(async (transaction) => {
          await transaction.selectFrom('messages_in').select('id').where('id', '=', id).forUpdate().execute();
          expect(await placeStored(needs())).toBe(1);
          expect(await reportOf('L1')).toBeUndefined();
        });
        await other.destroy();
        expect(await placeStored(needs())).toBe(1);
      });

    test('ten messages at once about one new person make one person', async () => {
      const texts = Array.from({ length: 10 }, (_, i) =>
        glucose({ control: `P${i}`, filler: `P${i}`, document: '4242' }),
      );
      await Promise.all(texts.map(send));
      while ((await placeStored(needs())) > 0);
      const reports = await opened.db.selectFrom('reports').select('id').where('filler_number', 'like', 'P%').execute();
      expect(reports).toHaveLength(10);
    });

    test('the list of waiting reports begins with the critical one, however late it arrived', async () => {
      await send(potassium({ control: 'HH1', filler: 'HH1', document: '1001', value: '6.9', flag: 'HH' }));
      const { reports: waiting } = await waitingReports(needs(), () => false, 1);
      expect(waiting[0]).toMatchObject({ id: (await reportOf('HH1'))?.id, isCritical: true, document: 'CC ····1001' });
      expect(waiting.filter(({ isCritical }) => isCritical)).toHaveLength(1);
    });

    test('the ledger balances, and the audit chain is intact', async () => {
      const { received, stored, placed, quarantined, refused } = await messageLedger(opened.db);
      expect(stored).toBe(0);
      expect(received).toBe(placed + quarantined + refused);
      expect(received).toBeGreaterThan(30);
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
    });

    test('no name, document, or birth date is in clear', async () => {
      const tables = ['persons', 'messages_in', 'orders', 'order_providers', 'audit'] as const;
      const text = JSON.stringify(
        await Promise.all(tables.map((table) => opened.db.selectFrom(table).selectAll().execute())),
      );
      for (const canary of ['Canarita', '1001|', '"CC 1001"', '1988-02-29', Buffer.from('Canarita').toString('base64')])
        expect(text).not.toContain(canary);
    });
  });
}
