import type { Role, StaffRole } from '../access/access-table.ts';
import type { AuditActor } from '../audit/audit-event.ts';
import type { SessionStage } from './session-limits.ts';

/** The sender of a request, as the session in the database says. Nothing of it comes from the browser except the token that found it. */
export type Caller =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      account: string;
      name: string;
      /** The area that the account may enter. */
      area: 'staff' | 'doctor' | 'patient';
      roles: readonly Role[];
      session: CallerSession;
    }
  | { kind: 'link'; order: string; session: CallerSession };

export interface CallerSession {
  id: string;
  stage: SessionStage;
  isFresh: boolean;
  /** The instant at which the session ends unless there is another request before it. */
  endsAt: string;
}

export const visitor: Caller = { kind: 'visitor' };

/** The roles that count for access: none until the second factor is given. */
function rolesOf(caller: Caller): readonly Role[] {
  if (caller.kind === 'link') return ['link'];
  return caller.kind === 'account' && caller.session.stage === 'full' ? caller.roles : ['visitor'];
}

export const standingOf = (caller: Caller) => ({
  roles: rolesOf(caller),
  isFresh: caller.kind === 'account' && caller.session.isFresh,
});

/** The actor of an audit event. A result link is named by its session. */
export function actorOf(caller: Caller): AuditActor {
  if (caller.kind === 'account') return { kind: 'account', id: caller.account };
  return caller.kind === 'link' ? { kind: 'link', id: caller.session.id } : { kind: 'visitor', id: null };
}

/** The roles of an account. Patients and doctors have the one role of their kind; staff have those that the owner gave them. */
export const rolesFor = (area: 'staff' | 'doctor' | 'patient', given: readonly StaffRole[]): readonly Role[] =>
  area === 'staff' ? given : [area];
