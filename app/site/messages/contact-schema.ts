import { z } from 'zod';

import { offeredService } from '../../views/contact/contact-services.ts';
import { type ContactDraft, typedText } from './contact-draft.ts';

const text = z.string().optional().transform(typedText);

/** The contact form as the server reads it, by the rules of `readDraft`. It refuses nothing (clause S5.01). */
export const contactSchema = z.object({
  nombre: text,
  telefono: text,
  email: text,
  servicio: text.transform(offeredService),
  mensaje: text,
} satisfies Record<keyof ContactDraft, z.ZodType>);
