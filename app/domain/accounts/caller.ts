import type { Role, StaffRole } from '../access/access-table.ts';
import type { AuditActor } from '../audit/audit-event.ts';
import type { SessionStage } from './session-limits.ts';

/** The sender of a request, according to the session in the database. The browser supplies only the token that identifies the session. */
export type Caller =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      account: string;
      name: string;
      /** The area to which the account has access. */
      area: 'staff' | 'doctor' | 'patient';
      roles: readonly Role[];
      session: CallerSession;
    }
  | { kind: 'link'; order: string; session: CallerSession };

export interface CallerSession {
  id: string;
  stage: SessionStage;
  isFresh: boolean;
  /** The instant at which the session ends if no further request arrives. */
  endsAt: string;
}

export const visitor: Caller = { kind: 'visitor' };

/** Returns the roles that count for access. An account has only the visitor role until it gives its second factor. */
function rolesOf(caller: Caller): readonly Role[] {
  if (caller.kind === 'link') return ['link'];
  return caller.kind === 'account' && caller.session.stage === 'full' ? caller.roles : ['visitor'];
}

export const standingOf = (caller: Caller) => ({
  roles: rolesOf(caller),
  isFresh: caller.kind === 'account' && caller.session.isFresh,
});

/** Returns the actor of an audit event. A result link is identified by its session. */
export function actorOf(caller: Caller): AuditActor {
  if (caller.kind === 'account') return { kind: 'account', id: caller.account };
  return caller.kind === 'link' ? { kind: 'link', id: caller.session.id } : { kind: 'visitor', id: null };
}

/**
 * Returns the roles of an account. Patients and doctors have the single role of their kind; staff have the roles that an owner assigned.
 */
export const rolesFor = (area: 'staff' | 'doctor' | 'patient', given: readonly StaffRole[]): readonly Role[] =>
  area === 'staff' ? given : [area];
