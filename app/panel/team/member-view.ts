import type { StaffMember } from '../../domain/accounts/staff-list.server.ts';
import type { MemberMove } from './team-schema.ts';
import type { MemberDenial } from './team-words.ts';

/** Why a change was not made. */
export type MemberProblem = 'changed' | 'last-owner' | 'self' | 'no-role';

export interface MemberScreenProps {
  member: StaffMember;
  /** Why the caller may not change this member now; null: they may. */
  denial: MemberDenial | null;
  /** The change that has just been made. */
  done: MemberMove | null;
  problem: MemberProblem | null;
}
