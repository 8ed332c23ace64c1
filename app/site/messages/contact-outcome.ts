import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { readForm } from '../../ui/forms/read-form.ts';
import type { ContactOutcome } from './contact-draft.ts';
import { contactSchema } from './contact-schema.ts';
import { draftText } from './draft-text.ts';
import { draftWords } from './draft-words.ts';

/** Answers the contact form without JavaScript. It stores nothing: the answer is the page with the draft and the ways to send it. */
export async function contactOutcome(
  request: Request,
  { whatsapp }: Pick<Laboratory, 'whatsapp'>,
): Promise<ContactOutcome> {
  const { value: draft } = readForm(await request.formData().catch(() => new FormData()), contactSchema, []);
  if (!draft) throw new Error('The contact form refuses nothing (clause S5.01), but its schema refused a message.');
  const text = draftText(draft, draftWords(draft.servicio));
  return {
    draft,
    whatsappHref: whatsappHref(whatsapp, text),
  };
}
