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

const roleOfReader = ({ kind }: ReportReader): Role => (kind === 'share' ? 'link' : kind);

function actorOfReader(reader: ReportReader): AuditActor {
  if (reader.kind === 'link') return { kind: 'link', id: reader.session };
  return reader.kind === 'share' ? { kind: 'link', id: reader.share } : { kind: 'account', id: reader.account };
}

/** Returns the event of what a reader read. */
export const eventOfReader = (
  reader: ReportReader,
  action: Exclude<AuditAction, 'access.refused'>,
  subject: string | null,
  object: AuditEvent['object'],
): AuditEvent => ({
  action,
  actor: actorOfReader(reader),
  role: roleOfReader(reader),
  subject,
  object,
  outcome: 'done',
  reason: null,
});

export type RefusalOfReader = 'withdrawn' | 'not-theirs';

/** Returns the event of a refused read. It has no subject and no object, because the requested ID may be anybody's. */
export const refusalEvent = (reader: ReportReader, reason: RefusalOfReader): AuditEvent => ({
  action: 'access.refused',
  actor: actorOfReader(reader),
  role: roleOfReader(reader),
  subject: null,
  object: null,
  outcome: 'refused',
  reason,
});
