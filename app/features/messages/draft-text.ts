import { m } from '../../i18n/paraglide/messages.js';
import type { ContactDraft, ContactService } from './contact-draft.ts';

/** What the form's select calls each service. */
export const serviceWords = {
  '': m.form_service_none,
  sangre: m.form_service_blood,
  orina: m.form_service_urine,
  microbiologia: m.form_service_microbiology,
  hormonas: m.form_service_hormones,
  otro: m.form_service_other,
} as const satisfies Record<ContactService, () => string>;

/** The draft as the text of a chat, in Spanish because the laboratory reads it: a line for each field that says something. */
export function draftText(draft: ContactDraft): string {
  const lines: [string, (input: { value: string }) => string][] = [
    [draft.nombre, m.draft_name],
    [draft.telefono, m.draft_phone],
    [draft.email, m.draft_email],
    [draft.servicio && serviceWords[draft.servicio]({}, { locale: 'es' }), m.draft_service],
    [draft.mensaje, m.draft_message],
  ];
  return [m.draft_greeting(), ...lines.filter(([value]) => value !== '').map(([value, line]) => line({ value }))].join(
    '\n',
  );
}
