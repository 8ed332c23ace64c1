import { z } from 'zod';

import { isEmailAddress, MAX_EMAIL_CHARACTERS } from '../../domain/accounts/email-address.ts';
import { MAX_PASSWORD_CHARACTERS } from '../../domain/accounts/password-rules.ts';
import { proxyDays } from '../../domain/persons/proxy-durations.ts';
import type { Locale } from '../../i18n/locale.ts';
import { dateSchema } from '../../ui/forms/date-schema.ts';

export const accountFaults = ['missing', 'email'] as const;

/** A password as it was typed: only its length is checked here, so that no long text is hashed. */
const password = z
  .string({ error: 'missing' })
  .min(1, 'missing')
  .max(2 * MAX_PASSWORD_CHARACTERS, 'missing');

export const registrationSchema = z.object({
  correo: z
    .string({ error: 'missing' })
    .trim()
    .min(1, 'missing')
    .max(MAX_EMAIL_CHARACTERS, 'email')
    .refine(isEmailAddress, 'email'),
  clave: password,
});

/** Another account, and for how long it may read. */

export const proxySchema = z.object({
  persona: z.string({ error: 'missing' }).min(1, 'missing').max(64, 'missing'),
  correo: registrationSchema.shape.correo,
  dias: z.enum(proxyDays, { error: 'missing' }),
  clave: password,
});

export const confirmationSchema = z.object({ clave: password });

/** The code that the laboratory handed over, and the patient's birth date. */
export const bindingSchema = (locale: Locale) =>
  z.object({
    codigo: z.string({ error: 'missing' }).trim().min(1, 'missing').max(40, 'missing'),
    nacimiento: dateSchema(locale),
  });
