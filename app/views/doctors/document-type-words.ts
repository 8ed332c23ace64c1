import type { doctorDocumentTypes } from '../../domain/doctors/application-details.ts';
import { m } from '../../i18n/paraglide/messages.js';

export const doctorDocumentWords = {
  CC: m.document_type_cc,
  CE: m.document_type_ce,
  PA: m.document_type_pa,
  PT: m.document_type_pt,
} as const satisfies Record<(typeof doctorDocumentTypes)[number], () => string>;
