import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import { documentText, documentTypes } from '../messages-in/documents.ts';
import { nameOfPerson } from '../persons/sealed-person.server.ts';
import type { DoctorReader } from './doctor-order.ts';
import { namesMatch } from './name-match.ts';

/**
 * The number of the doctor's latest orders whose names are searched. Names are encrypted, and decrypting one takes about 50 µs of processor
 * time.
 */
const ORDERS_TO_OPEN = 1500;

/** Finds the orders in a doctor's list that match a typed text: an order number, a complete document, or words of a name. */
export async function findOrders(
  { db, vault }: { db: Kysely<Tables>; vault: Vault },
  reader: DoctorReader,
  typed: string,
): Promise<string[]> {
  const listed = db
    .selectFrom('doctor_orders')
    .innerJoin('orders', 'orders.id', 'doctor_orders.order_id')
    .select('orders.id')
    .where('reader', '=', reader.index)
    .where(sql<boolean>`listed = 1`);
  const exact = await listed
    .innerJoin('persons', 'persons.id', 'orders.person')
    .where((where) =>
      where.or([where('orders.number', '=', typed), where('persons.document_index', 'in', indexesOf(vault, typed))]),
    )
    .execute();
  if (exact.length > 0 || !/\p{L}/u.test(typed)) return exact.map(({ id }) => id);
  const rows = await listed
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['persons.id as person', 'persons.name'])
    .orderBy('latest_at', 'desc')
    .limit(ORDERS_TO_OPEN)
    .execute();
  const names = new Map<string, boolean>();
  const isMeant = ({ person, name }: { person: string; name: string }): boolean => {
    const known = names.get(person) ?? namesMatch(nameOfPerson(vault, { id: person, name }), typed);
    names.set(person, known);
    return known;
  };
  return rows.filter(isMeant).map(({ id }) => id);
}

/** Returns the hashes of a typed document: '43.123.456' → one hash for each type of document · 'CC 43123456' → one hash */
function indexesOf(vault: Vault, typed: string): string[] {
  const [, type, number = ''] = /^\s*([a-z]{2})?\s*([\d.\s-]{5,20}|[a-z]{1,3}\d[a-z\d]{4,12})\s*$/i.exec(typed) ?? [];
  if (number === '') return [''];
  const types = documentTypes.filter((one) => type === undefined || one === type.toUpperCase());
  return types.map((one) => vault.index('document', documentText(one, number)));
}
