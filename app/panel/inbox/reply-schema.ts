import { z } from 'zod';

/** A mail holds no more (`inbox-reply`). */
export const MAX_REPLY_CHARACTERS = 5_000;

export const replyFaults = ['missing', 'long', 'unknown'] as const;

/** The forms of a message: a mail, a call, or the end. Only the end needs no text. */
export const replySchema = z
  .object({
    movimiento: z.enum(['correo', 'telefono', 'cerrar'], { error: 'unknown' }),
    version: z.coerce.number({ error: 'unknown' }).int('unknown'),
    texto: z
      .string()
      .overwrite((text) => text.replace(/\r\n/g, '\n').trim())
      .max(MAX_REPLY_CHARACTERS, 'long')
      .default(''),
  })
  .refine(({ movimiento, texto }) => movimiento === 'cerrar' || texto !== '', { path: ['texto'], error: 'missing' });
