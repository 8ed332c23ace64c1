import type { ObservationValue } from '../hl7/oru/observation-value.ts';
import type { IncomingDocument } from './incoming-report.ts';

/** A stored document shows as this word in every language and channel. */
export const DOCUMENT_VALUE = 'PDF';

/** Whether a stored value is an attached document: its bytes are a file of their own. */
export const isAttachedDocument = ({ value_type, value }: { value_type: string; value: string }): boolean =>
  value_type === 'ED' && value === DOCUMENT_VALUE;

type Encapsulated = Extract<ObservationValue, { kind: 'document' }>;

/** Readers of PDF accept the mark within the first kilobyte (ISO 32000-1, note in annex H). */
const MOST_BEFORE_MARK = 1024;

/** Decodes an encapsulated document by ED-4. What it says about itself counts for nothing: only a PDF is kept as one. */
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

/** Decides by the content, whatever a name or a type says. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MOST_BEFORE_MARK)).includes('%PDF-');
