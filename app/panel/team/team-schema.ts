import { z } from 'zod';

import { staffRoles } from '../../domain/access/access-table.ts';
import { isEmailAddress, MAX_EMAIL_CHARACTERS } from '../../domain/accounts/email-address.ts';

const MAX_NAME_CHARACTERS = 100;

export const teamFaults = ['missing', 'long', 'email', 'roles', 'unknown'] as const;

export const nameField = z
  .string({ error: 'missing' })
  .trim()
  .min(1, 'missing')
  .max(MAX_NAME_CHARACTERS, 'long')
  .refine((name) => !/\p{C}/u.test(name), 'missing');

export const emailField = z
  .string({ error: 'missing' })
  .trim()
  .min(1, 'missing')
  .max(MAX_EMAIL_CHARACTERS, 'email')
  .refine(isEmailAddress, 'email');

const rolesField = z.array(z.enum(staffRoles, { error: 'roles' }), { error: 'roles' }).min(1, 'roles');

export const invitationSchema = z.object({ nombre: nameField, correo: emailField, trabajo: rolesField });

/** The buttons of a member's page. */
export const memberMoves = ['trabajo', 'suspender', 'reactivar', 'quitar-segundo-paso', 'reenviar', 'retirar'] as const;
export type MemberMove = (typeof memberMoves)[number];

export const memberSchema = z
  .object({
    accion: z.enum(memberMoves, { error: 'unknown' }),
    version: z.coerce.number({ error: 'unknown' }).int('unknown'),
    trabajo: z.array(z.enum(staffRoles, { error: 'roles' })).default([]),
  })
  .refine(({ accion, trabajo }) => accion !== 'trabajo' || trabajo.length > 0, { path: ['trabajo'], error: 'roles' });
