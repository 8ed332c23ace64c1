import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type AttemptRule, attemptRules } from './attempt-rules.ts';
import { countAttempt } from './attempt-store.server.ts';

/**
 * Counts the address of a refused sign-in, and returns the alarms that it raises (D 26): one password that somebody tries against many
 * accounts leaves each account with one failure, so only the number of different addresses shows it. It counts keyed hashes of addresses,
 * and no password or hash of one. Each alarm is raised once an hour while the attempts go on. Addresses without an account count, too.
 */
export async function manyAccountsAlarms(
  transaction: Transaction<Tables>,
  { vault, now, origin }: Pick<AccountNeeds, 'vault' | 'now' | 'origin'>,
  /** The keyed hash of the kind of account and the address. */
  address: string,
): Promise<AuditEvent[]> {
  const counts = async (name: string, rule: AttemptRule): Promise<boolean> =>
    (await countAttempt(transaction, vault.index('attempt', name), rule, now)) === null;
  const isAlarm = async (place: string, most: AttemptRule): Promise<boolean> =>
    (await counts(`refused address ${address} ${place}`, attemptRules.oncePerHour)) &&
    !(await counts(`refused addresses ${place}`, most)) &&
    (await counts(`many accounts ${place}`, attemptRules.oncePerHour));
  const isOfNetwork =
    origin.client !== null && (await isAlarm(`network ${origin.client}`, attemptRules.refusedAddressesNetwork));
  const isOfSite = await isAlarm('site', attemptRules.refusedAddressesSite);
  return [
    ...(isOfNetwork ? [alarmOf('many-accounts-network')] : []),
    ...(isOfSite ? [alarmOf('many-accounts-site')] : []),
  ];
}

const alarmOf = (reason: 'many-accounts-network' | 'many-accounts-site'): AuditEvent => ({
  action: 'alarm.raised',
  actor: { kind: 'system', id: null },
  role: null,
  subject: null,
  object: null,
  outcome: 'done',
  reason,
});
