import { z } from 'zod';

import { isEmailAddress, MAX_EMAIL_CHARACTERS } from '../../domain/accounts/email-address.ts';
import { MAX_PASSWORD_CHARACTERS } from '../../domain/accounts/password-rules.ts';

export const signInFaults = ['missing', 'email'] as const;

/** An email address and a password. Only the form of the address is checked; whether it has an account is nobody's business. */
export const signInSchema = z.object({
  correo: z
    .string({ error: 'missing' })
    .trim()
    .min(1, 'missing')
    .max(MAX_EMAIL_CHARACTERS, 'email')
    .refine(isEmailAddress, 'email'),
  // Twice the longest password: a longer text is no password, and hashing it would cost time.
  clave: z
    .string({ error: 'missing' })
    .min(1, 'missing')
    .max(2 * MAX_PASSWORD_CHARACTERS, 'missing'),
});

export const codeFaults = ['missing'] as const;

/** A code of the authenticator app, or a recovery code. */
export const codeSchema = z.object({
  codigo: z.string({ error: 'missing' }).trim().min(1, 'missing').max(40, 'missing'),
});
