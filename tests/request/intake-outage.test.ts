import { afterEach, beforeEach, expect, test } from 'vitest';

import { createIntake } from '../../app/domain/messages-in/intake.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';
import { glucose } from '../support/result-messages.ts';

// A database that is away for a moment refuses a message. It once ended the process and left every later message without an answer.

const unhandled: unknown[] = [];
const note = (error: unknown): number => unhandled.push(error);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => void process.off('unhandledRejection', note));

for (const engine of await openEngines(openDatabase)) {
  const { opened, needs, bytesOf, ackOf } = messageIntake(engine);

  test(`${engine.name}: a message fails while the database is away, and the next one is stored and placed`, async () => {
    let asked = 0;
    let awayAt = 2;
    const intake = createIntake(async () => {
      asked += 1;
      if (asked === awayAt) throw new Error('timeout exceeded when trying to connect');
      return needs();
    });
    const origin = { request: null, session: null, client: null };
    const send = (control: string) =>
      intake.store({
        sender: opened.sender,
        bytes: bytesOf(glucose({ control, filler: control, document: '1001' })),
        origin,
      });
    // The first reading prepares the message, and the second one stores it.
    await expect(send('O1')).rejects.toThrow('timeout exceeded');
    expect(ackOf(await send('O2'))).toBe('AA');
    // The placer's own reading fails, too: the next message wakes it again.
    await intake.settle();
    awayAt = asked + 3;
    expect(ackOf(await send('O3'))).toBe('AA');
    await intake.settle();
    expect(ackOf(await send('O4'))).toBe('AA');
    await intake.settle();
    const states = await opened.db
      .selectFrom('messages_in')
      .select(['control_id', 'state'])
      .orderBy('control_id')
      .execute();
    expect(states.map(({ control_id, state }) => `${control_id} ${state}`)).toEqual([
      'O2 placed',
      'O3 placed',
      'O4 placed',
    ]);
    expect(unhandled).toEqual([]);
  });
}
