import { describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import {
  bundle,
  coded,
  glucoseAlone,
  glucoseBundle,
  glucoseObservation,
  jsonOf,
  patient,
  report,
  told,
} from '../../app/domain/fhir-in/fixtures/bundles.ts';
import { receiveFhir } from '../../app/domain/fhir-in/receive-fhir.server.ts';
import { messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { bytesOfMessage } from '../../app/domain/messages-in/message-bytes.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';

// Bundles of a laboratory system, from their bytes to reports, on both engines.

for (const engine of await openEngines(openDatabase)) {
  const { opened, needs, bytesOf, reportOf, valuesOf, reasonOf } = messageIntake(engine);
  const send = (sent: unknown, expected: 'Bundle' | 'DiagnosticReport' = 'Bundle') => {
    const text = typeof sent === 'string' ? sent : jsonOf(sent);
    return receiveFhir(needs(), opened.sender, { bytes: bytesOf(text), expected });
  };
  const rowsOf = (state: 'refused') =>
    opened.db.selectFrom('messages_in').selectAll().where('state', '=', state).where('format', '=', 'fhir').execute();
  const entriesOf = ({ body }: { body: unknown }) =>
    JSON.parse(JSON.stringify(body)).entry.map(({ response }: { response: { status: string } }) => response.status);

  describe(`${engine.name}: a bundle`, () => {
    test('is stored byte for byte, placed with its versions, and answered', async () => {
      const text = jsonOf(glucoseBundle('transaction', { filler: 'T1' }));
      const answer = await send(text);
      expect([answer.status, entriesOf(answer)]).toEqual([200, Array(4).fill('201 Created')]);
      expect(await reasonOf(answer.message)).toEqual({ state: 'placed', reason: null });
      expect(await reportOf('T1')).toMatchObject({ exam: 'QUI-008', status: 'final', released_version: null });
      expect(await valuesOf('T1')).toEqual(['1: 91.10 F']);
      const row = await opened.db
        .selectFrom('messages_in')
        .selectAll()
        .where('id', '=', answer.message)
        .executeTakeFirstOrThrow();
      expect((await bytesOfMessage(opened.db, needs().vault, row)).toString()).toBe(text);
    });

    test('a repeat gets the same answer, and nothing is stored twice', async () => {
      for (const sent of [
        glucoseBundle('transaction', { filler: 'T2' }),
        glucoseBundle('collection', { filler: 'T3' }),
      ]) {
        const first = await send(sent);
        const before = await messageLedger(opened.db);
        expect(await send(sent)).toEqual(first);
        expect(await messageLedger(opened.db)).toEqual(before);
      }
    });

    test('a repeat of its identifier with other content is refused, kept, and raises an alarm', async () => {
      const identifier = { system: 'urn:lis', value: 'B-7' };
      await send(glucoseBundle('transaction', { filler: 'T4' }, { identifier }));
      const changed = await send(glucoseBundle('transaction', { filler: 'T4', value: '300' }, { identifier }));
      expect(changed.status).toBe(409);
      const refused = (await rowsOf('refused')).find(({ reason }) => reason === 'control-id-reused');
      const alarms = await opened.db
        .selectFrom('audit')
        .select('reason')
        .where('object', '=', refused?.id ?? '')
        .execute();
      expect(alarms).toEqual([{ reason: 'control-id-reused' }]);
      expect(await valuesOf('T4')).toEqual(['1: 91.10 F']);
    });

    test('a correction is a version, an older one changes nothing, and an error takes everything back', async () => {
      const of = (value: string, status: string, issued: string) =>
        send(glucoseBundle('transaction', { filler: 'T5', value, status, issued }));
      await of('91.10', 'final', '2026-11-17T09:00:00-05:00');
      await of('92.0', 'corrected', '2026-11-17T10:00:00-05:00');
      await of('70', 'final', '2026-11-17T08:00:00-05:00');
      await of('71', 'preliminary', '2026-11-17T11:00:00-05:00');
      expect(await reportOf('T5')).toMatchObject({ status: 'corrected', latest_version: 2 });
      expect(await valuesOf('T5')).toEqual(['1: 91.10 F', '2: 92.0 C', '3: 70 F', '4: 71 P']);
      await of('92.0', 'entered-in-error', '2026-11-17T12:00:00-05:00');
      expect(await reportOf('T5')).toMatchObject({ status: 'withdrawn', latest_version: 5, released_version: null });
      expect((await valuesOf('T5')).at(-1)).toBe('5:  W');
    });
  });

  describe(`${engine.name}: a report`, () => {
    test('a report alone is answered as created; its version belongs to its name', async () => {
      const first = await send(glucoseAlone({ filler: 'D1' }), 'DiagnosticReport');
      expect([first.status, await reasonOf(first.message)]).toEqual([201, { state: 'placed', reason: null }]);
      expect((await send(glucoseAlone({ filler: 'D1', value: '5' }), 'DiagnosticReport')).status).toBe(409);
      const corrected = glucoseAlone({
        filler: 'D1',
        value: '90.0',
        status: 'corrected',
        issued: '2026-11-17T10:00:00-05:00',
      });
      expect((await send(corrected, 'DiagnosticReport')).status).toBe(201);
      expect(await valuesOf('D1')).toEqual(['1: 91.10 F', '2: 90.0 C']);
    });

    test('an HIV test needs counseling from its first message', async () => {
      const hiv = { code: coded('75622-1', 'VIH 1 y 2') };
      await send(
        bundle('transaction', [
          patient('1017000001'),
          glucoseObservation(told, hiv),
          report({ ...told, filler: 'H1' }, { specimen: [] }),
        ]),
      );
      expect(await reportOf('H1')).toMatchObject({ needs_counseling: 1, counseled_at: null });
    });
  });

  describe(`${engine.name}: a bundle that nobody may place`, () => {
    test.each<[string, string, object]>([
      ['another birth date', 'birth-date-differs', patient('1017000001', { birthDate: '1990-01-01' })],
      ['another sex', 'sex-differs', patient('1017000001', { gender: 'male' })],
      ['no document', 'document-missing', patient('1', { identifier: [] })],
      ['no birth date', 'identity-incomplete', patient('1017000001', { birthDate: undefined })],
      ['no birth date of a new person', 'identity-incomplete', patient('2000', { birthDate: undefined })],
    ])('%s: it waits, and the answer does not say why', async (name, reason, person) => {
      const answer = await send(
        bundle('transaction', [
          person as ReturnType<typeof patient>,
          glucoseObservation(told),
          report({ ...told, filler: name }, { specimen: [] }),
        ]),
      );
      expect(answer.status).toBe(200);
      expect(await reasonOf(answer.message)).toEqual({ state: 'quarantined', reason });
      expect(JSON.stringify(answer.body)).not.toMatch(/birth|sex|document|identity/);
    });

    test('a transaction is placed as a whole or not at all', async () => {
      const unknown = report(
        { ...told, filler: 'N2' },
        { id: 'r2', specimen: [], result: [], code: coded('X-1', 'Prueba nueva', 'urn:lis') },
      );
      const answer = await send(
        bundle('transaction', [
          patient('1017000001'),
          glucoseObservation(told),
          report({ ...told, filler: 'N1' }, { specimen: [] }),
          unknown,
        ]),
      );
      expect(await reasonOf(answer.message)).toEqual({ state: 'quarantined', reason: 'exam-unknown' });
      expect(await reportOf('N1')).toBeUndefined();
    });
  });

  describe(`${engine.name}: a batch, and what cannot be taken`, () => {
    test('each report of a batch has its own answer, and they share the bytes', async () => {
      const of = (filler: string, id: string, more: object = {}) =>
        report({ ...told, filler }, { id, specimen: [], ...more });
      const sent = bundle('batch', [
        patient('1017000001'),
        glucoseObservation(told),
        of('B1', 'r1'),
        of('B2', 'r2', { result: [{ reference: 'Observation/elsewhere' }] }),
        of('B3', 'r3', { code: coded('X-2', 'Otra prueba', 'urn:lis') }),
        glucoseObservation(told, { id: 'alone' }),
      ]);
      const answer = await send(sent);
      expect(entriesOf(answer)).toEqual([
        '201 Created',
        '201 Created',
        '201 Created',
        '422 Unprocessable Entity',
        '201 Created',
        '422 Unprocessable Entity',
      ]);
      const rows = await opened.db
        .selectFrom('messages_in')
        .selectAll()
        .where('entry', 'is not', null)
        .orderBy('entry')
        .execute();
      expect(rows.map(({ entry, state, reason }) => [entry, state, reason])).toEqual([
        [2, 'placed', null],
        [3, 'refused', 'fhir-incomplete'],
        [4, 'quarantined', 'exam-unknown'],
      ]);
      for (const row of rows)
        expect((await bytesOfMessage(opened.db, needs().vault, row)).toString()).toBe(jsonOf(sent));
    });

    test.each<[string, string, number, string]>([
      ['no JSON', 'hola', 400, 'fhir-unreadable'],
      ['no report', jsonOf(bundle('transaction', [patient('1')])), 422, 'fhir-incomplete'],
      ['another type', jsonOf(bundle('history', [])), 422, 'fhir-incomplete'],
    ])('%s is refused, its bytes are kept, and the answer names the place', async (_, text, status, reason) => {
      const before = (await rowsOf('refused')).length;
      const answer = await send(text);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ severity: 'error' }] });
      const refused = await rowsOf('refused');
      expect(refused).toHaveLength(before + 1);
      expect(refused.some((row) => row.reason === reason)).toBe(true);
    });

    test('the ledger balances, and the audit chain holds', async () => {
      const ledger = await messageLedger(opened.db);
      expect(ledger.stored).toBe(0);
      expect(ledger.received).toBe(ledger.placed + ledger.quarantined + ledger.refused);
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
    });
  });
}
