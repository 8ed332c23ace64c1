import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { HomeVisitsTable } from '../../../db/visit-tables.ts';
import type { Role } from '../access/access-table.ts';
import type { AuditAction, AuditActor } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { MailDetails, MailTemplate } from '../outbox/mail-templates.ts';
import { createVisitLink, endVisitLinks } from './visit-link.server.ts';
import type { VisitNeeds } from './visit-needs.server.ts';
import type { VisitMiss, VisitRefusal } from './visit-reasons.ts';
import { isOver, type VisitMove, visitStateAfter } from './visit-states.ts';
import { visitInstants } from './visit-times.ts';
import { emailOfVisit } from './visit-words.server.ts';

/** The author of a change, and the role that allows it. */
export interface VisitActor {
  actor: AuditActor;
  role: Role | null;
}

export interface VisitChange {
  move: VisitMove;
  /** The version that its author saw. */
  version: number;
  set?: Partial<Pick<HomeVisitsTable, 'day' | 'time_window' | 'collector' | 'reason'>>;
  reason?: VisitMiss | VisitRefusal | null;
}

const actionsOf = {
  confirm: 'visit.confirmed',
  propose: 'visit.proposed',
  refuse: 'visit.refused',
  'call-off': 'visit.cancelled',
  accept: 'visit.accepted',
  cancel: 'visit.cancelled',
  complete: 'visit.completed',
  miss: 'visit.completed',
} as const satisfies Record<VisitMove, AuditAction>;

/**
 * Moves a visit on, if it is still as its author saw it: the row, the mail to the visitor, and last the audit event. Returns false if somebody
 * else changed it first, or if the move is not possible any more.
 */
export async function changeVisit(
  transaction: Transaction<Tables>,
  needs: VisitNeeds,
  { actor, role }: VisitActor,
  row: HomeVisitsTable,
  { move, version, set = {}, reason = null }: VisitChange,
): Promise<boolean> {
  const { vault, now, origin } = needs;
  const state = visitStateAfter(row.state, move);
  if (state === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('home_visits')
    .set({ ...set, reason, state, version: version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (isOver(state)) await endVisitLinks(transaction, vault, row.id, now);
  await tell(transaction, needs, { ...row, ...set, reason, state, version: version + 1 }, move);
  const event = {
    action: actionsOf[move],
    actor,
    role,
    subject: null,
    object: { kind: 'visit', id: row.id },
    outcome: 'done',
    reason: reason ?? (move === 'complete' ? 'done' : null),
  } as const;
  await appendAudit(transaction, event, origin, now);
  return true;
}

/** Writes the mail of a move. A visitor without an address gets no email; reception calls them. */
async function tell(
  transaction: Transaction<Tables>,
  needs: VisitNeeds,
  visit: HomeVisitsTable,
  move: VisitMove,
): Promise<void> {
  const { vault, now, timeZone } = needs;
  const to = emailOfVisit(vault, visit);
  if (!to) return;
  const { id, version, locale, day, time_window } = visit;
  const times = visitInstants(day, time_window, timeZone);
  const send = <Template extends MailTemplate>(template: Template, details: MailDetails<Template>): Promise<void> =>
    enqueueMail(transaction, vault, { key: `${template} ${id} ${version}`, template, locale, to, details }, now);
  const link = (): Promise<string> => createVisitLink(transaction, vault, { visit: id, until: times.from }, now);
  if (move === 'confirm' || move === 'accept')
    await send('visit-confirmed', { visit: id, ...times, path: await link() });
  if (move === 'propose') await send('visit-proposed', { ...times, path: await link() });
  // `as`: the form of a refusal takes only the reasons of the template, and the template checks them again.
  if (move === 'refuse')
    await send('visit-refused', { reason: visit.reason as MailDetails<'visit-refused'>['reason'] });
  if (move === 'cancel' || move === 'call-off')
    await send('visit-cancelled', { from: times.from, by: move === 'cancel' ? 'visitor' : 'laboratory' });
}

/** The row of a visit; undefined if there is none. */
export const visitRow = (transaction: Transaction<Tables>, id: string): Promise<HomeVisitsTable | undefined> =>
  transaction.selectFrom('home_visits').selectAll().where('id', '=', id).executeTakeFirst();
