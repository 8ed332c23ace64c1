import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { type MessageActor, messageEvent } from '../messages-in/message-event.ts';
import { joinedRecordsQuery } from '../persons/joined-records.server.ts';
import { personOf, type ReportedPerson } from '../release/report-queries.server.ts';

export type EntryPerson = Pick<ReportedPerson, 'name' | 'document' | 'birthDate' | 'sex'>;

/** Where the latest version of a report comes from. `none`: it is ordered, and nobody has reported anything. */
export type EntrySource = 'typed' | 'system' | 'none';

export interface EntryOrder {
  id: string;
  number: string;
  sender: string;
  personId: string;
  placedAt: string;
  person: EntryPerson;
  reports: readonly { id: string; code: string; exam: string | null; status: string; source: EntrySource }[];
  /** Other orders of the person, newest first. */
  others: readonly { id: string; number: string; placedAt: string }[];
}

const MAX_ORDERS = 20;

/** The orders with this number; two senders may use one number. Each search is an event. */
export const ordersWithNumber = ({ db, vault, now, origin }: AccountNeeds, actor: MessageActor, number: string) =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('orders')
      .innerJoin('persons', 'persons.id', 'orders.person')
      .select(['orders.id', 'orders.number', 'orders.placed_at', 'persons.id as person', 'persons.document'])
      .where('orders.number', '=', number)
      .orderBy('orders.placed_at', 'desc')
      .limit(MAX_ORDERS)
      .execute();
    const [only, ...others] = rows;
    const subject = others.length === 0 ? (only?.person ?? null) : null;
    const reason = rows.length === 0 ? 'none' : null;
    await appendAudit(
      transaction,
      eventOf(actor, 'person.sought', { subject, order: only?.id ?? null, reason }),
      origin,
      now,
    );
    return rows.map(({ id, placed_at, person, document, ...row }) => ({
      id,
      number: row.number,
      placedAt: placed_at,
      document: maskedDocument(vault.open('document', document, person)),
    }));
  });

/** The newest order of a person, or of a record that was joined with theirs. */
export async function latestOrderOf(db: Kysely<Tables>, person: string): Promise<string | null> {
  const order = await ordersOfPerson(db, person).limit(1).executeTakeFirst();
  return order?.id ?? null;
}

const ordersOfPerson = (db: Kysely<Tables>, person: string) =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'orders.number', 'orders.placed_at as placedAt'])
    .where('orders.person', 'in', joinedRecordsQuery(db, person))
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id');

/** One order with its exams, for a typist. The read is an event. */
export const readEntryOrder = (
  { db, vault, now, origin }: AccountNeeds,
  actor: MessageActor,
  id: string,
): Promise<EntryOrder | null> =>
  db.transaction().execute(async (transaction) => {
    const order = await transaction.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!order) return null;
    const reports = await transaction
      .selectFrom('reports')
      .innerJoin('report_versions', (join) =>
        join
          .onRef('report_versions.report', '=', 'reports.id')
          .onRef('report_versions.version', '=', 'reports.latest_version'),
      )
      .innerJoin('messages_in', 'messages_in.id', 'report_versions.message')
      .select(['reports.id', 'reports.code', 'reports.exam', 'reports.status', 'messages_in.typed_by'])
      .where('order_id', '=', id)
      .orderBy('reports.code')
      .execute();
    const others = await ordersOfPerson(transaction, order.person).limit(MAX_ORDERS).execute();
    await appendAudit(transaction, eventOf(actor, 'order.read', { subject: order.person, order: id }), origin, now);
    return {
      id,
      number: order.number,
      sender: order.sender,
      personId: order.person,
      placedAt: order.placed_at,
      person: await shownPerson(transaction, vault, id),
      reports: reports.map(({ typed_by, ...report }) => ({ ...report, source: sourceOf(report.status, typed_by) })),
      others: others.filter((other) => other.id !== id),
    };
  });

/** A report that a system has registered, and that has no result, may be typed. */
export const sourceOf = (status: string, typedBy: string | null): EntrySource => {
  if (status === 'registered') return 'none';
  return typedBy === null ? 'system' : 'typed';
};

export async function shownPerson(transaction: Transaction<Tables>, vault: Vault, order: string): Promise<EntryPerson> {
  const { name, document, birthDate, sex } = await personOf(transaction, vault, order);
  return { name, document: maskedDocument(document), birthDate, sex };
}

interface Seen {
  subject: string | null;
  order: string | null;
  reason?: 'none' | null;
}

const eventOf = (
  actor: MessageActor,
  action: 'person.sought' | 'order.read',
  { subject, order, reason = null }: Seen,
) => ({
  ...messageEvent(actor, action, { id: order ?? '', subject, reason }),
  object: order === null ? null : { kind: 'order', id: order },
});
