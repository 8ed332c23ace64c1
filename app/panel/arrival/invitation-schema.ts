import { z } from 'zod';

import { MOST_PASSWORD_CHARACTERS, type PasswordFault } from '../../domain/accounts/password-rules.ts';
import { readForm } from '../../ui/forms/read-form.ts';

const arrivalFaults = ['missing', 'differs', 'too-long'] as const;

// The rules of passwords count characters; this only keeps a text that is no password from being read.
const typedPassword = z.string({ error: 'missing' }).max(4 * MOST_PASSWORD_CHARACTERS, 'too-long');

const arrivalSchema = z
  .object({ clave: typedPassword.min(1, 'missing'), otra: typedPassword.default('') })
  .refine(({ clave, otra }) => clave === otra, { path: ['otra'], error: 'differs' });

/** Why a new password is not taken: it is missing, the two texts differ, or the rules refuse it. */
export type ArrivalFault = 'missing' | 'differs' | PasswordFault;

/** The new password, if both fields say the same. Passwords never come back into the page. */
export function readArrival(
  form: FormData,
): { password: string; fault: null } | { password: null; fault: ArrivalFault } {
  const { value, faults } = readForm(form, arrivalSchema, arrivalFaults);
  if (value) return { password: value.clave, fault: null };
  return { password: null, fault: faults.clave ?? faults.otra ?? 'missing' };
}
