import type { ObservationValue } from '../hl7/oru/observation-value.ts';
import type { IncomingDocument } from './incoming-report.ts';

/** The value that pages and files show in place of an attached document, in every language. */
export const DOCUMENT_VALUE = 'PDF';

/** Whether a stored value is an attached document. The bytes of a document are stored in `attachments`. */
export const isAttachedDocument = ({ value_type, value }: { value_type: string; value: string }): boolean =>
  value_type === 'ED' && value === DOCUMENT_VALUE;

type Encapsulated = Extract<ObservationValue, { kind: 'document' }>;

/** PDF readers accept the `%PDF-` header within the first 1,024 bytes (ISO 32000-1, note in annex H). */
const MAX_BEFORE_MARK = 1024;

/**
 * Decodes an encapsulated document by its encoding (ED-4). `bytes` is null unless the content is a PDF; the stated type of the document is
 * ignored.
 */
export function readAttachedDocument({ encoding, data }: Encapsulated): IncomingDocument {
  const bytes = decode((encoding ?? '').trim().toLowerCase(), data ?? '');
  return { bytes: bytes && isPdf(bytes) ? bytes : null };
}

function decode(encoding: string, data: string): Uint8Array | null {
  const text = data.replace(/\s/g, '');
  if (encoding === 'hex') return /^(?:[\da-f]{2})+$/i.test(text) ? Buffer.from(text, 'hex') : null;
  if (encoding === 'a') return Buffer.from(data, 'latin1');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
}

/** Whether the content is a PDF. The file name and the stated type are ignored. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_BEFORE_MARK)).includes('%PDF-');
