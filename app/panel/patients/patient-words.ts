import type { documentTypes } from '../../domain/messages-in/documents.ts';
import { m } from '../../i18n/paraglide/messages.js';

type DocumentType = (typeof documentTypes)[number];

const documentNames = {
  CC: m.document_cc,
  TI: m.document_ti,
  RC: m.document_rc,
  CE: m.document_ce,
  PA: m.document_pa,
  PT: m.document_pt,
  PE: m.document_pe,
  CN: m.document_cn,
  CD: m.document_cd,
  SC: m.document_sc,
  DE: m.document_de,
  MS: m.document_ms,
  AS: m.document_as,
} as const satisfies Record<DocumentType, () => string>;

export const documentTypeWords = (type: DocumentType): string => documentNames[type]();
