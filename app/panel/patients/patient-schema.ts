import { z } from 'zod';

import { isEmailAddress, MAX_EMAIL_CHARACTERS } from '../../domain/accounts/email-address.ts';
import { documentTypes } from '../../domain/messages-in/documents.ts';

export const documentFaults = ['missing', 'number'] as const;

/** An exact document: there is no search by a part of a number, or by a name. */
export const documentSchema = z.object({
  tipo: z.enum(documentTypes, { error: 'missing' }),
  numero: z
    .string({ error: 'missing' })
    .trim()
    .min(1, 'missing')
    .regex(/^[A-Za-z0-9][A-Za-z0-9. -]{2,29}$/, 'number'),
});

export const contactFaults = ['email', 'phone', 'version'] as const;

const blankAsNull = (text: string): string | null => (text === '' ? null : text);

/** The contact on file. An empty field removes what was there. */
export const deskContactSchema = z.object({
  correo: z
    .string()
    .trim()
    .max(MAX_EMAIL_CHARACTERS, 'email')
    .optional()
    .transform((typed = '') => blankAsNull(typed))
    .refine((typed) => typed === null || isEmailAddress(typed), 'email'),
  telefono: z
    .string()
    .trim()
    .optional()
    .transform((typed = '') => blankAsNull(typed))
    .refine((typed) => typed === null || /^\+?[\d ()-]{7,20}$/.test(typed), 'phone'),
  /** `nickname.ts` judges it. */
  apodo: z.string().optional(),
  idioma: z.enum(['es', 'en']).catch('es'),
  version: z.coerce.number({ error: 'version' }).int('version'),
});
