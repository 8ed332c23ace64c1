import { m } from '../../i18n/paraglide/messages.js';
import { serviceWords } from '../../views/contact/contact-service-words.ts';
import type { ContactService } from '../../views/contact/contact-services.ts';
import type { DraftWords } from './draft-text.ts';

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
