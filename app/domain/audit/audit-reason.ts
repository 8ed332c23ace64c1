import type { QcReason } from '../autoverification/qc-reasons.ts';
import type { Excuse, Failure, RecipientRole, ReleaseExcuse } from '../critical/critical-case.ts';
import type { ApplicationGap, ApplicationMove, ApplicationRefusal } from '../doctors/application-states.ts';
import type { DismissalReason, QuarantineReason, RefusalReason } from '../messages-in/message-reasons.ts';
import type { Relation } from '../persons/relatives.ts';
import type { WithdrawalReason } from '../release/withdrawal-reasons.ts';
import type { VisitMiss, VisitRefusal } from '../visits/visit-reasons.ts';

/** The reasons that belong to no other list. */
type OwnReason =
  | 'enroll'
  | 'code'
  | 'full'
  | 'many-accounts-network'
  | 'many-accounts-site'
  | 'first-run'
  | 'exists'
  | 'answer'
  | 'email'
  | 'taken'
  | 'password'
  | 'closed'
  | 'all-others'
  | 'reset'
  | 'passcode'
  | 'wait'
  | 'revoked'
  | 'csv'
  | 'fhir'
  | 'pdf'
  | 'assertion-repeated'
  | 'assertion-wrong'
  | 'phone'
  | 'retention'
  | 'list'
  | 'own'
  | 'none'
  | 'birth-date'
  | 'unknown'
  | 'expired'
  | 'locked'
  | 'used'
  | 'withdrawn'
  | 'not-theirs'
  | 'released'
  | 'renewed'
  | 'staff-invitation'
  | 'demonstration'
  | 'terminal'
  | 'done';

/**
 * Every reason that the code can write: a key, never free text. The panel has words for each (`app/panel/audit/reason-words.ts`), and does
 * not compile without them.
 */
export type AuditReason =
  | OwnReason
  | Exclude<ApplicationMove, 'ask' | 'refuse'>
  | `ask ${ApplicationGap}`
  | `refuse ${ApplicationRefusal}`
  | QuarantineReason
  | RefusalReason
  | DismissalReason
  | QcReason
  | Failure
  | Excuse
  | ReleaseExcuse
  | RecipientRole
  | Relation
  | WithdrawalReason
  | VisitMiss
  | VisitRefusal;
