import { z } from 'zod';

import { isEmailAddress, MAX_EMAIL_CHARACTERS } from '../../domain/accounts/email-address.ts';
import { type FormFaults, readForm, textOf } from '../../ui/forms/read-form.ts';
import { offeredService } from '../../views/contact/contact-services.ts';
import type { ContactDraft } from './contact-draft.ts';
import { isPhone, MAX_NAME_CHARACTERS } from './typed-contact.ts';

export const MAX_MESSAGE_CHARACTERS = 2_000;

const leaveFaults = ['missing', 'long', 'email', 'phone', 'no-way', 'not-authorized'] as const;
type LeaveFault = (typeof leaveFaults)[number];

const optional = z.string().trim().default('');

/** A message that the laboratory stores. `readLeaveForm` requires an email address or a phone number. */
const leaveSchema = z.object({
  mensaje: z
    .string({ error: 'missing' })
    .overwrite((text) => text.replace(/\r\n/g, '\n').trim())
    .min(1, 'missing')
    .max(MAX_MESSAGE_CHARACTERS, 'long'),
  email: optional.refine(
    (text) => text === '' || (text.length <= MAX_EMAIL_CHARACTERS && isEmailAddress(text)),
    'email',
  ),
  telefono: optional.refine((text) => text === '' || isPhone(text), 'phone'),
  nombre: optional.refine((text) => text.length <= MAX_NAME_CHARACTERS, 'long'),
  servicio: optional.transform(offeredService),
  autorizo: z.string({ error: 'not-authorized' }),
});

export type LeaveFaults = FormFaults<typeof leaveSchema, LeaveFault>;

/** A submitted form: the draft as typed, the value to store (null if there are faults), and the faults. */
export interface LeaveReading {
  typed: ContactDraft;
  value: ContactDraft | null;
  faults: LeaveFaults;
  isAuthorized: boolean;
  /** Whether the honeypot field has a value. */
  isRobot: boolean;
  stamp: string;
}

/** The name of the honeypot field (honeypot.tsx). */
export const honeypotName = 'sitio_web';

/** Reads the form of `LeaveScreen`. */
export function readLeaveForm(form: FormData): LeaveReading {
  const { value, faults, typed } = readForm(form, leaveSchema, leaveFaults);
  const email = textOf(typed, 'email').trim();
  const telefono = textOf(typed, 'telefono').trim();
  const noWay: LeaveFaults = email === '' && telefono === '' ? { email: 'no-way' } : {};
  const found = { ...faults, ...noWay };
  const { autorizo: _, ...kept } = value ?? { autorizo: '' };
  return {
    typed: {
      nombre: textOf(typed, 'nombre'),
      telefono: textOf(typed, 'telefono'),
      email: textOf(typed, 'email'),
      servicio: offeredService(textOf(typed, 'servicio')),
      mensaje: textOf(typed, 'mensaje'),
    },
    // `as`: a value without faults has all fields of the schema.
    value: value && Object.keys(found).length === 0 ? (kept as ContactDraft) : null,
    faults: found,
    isAuthorized: textOf(typed, 'autorizo') !== '',
    isRobot: text(form, honeypotName) !== '',
    stamp: text(form, 'sello'),
  };
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
