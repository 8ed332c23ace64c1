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
  const exact = (await exactMatchesQuery(db, vault, typed).execute()).map(({ id }) => id);
  const own = exact.length > 0 ? await listed.where('orders.id', 'in', exact).execute() : [];
  if (own.length > 0 || !/\p{L}/u.test(typed)) return own.map(({ id }) => id);
  const rows = await listed
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['persons.id as person', 'persons.name'])
    .orderBy('latest_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(ORDERS_TO_OPEN)
    .execute();
  const matches = new Map<string, boolean>();
  const isMatch = ({ person, name }: { person: string; name: string }): boolean => {
    const known = matches.get(person) ?? namesMatch(nameOfPerson(vault, { id: person, name }), typed);
    matches.set(person, known);
    return known;
  };
  return rows.filter(isMatch).map(({ id }) => id);
}

/**
 * Returns the query for the orders with this number, or of the person with this document. It covers all doctors, so the caller must intersect
 * it with the reader's list. As one query with the list, SQLite would read the whole list.
 */
export const exactMatchesQuery = (db: Kysely<Tables>, vault: Vault, typed: string) =>
  db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.number', '=', typed)
    .union(
      db
        .selectFrom('orders')
        .innerJoin('persons', 'persons.id', 'orders.person')
        .select('orders.id')
        .where('persons.document_index', 'in', indexesOf(vault, typed)),
    );

/** A document, with or without its type: 'CC 43.123.456', 'AB123456' */
const documentPattern = new RegExp(
  `^\\s*(${documentTypes.join('|')})?\\s*([\\d.\\s-]{5,20}|[a-z]{1,3}\\d[a-z\\d]{4,12})\\s*$`,
  'i',
);

/** Returns the hashes of a typed document: '43.123.456' → one hash for each type of document · 'CC 43123456' → one hash */
function indexesOf(vault: Vault, typed: string): string[] {
  const [, type, number = ''] = documentPattern.exec(typed) ?? [];
  if (number === '') return [''];
  const types = documentTypes.filter((one) => type === undefined || one === type.toUpperCase());
  return types.map((one) => vault.index('document', documentText(one, number)));
}
