import type { HomeVisitsTable } from '../../../db/visit-tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { changeVisit, visitRow } from './change-visit.server.ts';
import { findVisitLink } from './visit-link.server.ts';
import type { VisitNeeds } from './visit-needs.server.ts';
import { isOver } from './visit-states.ts';

/** The part of a visit that its link shows: no name, no address, no exams, because mails are forwarded. */
export type LinkedVisit = Pick<HomeVisitsTable, 'reference' | 'state' | 'day' | 'time_window' | 'version'>;

/** The visit of a link. Null for an invented link, and for one that has expired unless its visit is over. */
export async function readLinkedVisit(needs: VisitNeeds, token: string): Promise<LinkedVisit | null> {
  const { db, vault, now, origin } = needs;
  const link = await findVisitLink(db, vault, token, now);
  if (!link) return null;
  return db.transaction().execute(async (transaction) => {
    const row = await visitRow(transaction, link.visit);
    if (!row || (link.isExpired && !isOver(row.state))) return null;
    const event = {
      action: 'visit.read',
      actor: { kind: 'visitor', id: null },
      role: 'link',
      subject: null,
      object: { kind: 'visit', id: row.id },
      outcome: 'done',
      reason: null,
    } as const;
    await appendAudit(transaction, event, origin, now);
    const { reference, state, day, time_window, version } = row;
    return { reference, state, day, time_window, version };
  });
}

/** The visitor cancels a visit, or accepts another time, with the link of a mail. `changed`: the visit is no longer as they saw it. */
export async function answerVisit(
  needs: VisitNeeds,
  token: string,
  { move, version }: { move: 'cancel' | 'accept'; version: number },
): Promise<'done' | 'missing' | 'changed'> {
  const { db, vault, now } = needs;
  const link = await findVisitLink(db, vault, token, now);
  if (!link || link.isExpired) return 'missing';
  return db.transaction().execute(async (transaction) => {
    const row = await visitRow(transaction, link.visit);
    if (!row) return 'missing';
    const by = { actor: { kind: 'visitor', id: null }, role: 'link' } as const;
    return (await changeVisit(transaction, needs, by, row, { move, version })) ? 'done' : 'changed';
  });
}
