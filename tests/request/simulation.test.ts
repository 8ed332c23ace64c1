import { describe, expect, test } from 'vitest';

import { receiveMessage } from '../../app/domain/messages-in/receive-message.server.ts';
import { simulatedMessages } from '../../server/cli/simulate/simulated-messages.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';

const engines = await openEngines();

describe.each(engines)('four simulated months on $name', (engine) => {
  const { opened, needs } = messageIntake(engine);

  test('ends as the simulation expects, message by message, and the ledger balances', async () => {
    const now = new Date('2026-11-27T22:00:00Z');
    const sender = { application: 'LIS', facility: 'LAB' };
    const messages = simulatedMessages({ seed: 3, days: 130, patients: 40, now, sender });
    const surprises: string[] = [];
    for (const [i, { bytes, expected }] of messages.entries()) {
      const { state } = await receiveMessage(needs(), opened.sender, bytes);
      if (state !== expected) surprises.push(`${i}: ${state}, not ${expected}\n${new TextDecoder().decode(bytes)}`);
    }
    expect(surprises).toEqual([]);
    const states = await opened.db.selectFrom('messages_in').select('state').execute();
    const repeated = messages.filter(({ expected }) => expected === 'repeated').length;
    expect(states).toHaveLength(messages.length - repeated);
    expect(states.filter(({ state }) => state === 'stored')).toEqual([]);
  }, 120_000);
});
