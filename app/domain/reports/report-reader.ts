import type { Role } from '../access/access-table.ts';
import type { AuditActor } from '../audit/audit-event.ts';

/** A reader of results, and their right to read. Every query is scoped by it, so a forgotten guard finds nothing. */
export type ReportReader =
  /** A result link: one order, for the fifteen minutes of its session. */
  | { kind: 'link'; order: string; session: string }
  /** An account that is bound to the person, or that the person lets read for some time: then without what a trained person hands over. */
  | { kind: 'patient'; account: string }
  /** Somebody with the link and the passcode of one report, which the patient with this account gave them. */
  | { kind: 'share'; account: string; share: string }
  /** A doctor whom the laboratory approved: the orders that name their professional registration. */
  | { kind: 'doctor'; account: string };

export const roleOfReader = ({ kind }: ReportReader): Role => (kind === 'share' ? 'link' : kind);

export function actorOfReader(reader: ReportReader): AuditActor {
  if (reader.kind === 'link') return { kind: 'link', id: reader.session };
  return reader.kind === 'share' ? { kind: 'link', id: reader.share } : { kind: 'account', id: reader.account };
}
