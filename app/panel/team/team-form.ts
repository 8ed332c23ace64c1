import { type StaffRole, staffRoles } from '../../domain/access/access-table.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';
import { invitationSchema, type MemberMove, memberSchema, teamFaults } from './team-schema.ts';

/** The typed form of an invitation, and its faults. */
export interface InviteReply {
  name: string;
  email: string;
  roles: readonly StaffRole[];
  faults: { nombre?: 'missing' | 'long'; correo?: 'missing' | 'email'; trabajo?: 'roles' };
  /** `taken`: the address has a staff account. `proof`: the last proof of identity is older than five minutes. */
  problem: 'taken' | 'proof' | null;
}

export function readInvite(form: FormData): {
  reply: InviteReply;
  invitation: Omit<InviteReply, 'faults' | 'problem'> | null;
} {
  const { typed, value, faults } = readForm(form, invitationSchema, teamFaults);
  const kept = {
    name: textOf(typed, 'nombre'),
    email: textOf(typed, 'correo'),
    roles: staffRoles.filter((role) => typed.trabajo?.includes(role)),
  };
  return {
    // `as`: the schema reports these faults for these fields.
    reply: { ...kept, faults: (faults ?? {}) as InviteReply['faults'], problem: null },
    invitation: value && { name: value.nombre, email: value.correo, roles: value.trabajo },
  };
}

export type MemberForm =
  | { kind: 'move'; move: MemberMove; version: number; roles: readonly StaffRole[] }
  /** A member without any role could do nothing. */
  | { kind: 'no-role' };

/** A form of a member's page; null if it is not one of ours. */
export function readMemberForm(form: FormData): MemberForm | null {
  const { value, faults } = readForm(form, memberSchema, teamFaults);
  if (value) return { kind: 'move', move: value.accion, version: value.version, roles: value.trabajo };
  return Object.keys(faults).length === 1 && faults.trabajo === 'roles' ? { kind: 'no-role' } : null;
}
