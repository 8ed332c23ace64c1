import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isOrderOfMinor, ordersThatLinksShow } from '../reports/link-gate.server.ts';

/** An order as the desk sees it: nothing of what a link would not show, so that a result of a hand-over looks like one in process. */
export interface DeskOrder {
  id: string;
  number: string;
  placedAt: string;
  isReleased: boolean;
}

const MAX_ORDERS = 20;

/** The orders of a person's record, newest first. */
export async function readDeskOrders(
  db: Kysely<Tables>,
  needs: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  { id: person, birth_date }: { id: string; birth_date: string },
): Promise<DeskOrder[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at', 'created_at'])
    .where('person', '=', person)
    .orderBy('placed_at', 'desc')
    .limit(MAX_ORDERS)
    .execute();
  const asked = orders.map(({ id, placed_at, created_at: ordered_at }) => ({
    id,
    ofMinor: isOrderOfMinor(needs, { id: person, birth_date, placed_at, ordered_at }),
  }));
  const released = await ordersThatLinksShow(db, asked);
  return orders.map(({ id, number, placed_at }) => ({
    id,
    number,
    placedAt: placed_at,
    isReleased: released.has(id),
  }));
}
