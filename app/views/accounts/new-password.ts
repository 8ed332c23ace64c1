import { z } from 'zod';

import { MAX_PASSWORD_CHARACTERS, type PasswordFault } from '../../domain/accounts/password-rules.ts';
import { readForm } from '../../ui/forms/read-form.ts';

const newPasswordFaults = ['missing', 'differs', 'too-long'] as const;

// The rules of passwords count characters; this only keeps a text that is no password from being read.
const typedPassword = z.string({ error: 'missing' }).max(4 * MAX_PASSWORD_CHARACTERS, 'too-long');

const newPasswordSchema = z
  .object({ clave: typedPassword.min(1, 'missing'), otra: typedPassword.default('') })
  .refine(({ clave, otra }) => clave === otra, { path: ['otra'], error: 'differs' });

/** Why a new password is not taken: it is missing, the two texts differ, or the rules refuse it. */
export type NewPasswordFault = 'missing' | 'differs' | PasswordFault;

/** The new password, if both fields say the same. Passwords never come back into the page. */
export function readNewPassword(
  form: FormData,
): { password: string; fault: null } | { password: null; fault: NewPasswordFault } {
  const { value, faults } = readForm(form, newPasswordSchema, newPasswordFaults);
  if (value) return { password: value.clave, fault: null };
  return { password: null, fault: faults.clave ?? faults.otra ?? 'missing' };
}
