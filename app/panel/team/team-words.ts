import { type Denial, type StaffRole, staffRoles } from '../../domain/access/access-table.ts';
import type { StaffMember } from '../../domain/accounts/staff-list.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { ChoiceOption } from '../../ui/fieldset.tsx';
import type { TagTone } from '../../ui/tag.tsx';
import { roleName } from '../frame/role-words.ts';

/** The state of a member, in a word or two. */
export function memberState({ status, invitationEnds, hasFactor }: StaffMember): { text: string; tone: TagTone } {
  if (status === 'disabled') return { text: m.team_state_suspended(), tone: 'alarm' };
  if (status === 'invited')
    return invitationEnds === null
      ? { text: m.team_state_expired(), tone: 'caution' }
      : { text: m.team_state_invited(), tone: 'active' };
  return hasFactor
    ? { text: m.team_state_active(), tone: 'good' }
    : { text: m.team_state_no_factor(), tone: 'caution' };
}

const work: Readonly<Record<StaffRole, () => string>> = {
  owner: m.team_role_owner,
  bacteriologist: m.team_role_bacteriologist,
  counselor: m.team_role_counselor,
  reception: m.team_role_reception,
  collector: m.team_role_collector,
  editor: m.team_role_editor,
};

/** The roles to choose from, each with what it opens. */
export const roleOptions = (isDisabled: boolean): ChoiceOption[] =>
  staffRoles.map((role) => ({ value: role, label: roleName(role), hint: work[role](), isDisabled }));

/** Why the caller may not change this member now. Only the first reason closes the buttons. */
export type MemberDenial = Denial | 'self';

export const denialWords = (denial: MemberDenial): string =>
  denial === 'needs-proof' ? m.team_needs_code() : denial === 'self' ? m.team_self() : m.team_role_only();
