import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isMinor, wasMinor } from '../persons/majority.ts';
import { birthDateOfPerson } from '../persons/sealed-person.server.ts';
import { mayNotify, readerAtGate } from '../release/disclosure.ts';

/** Whether the rules for minors apply to the link of an order: a parent most often holds it, also when the minor of the order is of age. */
export const isOrderOfMinor = (
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  order: { id: string; birth_date: string; placed_at: string; ordered_at: string },
): boolean => {
  const born = birthDateOfPerson(vault, order);
  return isMinor(born, now, timeZone) || wasMinor(born, [order.placed_at, order.ordered_at], timeZone);
};

/** Returns the orders whose link shows a report. A report of a minor's order that needs counseling does not count. */
export async function ordersThatLinksShow(
  db: Kysely<Tables>,
  orders: readonly { id: string; ofMinor: boolean }[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const rows = await db
    .selectFrom('reports')
    .select(['order_id', 'status', 'released_version', 'needs_counseling', 'counseled_at'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const ofMinors = new Set(orders.filter(({ ofMinor }) => ofMinor).map(({ id }) => id));
  const shown = rows.filter((row) => mayNotify(row, readerAtGate('link', true, ofMinors.has(row.order_id))));
  return new Set(shown.map(({ order_id }) => order_id));
}
