import type { Transaction } from 'kysely';

import type { ReportsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { addressFor, contactOfOrder } from '../persons/contact-on-file.server.ts';
import { mayNotify, readerAtGate } from '../release/disclosure.ts';
import { visibleVersion } from '../release/report-gate.ts';
import { isOrderOfMinor } from './link-gate.server.ts';
import { scopedOrders } from './order-scope.server.ts';

/**
 * Notifies everybody who could read a report that was withdrawn: the contact on file, and the doctors who opened it and may still read the
 * order. The mail contains no personal or health data. If nobody could read the report, nobody is notified. The contact on file is not
 * notified about a minor's counseled report, because the address usually belongs to a parent. `report` is the row before the withdrawal.
 */
export async function tellOfWithdrawal(
  transaction: Transaction<Tables>,
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  report: ReportsTable,
): Promise<void> {
  const version = visibleVersion(report);
  if (version === null) return;
  const key = `result-withdrawn ${report.id} ${version}`;
  const person = await contactOfOrder(transaction, report.order_id);
  const to = person && addressFor({ vault, now, timeZone }, person, person);
  const isOfMinor = person !== undefined && isOrderOfMinor({ vault, now, timeZone }, person);
  if (person && to && mayNotify(report, readerAtGate('link', true, isOfMinor)) && person.deceased_at === null) {
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
