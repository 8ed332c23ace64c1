import type { ExpressionBuilder, Kysely, SqlBool } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isMinor } from '../persons/majority.ts';
import { birthDateOfPerson } from '../persons/sealed-person.server.ts';
import { type GateReader, isKeptFrom, readerAtGate } from '../release/disclosure.ts';
import type { ReportReader } from './report-reader.ts';

export interface ScopedOrder {
  id: string;
  placed_at: string;
  person: string;
  name: string;
  /** Sealed, as in the table. */
  birth_date: string;
  /** Whether the reader's account is the person's own, or the ordering doctor's: one engine says true, the other 1. */
  is_own: SqlBool;
}

/** The orders of a reader, with the person's name. Together with `isKept`, the one place that knows who may read what. */
export function scopedOrders(transaction: Kysely<Tables>, reader: ReportReader, now: Date) {
  const orders = transaction
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['orders.id', 'orders.placed_at', 'orders.person', 'persons.name', 'persons.birth_date'])
    .select((order) => isOwn(order, reader).as('is_own'));
  if (reader.kind === 'link')
    return orders.where('orders.id', '=', reader.order).where('persons.deceased_at', 'is', null);
  if (reader.kind === 'doctor')
    return orders
      .where((order) =>
        order.or([namesDoctor(order, reader.account, ['ordering', 'copy']), isSharedWith(order, reader.account, now)]),
      )
      .where((order) => order.or([isOrderingDoctor(order, reader.account), hasOpenReports(order)]));
  const bound = transaction
    .selectFrom('account_persons')
    .innerJoin('persons as reader', 'reader.id', 'account_persons.person')
    .select((row) => row.fn.coalesce('reader.joined_to', 'reader.id').as('person'))
    .where('account', '=', reader.account)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now.toISOString())]));
  // Records that were joined are read together. Nobody reads the results of a person who has died but the doctors who ordered them.
  return orders
    .where(({ fn }) => fn.coalesce('persons.joined_to', 'persons.id'), 'in', bound)
    .where('persons.deceased_at', 'is', null);
}

/** Whether the patient of an order lets an account read their results now. */
const isSharedWith = (order: ExpressionBuilder<Tables, 'orders'>, account: string, now: Date) =>
  order.exists(
    order
      .selectFrom('account_persons')
      .innerJoin('persons as giver', 'giver.id', 'account_persons.person')
      .select('account_persons.since')
      .whereRef('account_persons.person', '=', 'orders.person')
      .where('giver.deceased_at', 'is', null)
      .where('account_persons.account', '=', account)
      .where('relation', '=', 'proxy')
      .where('ended_at', 'is', null)
      .where('until', '>', now.toISOString()),
  );

/** Whether an order has no report yet, or one that nobody has to hand over. */
const hasOpenReports = (order: ExpressionBuilder<Tables, 'orders'>) => {
  const reports = order.selectFrom('reports').select('reports.id').whereRef('reports.order_id', '=', 'orders.id');
  return order.or([order.not(order.exists(reports)), order.exists(reports.where('reports.needs_counseling', '=', 0))]);
};

const namesDoctor = (
  order: ExpressionBuilder<Tables, 'orders'>,
  account: string,
  parts: readonly ('ordering' | 'copy')[],
) =>
  order.exists(
    order
      .selectFrom('order_providers')
      .innerJoin('doctor_applications', 'doctor_applications.registration_index', 'order_providers.registration_index')
      .select('order_providers.order_id')
      .whereRef('order_providers.order_id', '=', 'orders.id')
      .where('order_providers.part', 'in', parts)
      .where('doctor_applications.account', '=', account)
      .where('doctor_applications.state', '=', 'approved'),
  );

/** Whether an order comes from the doctor of an account, who then reads more than the doctors with a copy. */
const isOrderingDoctor = (order: ExpressionBuilder<Tables, 'orders'>, account: string) =>
  namesDoctor(order, account, ['ordering']);

const isOwn = (order: ExpressionBuilder<Tables, 'orders'>, reader: ReportReader) =>
  reader.kind === 'doctor'
    ? isOrderingDoctor(order, reader.account)
    : order.exists(
        order
          .selectFrom('account_persons')
          .innerJoin('persons as own', 'own.id', 'account_persons.person')
          .innerJoin('persons as patient', (join) => join.onRef('patient.id', '=', 'orders.person'))
          .select('account_persons.since')
          .whereRef(
            ({ fn }) => fn.coalesce('own.joined_to', 'own.id'),
            '=',
            ({ fn }) => fn.coalesce('patient.joined_to', 'patient.id'),
          )
          .where('account_persons.account', '=', reader.kind === 'link' ? '' : reader.account)
          .where('relation', '=', 'self')
          .where('ended_at', 'is', null),
      );

/**
 * A proxy, and a doctor with a copy or a patient's share, do not learn that a report exists which a trained person hands over, not even when it has been handed over
 * (D 48). Nor does anybody with a minor's link or account: it is most often a parent.
 */
export function isKept(
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  reader: ReportReader,
  { person, birth_date, is_own }: Pick<ScopedOrder, 'person' | 'birth_date' | 'is_own'>,
  { needs_counseling }: { needs_counseling: number },
): boolean {
  if (needs_counseling === 0) return false;
  return isKeptFrom(gateReaderOf({ vault, now, timeZone }, reader, { person, birth_date, is_own }), {
    needs_counseling,
  });
}

/** A reader of an order, as the gate knows them. */
export const gateReaderOf = (
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  { kind }: ReportReader,
  { person, birth_date, is_own }: Pick<ScopedOrder, 'person' | 'birth_date' | 'is_own'>,
): GateReader =>
  readerAtGate(kind, Boolean(is_own), isMinor(birthDateOfPerson(vault, { id: person, birth_date }), now, timeZone));
