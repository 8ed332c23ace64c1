import { m } from '../../i18n/paraglide/messages.js';
import type { ContactService } from './contact-draft.ts';
import type { DraftWords } from './draft-text.ts';

/** What the form's select calls each service. */
export const serviceWords = {
  '': m.form_service_none,
  sangre: m.form_service_blood,
  orina: m.form_service_urine,
  microbiologia: m.form_service_microbiology,
  hormonas: m.form_service_hormones,
  otro: m.form_service_other,
} as const satisfies Record<ContactService, (inputs?: object, options?: { locale?: 'es' | 'en' }) => string>;

/** The words of the chat. The laboratory reads Spanish: on English pages only the greeting says that it may answer in English. */
export const draftWords = (): DraftWords => ({
  greeting: m.draft_greeting(),
  fields: {
    nombre: m.draft_name({ value: '{}' }),
    telefono: m.draft_phone({ value: '{}' }),
    email: m.draft_email({ value: '{}' }),
    servicio: m.draft_service({ value: '{}' }),
    mensaje: m.draft_message({ value: '{}' }),
  },
  services: {
    '': serviceWords['']({}, { locale: 'es' }),
    sangre: serviceWords.sangre({}, { locale: 'es' }),
    orina: serviceWords.orina({}, { locale: 'es' }),
    microbiologia: serviceWords.microbiologia({}, { locale: 'es' }),
    hormonas: serviceWords.hormonas({}, { locale: 'es' }),
    otro: serviceWords.otro({}, { locale: 'es' }),
  },
});
