import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { IncomingOrder } from './incoming-report.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { OrderedExam } from './order-exam.ts';

export interface PlacedOrder {
  message: Pick<MessagesInTable, 'id' | 'sender' | 'received_at'>;
  person: string;
  order: IncomingOrder;
  exam: Pick<OrderedExam, 'code' | 'needsCounseling'>;
  /** The instant at which the sender wrote the message. */
  sentAt: string;
}

/** Stores the order of a report, if it is new. Returns the order's ID and locks the order until the commit. */
export async function storeOrder(
  transaction: Transaction<Tables>,
  { now }: IngestNeeds,
  { message: { sender }, person, order, sentAt }: Omit<PlacedOrder, 'exam'>,
): Promise<string> {
  const { number } = order;
  await transaction
    .insertInto('orders')
    .values({
      id: newId(),
      sender,
      number,
      person,
      placed_at: order.collectedAt ?? sentAt,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['sender', 'number']).doNothing())
    .execute();
  // The update locks the order until the commit, so that two messages about one report are stored one after the other.
  const { id } = await transaction
    .updateTable('orders')
    .set({ number })
    .where('sender', '=', sender)
    .where('number', '=', number)
    .where('person', '=', person)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
