import { type ContactService, offeredService } from '../../views/contact/contact-services.ts';

/** A visitor's draft in the contact form (clause S3.02). It exists only in the page and is never stored. */
export interface ContactDraft {
  nombre: string;
  telefono: string;
  email: string;
  servicio: ContactService;
  mensaje: string;
}

/** The page's answer to a draft: the ways to send it, with the text already written (decision D2). */
export interface ContactOutcome {
  draft: ContactDraft;
  whatsappHref: string;
}

/** True if the visitor typed nothing and chose no service. */
export const isEmptyDraft = (draft: ContactDraft): boolean => Object.values(draft).every((value) => value === '');

/** More than visitors type, and less than a chat link can carry. */
const MAX_CHARACTERS = 2_000;

/**
 * Reads a form in the browser, as `contact-schema.ts` does on the server. No field is required and none is refused (clause S5.01): a
 * missing value is empty, a long one is cut.
 */
export function readDraft(form: FormData): ContactDraft {
  const text = (name: keyof ContactDraft): string => typedText(form.get(name));
  return {
    nombre: text('nombre'),
    telefono: text('telefono'),
    email: text('email'),
    servicio: offeredService(text('servicio')),
    mensaje: text('mensaje'),
  };
}

/** Returns a form value's trimmed text; '' for a value that is not text. */
export const typedText = (value: unknown): string => (typeof value === 'string' ? cut(value.trim()) : '');

/** A pair of surrogates that the cut would part is left out whole: no link can carry half of one. */
const cut = (text: string): string => text.slice(0, MAX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
