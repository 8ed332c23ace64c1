import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** Every message that was received is in exactly one of these. `stored` waits for `placeStored`. */
export interface MessageLedger {
  received: number;
  stored: number;
  placed: number;
  quarantined: number;
  refused: number;
}

/** received = placed + quarantined + refused, and those that this moment is placing. */
export async function messageLedger(db: Kysely<Tables>): Promise<MessageLedger> {
  const rows = await db
    .selectFrom('messages_in')
    .select((row) => ['state', row.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const { received } = await db
    .selectFrom('audit')
    .select((row) => row.fn.countAll<number | string>().as('received'))
    .where('action', 'in', ['message.received', 'message.refused'])
    .where('object_kind', '=', 'message')
    .executeTakeFirstOrThrow();
  return {
    received: Number(received),
    ...{ stored: count('stored'), placed: count('placed'), quarantined: count('quarantined') },
    refused: count('refused'),
  };
}
