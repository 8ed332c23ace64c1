import { expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { placeStored } from '../../app/domain/messages-in/place-message.server.ts';
import { prepareMessage, storeTogether } from '../../app/domain/messages-in/receive-message.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';
import { mutatedMessage } from '../support/mutated-messages.ts';

// Damaged messages of real shapes. `npm run bench -- --only intake-faults` sends many more.

const COUNT = 600;

for (const engine of await openEngines(openDatabase)) {
  const { opened, needs } = messageIntake(engine);

  test(`${engine.name}: ${COUNT} damaged messages are each stored or repeated, and none is lost`, {
    timeout: 120_000,
  }, async () => {
    const { origin } = needs();
    let repeated = 0;
    for (let start = 0; start < COUNT; start += 50) {
      const group = Array.from({ length: 50 }, (_, i) => mutatedMessage(start + i));
      const { sender } = opened;
      const received = await storeTogether(
        needs(),
        group.map((bytes) => prepareMessage(needs(), { sender, bytes, origin })),
      );
      repeated += received.filter(({ state }) => state === 'repeated').length;
      while ((await placeStored(needs())) > 0);
    }
    const { received, stored, placed, quarantined, refused } = await messageLedger(opened.db);
    expect([received + repeated, stored]).toEqual([COUNT, 0]);
    expect(placed + quarantined + refused).toBe(received);
    expect([placed > 0, quarantined > 0, refused > 0]).toEqual([true, true, true]);
    const failed = await opened.db
      .selectFrom('messages_in')
      .select('id')
      .where('reason', '=', 'placing-failed')
      .execute();
    expect(failed).toEqual([]);
    expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
  });
}
