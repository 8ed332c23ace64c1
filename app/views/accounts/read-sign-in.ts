import { readForm, textOf } from '../../ui/forms/read-form.ts';
import type { SignInReply } from './sign-in-reply.ts';
import { codeFaults, codeSchema, signInFaults, signInSchema } from './sign-in-schema.ts';

/** Reads the first step: the credentials, or the reply to a form with faults. `email`: as typed, for the form that comes back. */
export function readSignIn(form: FormData): {
  email: string;
  credentials: { email: string; password: string } | null;
  faults: SignInReply['faults'];
} {
  const { typed, value, faults } = readForm(form, signInSchema, signInFaults);
  return {
    email: textOf(typed, 'correo'),
    credentials: value && { email: value.correo, password: value.clave },
    // `as`: the schema reports these faults for these fields.
    faults: (faults ?? {}) as SignInReply['faults'],
  };
}

/** Reads the second step; null without a code. */
export const readCode = (form: FormData): string | null => readForm(form, codeSchema, codeFaults).value?.codigo ?? null;

/** Reads a password; null without one, or with a text that is too long to be one. */
export function readPassword(form: FormData, field = 'clave'): string | null {
  const read = signInSchema.shape.clave.safeParse(form.get(field));
  return read.success ? read.data : null;
}
