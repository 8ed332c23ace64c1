import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { ContactService } from './contact-services.ts';

/** The form's label for each service. */
export const serviceWords = {
  '': m.form_service_none,
  sangre: m.form_service_blood,
  orina: m.form_service_urine,
  microbiologia: m.form_service_microbiology,
  hormonas: m.form_service_hormones,
  otro: m.form_service_other,
} as const satisfies Record<ContactService, (inputs?: object, options?: { locale?: Locale }) => string>;
