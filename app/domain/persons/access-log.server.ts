import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { isKept } from '../reports/order-scope.server.ts';
import { ownPersons } from './bound-persons.server.ts';

/** The events that a patient reads about their own data (D 54). */
export const shownAccess = [
  'report.read',
  'report.downloaded',
  'history.read',
  'share.created',
  'share.opened',
  'share.refused',
  'share.revoked',
  'order.read',
  'report.reviewed',
  'report.released',
  'report.withdrawn',
  'counseling.recorded',
  'person.read',
  'person.contact-changed',
  'binding-code.created',
  'account.bound',
  'account.unbound',
  'link.created',
  'link.opened',
  'proxy.granted',
  'proxy.revoked',
  'person.joined',
  'person.separated',
] as const satisfies readonly AuditAction[];
export type ShownAccess = (typeof shownAccess)[number];

/** The reader, without a name: the reader's own account, their link, another account with access, or the work of a member of staff. */
export type AccessActor =
  | 'self'
  | 'link'
  | 'shared'
  | 'proxy'
  | 'doctor'
  | 'bacteriologist'
  | 'counselor'
  | 'reception'
  | 'system';

export interface AccessEntry {
  seq: number;
  at: string;
  action: ShownAccess;
  by: AccessActor;
}

const MOST_ENTRIES = 100;

/**
 * The accesses to the data of the account's own person, newest first. Reading them is an event, too. A minor's account does not learn from
 * them that a report exists which is kept from it.
 */
export const readAccessLog = (needs: AccountNeeds, account: string): Promise<AccessEntry[]> =>
  needs.db.transaction().execute(async (transaction) => {
    const persons = await ownPersons({ ...needs, db: transaction }, account);
    if (persons.length === 0) return [];
    const rows = await transaction
      .selectFrom('audit')
      .leftJoin('reports', 'reports.id', 'audit.object')
      .innerJoin('persons', 'persons.id', 'audit.subject')
      .select(['seq', 'at', 'action', 'actor_kind', 'actor', 'role'])
      .select(['persons.id as person', 'persons.birth_date', 'reports.needs_counseling'])
      .where('subject', 'in', persons)
      .where('action', 'in', [...shownAccess])
      .where((where) => where.or([where('outcome', '=', 'done'), where('action', '=', 'share.refused')]))
      .orderBy('seq', 'desc')
      .limit(MOST_ENTRIES)
      .execute();
    for (const subject of persons)
      await appendAudit(
        transaction,
        {
          ...{ action: 'audit.read', actor: { kind: 'account', id: account }, role: 'patient', subject },
          ...{ object: null, outcome: 'done', reason: 'own' },
        },
        needs.origin,
        needs.now,
      );
    return rows
      .filter((row) => !isKept(needs, { kind: 'patient', account }, { ...row, is_own: true }, gateOf(row)))
      .map(({ seq, at, action, ...actor }) => ({
        // `as`: the query asks for these actions only.
        ...{ seq, at, action: action as ShownAccess },
        by: action.startsWith('share.') && actor.actor_kind !== 'account' ? 'shared' : actorOf(actor, account),
      }));
  });

/** An event that touched no report tells nothing about one. */
const gateOf = ({ needs_counseling }: { needs_counseling: number | null }) => ({
  needs_counseling: needs_counseling ?? 0,
});

const staff = ['doctor', 'bacteriologist', 'counselor', 'reception'] as const;

function actorOf(
  { actor_kind, actor, role }: { actor_kind: string; actor: string | null; role: string | null },
  account: string,
): AccessActor {
  if (actor_kind === 'link') return 'link';
  if (actor_kind !== 'account') return 'system';
  if (actor === account) return 'self';
  return staff.find((one) => one === role) ?? 'proxy';
}
