import { DOCUMENT_VALUE } from '../messages-in/attached-document.ts';
import type { IncomingObservation, IncomingOrder, SentCode } from '../messages-in/incoming-report.ts';
import type { ReportState } from '../messages-in/report-version.ts';
import { entryFields } from './entry-fields.ts';
import type { EntryRow } from './entry-rows.ts';
import { typedFlag, valueTypeOf } from './typed-value.ts';

/** The content of one report, without the order that it belongs to. */
export type EntryContent = Pick<
  IncomingOrder,
  'status' | 'collectedAt' | 'performer' | 'comment' | 'specimen' | 'observations'
>;

/** A form without a fault. */
interface SoundEntry {
  text: (name: string) => string;
  rows: readonly EntryRow[];
  /** The document of the version before, which stays unless it is replaced or removed. */
  document: Uint8Array | null;
  collectedAt: string | null;
  file: Uint8Array | null;
}

/** The content of a form without a fault. */
export function contentOf({ text, rows, document, collectedAt, file }: SoundEntry): EntryContent {
  const method = text(entryFields.method) || null;
  const values = rows.flatMap((row) => observationOf(row, { text, method }));
  return {
    status: stateOf(text(entryFields.state)),
    collectedAt,
    performer: text(entryFields.performer),
    comment: text(entryFields.comment) || null,
    specimen: {
      type: text(entryFields.specimen),
      collected_at: collectedAt,
      received_at: null,
      condition: text(entryFields.condition) || null,
    },
    observations: [...values, ...documentOf(file, document)].map((one, at) => ({ ...one, at })),
  };
}

const stateOf = (typed: string): ReportState => (typed === 'preliminar' ? 'preliminary' : 'final');

/** A value that was there and is gone is deleted: OBX-11 `D`. */
function observationOf(
  row: EntryRow,
  { text, method }: { text: (name: string) => string; method: string | null },
): Omit<IncomingObservation, 'at'>[] {
  const value = text(entryFields.value + row.key);
  if (value === '' && row.before === null) return [];
  const range = rangeOfRow(row, text(entryFields.range + row.key));
  const note = [text(entryFields.note + row.key), range.condition].filter(Boolean).join('\n');
  return [
    {
      code: row.code,
      code_system: row.codeSystem,
      sub_id: row.subId,
      name: row.name,
      value,
      unit: row.unit,
      value_type: valueTypeOf(value),
      reference_range: range.text,
      flags: typedFlag(value, range.text),
      status: value === '' ? 'D' : 'F',
      observed_at: null,
      comment: note || null,
      method,
      codes: codesOf(row.code, row.codeSystem, row.name),
      document: null,
    },
  ];
}

/** The only interval of the person's age and sex; of several, the one that the typist chose. */
function rangeOfRow({ ranges }: EntryRow, chosen: string): { text: string; condition: string } {
  const [only, ...others] = ranges;
  const range = others.length === 0 && chosen === '' ? only : ranges[/^\d+$/.test(chosen) ? Number(chosen) : -1];
  return { text: range?.text ?? '', condition: range?.interval?.condition?.es ?? '' };
}

const codesOf = (code: string, system: string, text: string): SentCode => ({
  codings: [{ code, system, text }],
  words: '',
});

const DOCUMENT_CODE = 'INFORME-PDF';
const DOCUMENT_NAME = 'Informe en PDF';

function documentOf(file: Uint8Array | null, before: Uint8Array | null): Omit<IncomingObservation, 'at'>[] {
  if (!file && !before) return [];
  return [
    {
      code: DOCUMENT_CODE,
      code_system: 'L',
      sub_id: '',
      name: DOCUMENT_NAME,
      value: file ? DOCUMENT_VALUE : '',
      value_type: 'ED',
      unit: '',
      reference_range: '',
      flags: '',
      status: file ? 'F' : 'D',
      observed_at: null,
      comment: null,
      method: null,
      codes: codesOf(DOCUMENT_CODE, 'L', DOCUMENT_NAME),
      document: file && { bytes: file },
    },
  ];
}
