import type { Kysely, Selectable } from 'kysely';

import type { OrdersTable, PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isMinor, wasMinor } from './majority.ts';
import { birthDateOfPerson, emailOfPerson } from './sealed-person.server.ts';

type Contact = Pick<
  Selectable<PersonsTable>,
  'id' | 'email' | 'birth_date' | 'created_at' | 'contact_recorded_at' | 'contact_sender'
>;

/**
 * Returns the address to which the results of an order go; null if there is none that reception has to trust. A laboratory system vouches only
 * for its own orders: another one could plant an address. A contact of childhood is most often a parent's, so it ends on the 18th birthday.
 * Reception makes either one good by recording the contact with the document in a hand.
 */
export function addressFor(
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  contact: Contact,
  { sender }: Pick<OrdersTable, 'sender'>,
): string | null {
  if (contact.contact_sender !== null && contact.contact_sender !== sender) return null;
  const born = birthDateOfPerson(vault, contact);
  const recordedAt = contact.contact_recorded_at ?? contact.created_at;
  const isOfChildhood = !isMinor(born, now, timeZone) && wasMinor(born, [recordedAt], timeZone);
  return isOfChildhood ? null : emailOfPerson(vault, contact);
}

/** The person whom an order reaches, with the columns of the contact on file: of joined records, the first. */
export const contactOfOrder = (db: Kysely<Tables>, order: string) =>
  db
    .selectFrom('orders')
    .innerJoin('persons as named', 'named.id', 'orders.person')
    .innerJoin('persons', (join) =>
      join.on(({ eb, fn }) => eb('persons.id', '=', fn.coalesce('named.joined_to', 'named.id'))),
    )
    .select(['persons.id', 'persons.email', 'persons.locale', 'persons.birth_date', 'persons.deceased_at'])
    .select(['persons.created_at', 'persons.contact_recorded_at', 'persons.contact_sender'])
    .select(['orders.sender', 'orders.person', 'orders.placed_at', 'orders.created_at as ordered_at'])
    .where('orders.id', '=', order)
    .executeTakeFirst();
