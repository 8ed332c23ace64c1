import { z } from 'zod';

import { readForm, textOf } from '../../ui/forms/read-form.ts';
import { emailField, nameField, teamFaults } from '../team/team-schema.ts';

const firstRunSchema = z.object({
  codigo: z.string({ error: 'missing' }).trim().min(1, 'missing').max(40, 'missing'),
  nombre: nameField,
  correo: emailField,
});

/** The server's answer to the form of the first run. The code does not come back. */
export interface FirstRunReply {
  name: string;
  email: string;
  faults: { codigo?: 'missing'; nombre?: 'missing' | 'long'; correo?: 'missing' | 'email' };
  problem: 'refused' | 'taken' | null;
  /** The seconds until the next attempt. */
  wait?: number;
}

export function readFirstRun(form: FormData): {
  reply: FirstRunReply;
  owner: { code: string; name: string; email: string } | null;
} {
  const { typed, value, faults } = readForm(form, firstRunSchema, teamFaults);
  return {
    reply: {
      name: textOf(typed, 'nombre'),
      email: textOf(typed, 'correo'),
      // `as`: the schema reports these faults for these fields.
      faults: (faults ?? {}) as FirstRunReply['faults'],
      problem: null,
    },
    owner: value && { code: value.codigo, name: value.nombre, email: value.correo },
  };
}
