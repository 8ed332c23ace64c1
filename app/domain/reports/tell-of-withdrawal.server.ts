import type { Transaction } from 'kysely';

import type { ReportsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { isMinor } from '../persons/majority.ts';
import { birthDateOfPerson, emailOfPerson } from '../persons/sealed-person.server.ts';
import { mayNotify, readerAtGate } from '../release/disclosure.ts';
import { visibleVersion } from '../release/report-gate.ts';
import { scopedOrders } from './order-scope.server.ts';

/**
 * Tells everybody who could read a report that was withdrawn: the contact on file, and the doctors who opened it and
 * may still read the order. The mail names nothing. A
 * report that nobody could read tells nobody, and of a minor's counseled report the contact on file learns nothing: it is most often a parent's.
 * `report`: the row before the withdrawal.
 */
export async function tellOfWithdrawal(
  transaction: Transaction<Tables>,
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  report: ReportsTable,
): Promise<void> {
  const version = visibleVersion(report);
  if (version === null) return;
  const key = `result-withdrawn ${report.id} ${version}`;
  const person = await transaction
    .selectFrom('orders')
    .innerJoin('persons as named', 'named.id', 'orders.person')
    .innerJoin('persons', (join) =>
      join.onRef('persons.id', '=', (on) => on.fn.coalesce('named.joined_to', 'named.id')),
    )
    .select(['persons.id', 'persons.email', 'persons.locale', 'persons.birth_date', 'persons.deceased_at'])
    .where('orders.id', '=', report.order_id)
    .executeTakeFirstOrThrow();
  const to = emailOfPerson(vault, person);
  const isOfMinor = isMinor(birthDateOfPerson(vault, person), now, timeZone);
  if (to && mayNotify(report, readerAtGate('link', true, isOfMinor)) && person.deceased_at === null) {
    const { locale } = person;
    const details = { area: 'patient' as const };
    await enqueueMail(transaction, vault, { key, template: 'result-withdrawn', locale, to, details }, now);
  }
  const readers = await transaction
    .selectFrom('doctor_reads')
    .select('account')
    .distinct()
    .where('report', '=', report.id)
    .execute();
  for (const { account } of readers) {
    const doctor = await findAccount(transaction, vault, account);
    if (doctor?.status !== 'active' || !(await readsOrder(transaction, account, report.order_id, now))) continue;
    const { email, locale } = doctor;
    const details = { area: 'doctor' as const };
    const mail = { key: `${key} ${account}`, template: 'result-withdrawn' as const, locale, to: email, details };
    await enqueueMail(transaction, vault, mail, now);
  }
}

const readsOrder = async (transaction: Transaction<Tables>, account: string, order: string, now: Date) =>
  (await scopedOrders(transaction, { kind: 'doctor', account }, now)
    .where('orders.id', '=', order)
    .executeTakeFirst()) !== undefined;
