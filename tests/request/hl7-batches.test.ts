import { describe, expect, test } from 'vitest';

import { messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { releaseSite } from '../support/release-site.ts';
import { glucose } from '../support/result-messages.ts';

// Laboratory systems that send the results of a night as one batch, on both engines.

const header = '^~\\&|LIS|LAB|YARUMO|SEDE|20261117200000';
const batchOf = (messages: readonly string[], count = messages.length): string =>
  [
    `FHS|${header}`,
    `BHS|${header}`,
    ...messages.map((one) => one.replace(/\r$/, '')),
    `BTS|${count}`,
    'FTS|1',
    '',
  ].join('\r');

for (const engine of await openEngines()) {
  const { opened, send, messages } = releaseSite(engine);
  const acksOf = ({ body }: { body: Buffer }): string[] => body.toString().match(/MSA\|[^\r]*/g) ?? [];
  const named = (...controls: string[]) =>
    controls.map((control) => glucose({ control, filler: control, document: '6001' }));

  describe(`${engine.name}: a batch`, () => {
    test('each of its messages is stored, placed, and acknowledged, and the batch is kept byte for byte', async () => {
      const sent = batchOf(named('B1', 'B2', 'B3'));
      expect(acksOf(await send(sent))).toEqual(['MSA|AA|B1', 'MSA|AA|B2', 'MSA|AA|B3']);
      const rows = await opened.db.selectFrom('messages_in').select(['state', 'batch']).execute();
      expect(rows.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed']);
      const [batch, ...others] = await opened.db.selectFrom('message_batches').selectAll().execute();
      expect([others, new Set(rows.map((row) => row.batch))]).toEqual([[], new Set([batch?.id])]);
      const bytes = Buffer.from(testVault.open('laboratory-message', batch?.body ?? '', batch?.id ?? ''), 'base64');
      expect(bytes.toString()).toBe(sent);
    });

    test('that is sent again stores nothing, and gets the same answers; a message of it may come alone', async () => {
      const before = await messages();
      expect(acksOf(await send(batchOf(named('B1', 'B2', 'B3'))))).toHaveLength(3);
      expect(acksOf(await send(`${named('B2')[0]}`))).toEqual(['MSA|AA|B2']);
      expect([await messages(), (await opened.db.selectFrom('message_batches').select('id').execute()).length]).toEqual(
        [before, 1],
      );
    });

    test('with one message that cannot be taken loses none of the others', async () => {
      const [first = '', second = ''] = named('C1', 'C3');
      const answer = await send(
        batchOf([first, glucose({ control: 'C2', facility: 'OTRO', document: '6001' }), second]),
      );
      expect(acksOf(answer).map((ack) => ack.slice(0, 9))).toEqual(['MSA|AA|C1', 'MSA|AR|C2', 'MSA|AA|C3']);
    });

    test('with a wrong count in its trailer gets a warning in the last answer', async () => {
      const answer = await send(batchOf(named('D1', 'D2'), 3));
      expect(acksOf(answer)).toEqual(['MSA|AA|D1', 'MSA|AA|D2']);
      expect(
        answer.body
          .toString()
          .split(/(?=MSH)/)
          .map((ack) => ack.includes('The trailer states')),
      ).toEqual([false, true]);
    });

    test('with more messages than one commit takes keeps their order', async () => {
      const controls = Array.from({ length: 150 }, (_, i) => `E${i}`);
      expect(acksOf(await send(batchOf(named(...controls))))).toEqual(controls.map((control) => `MSA|AA|${control}`));
    });

    test('the ledger counts each message', async () => {
      const { received, stored, placed, quarantined, refused } = await messageLedger(opened.db);
      expect([received, placed, refused, stored + quarantined]).toEqual([158, 157, 1, 0]);
    });
  });
}
