import type { Role } from '../access/access-table.ts';
import type { AuditAction, AuditActor, AuditEvent } from '../audit/audit-event.ts';

/**
 * A reader of results, with the basis of the right to read. Every query is limited to the reader, so a missing check in a route finds no
 * data.
 */
export type ReportReader =
  /** A result link, which opens one order for the fifteen minutes of its session. */
  | { kind: 'link'; order: string; session: string }
  /**
   * An account of the person, or one with which the person shares results for some time. The latter never sees results that a trained
   * person delivers.
   */
  | { kind: 'patient'; account: string }
  /** A person with the link and passcode of one report, which the patient with this account shared. */
  | { kind: 'share'; account: string; share: string; report: string }
  /** An approved doctor, who reads the orders that name the doctor's professional registration. */
  | { kind: 'doctor'; account: string };

export const roleOfReader = ({ kind }: ReportReader): Role => (kind === 'share' ? 'link' : kind);

export function actorOfReader(reader: ReportReader): AuditActor {
  if (reader.kind === 'link') return { kind: 'link', id: reader.session };
  return reader.kind === 'share' ? { kind: 'link', id: reader.share } : { kind: 'account', id: reader.account };
}

/** Returns the event of what a reader read, or was refused. */
export const eventOfReader = (
  reader: ReportReader,
  action: AuditAction,
  subject: string | null,
  object: AuditEvent['object'],
): AuditEvent => ({
  action,
  actor: actorOfReader(reader),
  role: roleOfReader(reader),
  subject,
  object,
  outcome: action === 'access.refused' ? 'refused' : 'done',
  reason: action === 'access.refused' ? 'not-theirs' : null,
});
