import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { newId } from '../accounts/tokens.server.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { PlacedOrder } from './place-report.server.ts';

/** Stores the order of a report, if it is new, and its doctors. Returns its id, and locks it until the commit. */
export async function storeOrder(
  transaction: Transaction<Tables>,
  { vault, now }: IngestNeeds,
  { message: { sender }, person, order, sentAt }: Omit<PlacedOrder, 'exam'>,
): Promise<string> {
  const { number } = order;
  await transaction
    .insertInto('orders')
    .values({
      ...{ id: newId(), sender, number, person },
      placed_at: order.collectedAt ?? sentAt,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['sender', 'number']).doNothing())
    .execute();
  // The update locks the order until the commit: two messages about one report follow each other.
  const { id } = await transaction
    .updateTable('orders')
    .set({ number })
    .where('sender', '=', sender)
    .where('number', '=', number)
    .where('person', '=', person)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { number: registration, name, part } of order.providers) {
    if (!registration) continue;
    const registration_index = registrationIndexOf(vault, registration);
    await transaction
      .insertInto('order_providers')
      .values({ order_id: id, registration_index, part, name: vault.seal('person-name', name, id) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return id;
}

/** The keyed hash by which a doctor's orders are found. */
export const registrationIndexOf = (vault: IngestNeeds['vault'], registration: string): string =>
  vault.index('document', `registration ${registration.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
