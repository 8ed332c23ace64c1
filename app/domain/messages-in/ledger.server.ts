import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** The number of messages in each state. Every received message is in exactly one state; `stored` messages wait for `placeStored`. */
export interface MessageLedger {
  received: number;
  stored: number;
  placed: number;
  quarantined: number;
  refused: number;
}

/** Counts the messages by state. `received` is the sum of `placed`, `quarantined`, `refused`, and `stored`. */
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
    stored: count('stored'),
    placed: count('placed'),
    quarantined: count('quarantined'),
    refused: count('refused'),
  };
}
