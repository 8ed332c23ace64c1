import { type AliasedExpression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isMinor, wasMinor } from '../persons/majority.ts';
import { birthDateOfPerson } from '../persons/sealed-person.server.ts';
import {
  type Disclosure,
  disclosureOf,
  type GateReader,
  isKeptFrom,
  type ReportChannel,
  readerAtGate,
} from '../release/disclosure.ts';
import type { GateColumns } from '../release/report-gate.ts';
import type { RefusalOfReader, ReportReader } from './report-reader.ts';

export interface ScopedOrder {
  id: string;
  number: string;
  placed_at: string;
  created_at: string;
  person: string;
  name: string;
  /** The sealed birth date, as in the table. */
  birth_date: string;
  /** Whether the reader's account is the person's own, or the ordering doctor's. SQLite returns 1 and PostgreSQL returns true. */
  is_own: SqlBool;
  /** When this account was last proved in person to be the patient's own, not only by the contact on file; null if it never was. */
  in_person_since: string | null;
}

/** Returns the query for a reader's orders, with the person's name. Only this function and `isKept` decide who may read which order. */
export function scopedOrders(transaction: Kysely<Tables>, reader: ReportReader, now: Date) {
  const orders = transaction
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select([
      'orders.id',
      'orders.number',
      'orders.placed_at',
      'orders.created_at',
      'orders.person',
      'persons.name',
      'persons.birth_date',
    ])
    .select((order) => isOwn(order, reader))
    .select((order) => inPersonSince(order, reader));
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
  // Joined records are read together. Only doctors may read the results of a person who has died.
  const ofAccount = orders
    .where(({ fn }) => fn.coalesce('persons.joined_to', 'persons.id'), 'in', bound)
    .where('persons.deceased_at', 'is', null);
  if (reader.kind === 'patient') return ofAccount;
  const shared = transaction.selectFrom('reports').select('reports.order_id').where('reports.id', '=', reader.report);
  return ofAccount.where('orders.id', 'in', shared);
}

/** Whether the patient of an order currently shares the results with an account. */
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

/** Whether an order has no report yet, or a report that does not need counseling. */
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

/** Whether an account belongs to the ordering doctor, who may read more than doctors with a copy. */
const isOrderingDoctor = (order: ExpressionBuilder<Tables, 'orders'>, account: string) =>
  namesDoctor(order, account, ['ordering']);

type OrderAndPerson = ExpressionBuilder<Tables, 'orders' | 'persons'>;

function isOwn(order: OrderAndPerson, reader: ReportReader): AliasedExpression<SqlBool, 'is_own'> {
  if (reader.kind === 'link') return sql<SqlBool>`1 = 0`.as('is_own');
  if (reader.kind === 'doctor') return isOrderingDoctor(order, reader.account).as('is_own');
  return order.exists(ownBonds(order, reader.account).select('since')).as('is_own');
}

/** Links and doctors are never the patient: they get a constant instead of a subquery. The cast gives PostgreSQL the column's type. */
const inPersonSince = (
  order: OrderAndPerson,
  reader: ReportReader,
): AliasedExpression<string | null, 'in_person_since'> =>
  reader.kind === 'link' || reader.kind === 'doctor'
    ? sql<string | null>`cast(null as text)`.as('in_person_since')
    : ownBonds(order, reader.account)
        .where('account_persons.proof', 'in', ['handed-code', 'demonstration'])
        .select(({ fn }) => fn.max<string | null>('account_persons.since').as('since'))
        .$asScalar()
        .as('in_person_since');

/**
 * The open 'self' bonds between an account and any joined record of the order's person. Such a bond has no `until`
 * (`bind-account.server.ts`).
 */
const ownBonds = (order: OrderAndPerson, account: string) =>
  order
    .selectFrom('account_persons')
    .innerJoin('persons as own', 'own.id', 'account_persons.person')
    .whereRef(
      ({ fn }) => fn.coalesce('own.joined_to', 'own.id'),
      '=',
      ({ fn }) => fn.coalesce('persons.joined_to', 'persons.id'),
    )
    .where('account_persons.account', '=', account)
    .where('relation', '=', 'self')
    .where('ended_at', 'is', null);

/** The columns of an order that determine the reader's `GateReader`. */
type GatedOrder = Pick<
  ScopedOrder,
  'person' | 'birth_date' | 'is_own' | 'placed_at' | 'created_at' | 'in_person_since'
>;

/**
 * Whether a report is hidden from a reader. A proxy, a doctor with a copy or a patient's share, and the user of a minor's link or account
 * (usually a parent) never learn that a report that a trained person delivers exists, even after its delivery (D 48). For an order of
 * childhood, this holds after the 18th birthday, too, until the adult has received a code at the front desk.
 */
export const isKept = (
  needs: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  reader: ReportReader,
  order: GatedOrder,
  { needs_counseling }: { needs_counseling: number },
): boolean => needs_counseling !== 0 && isKeptFrom(gateReaderOf(needs, reader, order), { needs_counseling });

/** `disclosureOf` for a reader of an order. It decrypts nothing for a report that needs no counseling. */
export const disclosedTo = (
  channel: ReportChannel,
  needs: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  reader: ReportReader,
  report: GatedOrder & GateColumns,
): Disclosure =>
  // All other readers see the same.
  isKept(needs, reader, report, report) ? 'nothing' : disclosureOf(channel, report, 'self');

/** Returns why a reader may not read a report. 'withdrawn': the reader's list says so; everything else stays one answer. */
export const refusalAtGate = (
  needs: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  reader: ReportReader,
  report: GatedOrder & GateColumns,
): RefusalOfReader => (disclosedTo('portal-list', needs, reader, report) === 'withdrawn' ? 'withdrawn' : 'not-theirs');

/** Returns the gate's type of a reader of an order. It decrypts the birth date, so `isKept` asks first whether it is needed. */
function gateReaderOf(
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  { kind }: ReportReader,
  { person, birth_date, is_own, placed_at, created_at, in_person_since }: GatedOrder,
): GateReader {
  const born = birthDateOfPerson(vault, { id: person, birth_date });
  const hasProof = in_person_since !== null && !wasMinor(born, [in_person_since], timeZone);
  const isOfMinor = isMinor(born, now, timeZone) || (!hasProof && wasMinor(born, [placed_at, created_at], timeZone));
  return readerAtGate(kind, Boolean(is_own), isOfMinor);
}
