import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { disclosedTo, isKept, scopedOrders } from '../reports/order-scope.server.ts';
import { ownPersons } from './bound-persons.server.ts';

/**
 * The events that a patient reads about their own data (D 54). No counseling is in the list: its time tells that there is a
 * result of the kind that is handed over in person.
 */
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

const MAX_ENTRIES = 100;

/**
 * The accesses to the data of the account's own person, newest first. Reading them is an event, too. Nobody learns from them how many results
 * wait, or since when (D 47): an event about a report shows while the gate shows the report.
 */
export const readAccessLog = (needs: AccountNeeds, account: string): Promise<AccessEntry[]> =>
  needs.db.transaction().execute(async (transaction) => {
    const persons = await ownPersons({ ...needs, db: transaction }, account);
    if (persons.length === 0) return [];
    const { visible, kept } = await knownObjects({ ...needs, db: transaction }, account);
    const rows = await transaction
      .selectFrom('audit')
      .select(['seq', 'at', 'action', 'actor_kind', 'actor', 'role'])
      .where('subject', 'in', persons)
      .where((where) =>
        where.or([
          where('object_kind', 'is', null),
          where('object_kind', '<>', 'report'),
          where('object', 'in', ['', ...visible]),
        ]),
      )
      .where((where) => where.or([where('object', 'is', null), where('object', 'not in', ['', ...kept])]))
      .where('action', 'in', [...shownAccess])
      .where((where) => where.or([where('outcome', '=', 'done'), where('action', '=', 'share.refused')]))
      .orderBy('seq', 'desc')
      .limit(MAX_ENTRIES)
      .execute();
    for (const subject of persons)
      await appendAudit(
        transaction,
        {
          action: 'audit.read',
          actor: { kind: 'account', id: account },
          role: 'patient',
          subject,
          object: null,
          outcome: 'done',
          reason: 'own',
        },
        needs.origin,
        needs.now,
      );
    return rows.map(({ seq, at, action, ...actor }) => ({
      // `as`: the query asks for these actions only.
      seq,
      at,
      action: action as ShownAccess,
      by: action.startsWith('share.') && actor.actor_kind !== 'account' ? 'shared' : actorOf(actor, account),
    }));
  });

/** The reports that the gate shows to an account, and the orders that do not exist for it, because all their reports are kept from it. */
async function knownObjects(needs: AccountNeeds, account: string) {
  const reader = { kind: 'patient', account } as const;
  const rows = await scopedOrders(needs.db, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select(['reports.id as report', 'reports.status', 'reports.released_version'])
    .select(['reports.needs_counseling', 'reports.counseled_at'])
    .execute();
  const shown = rows.filter((row) => disclosedTo('result-page', needs, reader, row) === 'value');
  const known = new Set(rows.filter((row) => !isKept(needs, reader, row, row)).map(({ id }) => id));
  return {
    visible: shown.map(({ report }) => report),
    kept: [...new Set(rows.map(({ id }) => id))].filter((id) => !known.has(id)),
  };
}

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
