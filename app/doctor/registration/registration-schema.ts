import { z } from 'zod';

import { isEmailAddress, MAX_EMAIL_CHARACTERS } from '../../domain/accounts/email-address.ts';
import { MAX_PASSWORD_CHARACTERS } from '../../domain/accounts/password-rules.ts';
import { doctorDocumentTypes } from '../../domain/doctors/application-details.ts';

const MAX_NAME_CHARACTERS = 120;
const MIN_PHONE_DIGITS = 7;
/** E.164 allows 15 digits. */
const MAX_PHONE_DIGITS = 15;

export const registrationFaults = [
  'missing',
  'long',
  'document',
  'registration',
  'email',
  'phone',
  'not-authorized',
  'not-declared',
] as const;

const text = z
  .string({ error: 'missing' })
  .overwrite((typed) => typed.trim().replace(/\s+/g, ' '))
  .min(1, 'missing')
  .max(MAX_NAME_CHARACTERS, 'long');

/** Counts digits, so that '(604) 444 00 00' and '300-111-2233' both pass. */
const isPhone = (typed: string): boolean => {
  const digits = typed.replace(/\D/g, '').length;
  return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS && /^[\d\s()+.-]+$/.test(typed);
};

/** The details that the laboratory compares with the public register. */
const professional = {
  tipo: z.enum(doctorDocumentTypes, 'missing'),
  documento: text.refine((typed) => /^(?=.*\d)[A-Za-z\d. -]{4,20}$/.test(typed), 'document'),
  registro: text.refine((typed) => /^(?=.*\d)[A-Za-z\d. /-]{3,30}$/.test(typed), 'registration'),
  especialidad: text,
  institucion: text,
  telefono: text.refine(isPhone, 'phone'),
};

/** A doctor's application. The rules of passwords need the other fields, so they follow (`passwordFault`). */
export const doctorRegistrationSchema = z.object({
  nombre: text,
  ...professional,
  correo: text.max(MAX_EMAIL_CHARACTERS, 'email').refine(isEmailAddress, 'email'),
  // A longer text is no password, and hashing it would cost time.
  clave: z
    .string({ error: 'missing' })
    .min(1, 'missing')
    .max(4 * MAX_PASSWORD_CHARACTERS, 'long'),
  autorizo: z.string({ error: 'not-authorized' }),
  veraz: z.string({ error: 'not-declared' }),
});

const MAX_NOTE_CHARACTERS = 1_000;

/** The same details, sent again with the answer to the laboratory's question. */
export const answerSchema = z.object({
  ...professional,
  nota: z
    .string()
    .default('')
    .overwrite((typed) => typed.replace(/\r\n/g, '\n').trim())
    .refine((typed) => typed.length <= MAX_NOTE_CHARACTERS, 'long'),
});
