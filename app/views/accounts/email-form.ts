import { z } from 'zod';

import { readForm, textOf } from '../../ui/forms/read-form.ts';
import { signInFaults, signInSchema } from './sign-in-schema.ts';

/** An address that was not taken, as it was typed. `same`, `recent`, and `wait` belong to a change of one's own address. */
export interface EmailReply {
  email: string;
  fault: 'missing' | 'email' | 'same' | 'recent' | 'wait' | null;
}

const emailSchema = z.object({ correo: signInSchema.shape.correo });

/** Reads a form's address; null with a reply for the form that comes back. */
export function readEmail(form: FormData): { value: string | null; reply: EmailReply } {
  const { typed, value, faults } = readForm(form, emailSchema, signInFaults);
  return { value: value?.correo ?? null, reply: { email: textOf(typed, 'correo'), fault: faults?.correo ?? null } };
}
