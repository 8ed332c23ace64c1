import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { ContactService } from './contact-draft.ts';
import type { DraftWords } from './draft-text.ts';

/** The form's label for each service. */
export const serviceWords = {
  '': m.form_service_none,
  sangre: m.form_service_blood,
  orina: m.form_service_urine,
  microbiologia: m.form_service_microbiology,
  hormonas: m.form_service_hormones,
  otro: m.form_service_other,
} as const satisfies Record<ContactService, (inputs?: object, options?: { locale?: Locale }) => string>;

/** The laboratory's name for a service: it reads Spanish, in any language of the page. */
export const serviceToLaboratory = (service: ContactService): string => serviceWords[service]({}, { locale: 'es' });

/** The text of the chat. On English pages only the greeting says that the laboratory may answer in English. */
export const draftWords = (service: ContactService): DraftWords => ({
  greeting: m.draft_greeting(),
  lines: [m.draft_name, m.draft_phone, m.draft_email, m.draft_service, m.draft_message].map((line) =>
    line({ value: '{}' }),
  ),
  service: serviceToLaboratory(service),
});
