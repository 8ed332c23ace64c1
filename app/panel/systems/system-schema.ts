import { z } from 'zod';

import { overlapDays } from '../../domain/senders/sender-states.ts';

const MAX_NAME_CHARACTERS = 100;
/** HD.1 of MSH-3 and MSH-4 (HL7 2.5.1) has 20 characters; many systems write more. */
const MAX_HL7_CHARACTERS = 60;

export const systemFaults = [
  ...(['missing', 'long', 'separator', 'network', 'wide', 'many', 'taken', 'unknown'] as const),
  ...(['json', 'private', 'several', 'kind', 'weak'] as const),
] as const;
export type SystemFault = (typeof systemFaults)[number];

/** A name in a header of HL7, where separators would begin another field. */
const headerName = z
  .string({ error: 'missing' })
  .trim()
  .min(1, 'missing')
  .max(MAX_HL7_CHARACTERS, 'long')
  .refine((text) => !/[|^&~\\]|\p{C}/u.test(text), 'separator');

const blank = z.string().optional().default('');

export const systemSchema = z.object({
  nombre: z
    .string({ error: 'missing' })
    .trim()
    .min(1, 'missing')
    .max(MAX_NAME_CHARACTERS, 'long')
    .refine((text) => !/\p{C}/u.test(text), 'missing'),
  aplicacion: headerName,
  sede: headerName,
  prueba: z.enum(['clave', 'firma'], { error: 'missing' }),
  redes: blank,
  llave: blank,
});

/** The buttons of a system's page. */
export const systemMoves = ['renovar', 'redes', 'revocar'] as const;
export type SystemMove = (typeof systemMoves)[number];

export const systemMoveSchema = z.object({
  accion: z.enum(systemMoves, { error: 'unknown' }),
  /** The end of the credential that the form was about. */
  vista: blank,
  plazo: z.coerce
    .number()
    .refine((days) => overlapDays.some((one) => one === days), 'unknown')
    .default(0),
  redes: blank,
  llave: blank,
});
