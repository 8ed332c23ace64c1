import { instantOf } from '../laboratory/instant-of.ts';
import { isCalendarDate, minutesOf } from '../laboratory/opening-hours.ts';
import { DOCUMENT_VALUE, isPdf } from '../messages-in/attached-document.ts';
import type { IncomingObservation, IncomingOrder, SentCode } from '../messages-in/incoming-report.ts';
import type { ReportState } from '../messages-in/report-version.ts';
import type { EntryRow } from './entry-rows.ts';
import { typedFlag, type ValueFault, valueFault, valueTypeOf } from './typed-value.ts';

/** In bytes. A scanned report of ten pages has about three megabytes. */
export const MAX_PDF_BYTES = 5 * 1024 * 1024;
/** The maximum number of characters of a comment, a specimen, a method, or a name. */
const MAX_TEXT = 500;

/** The fault of a field. */
export type EntryFault =
  | ValueFault
  | 'no-results'
  | 'missing'
  | 'moment'
  | 'future'
  | 'preliminary'
  | 'no-pdf'
  | 'large-pdf'
  | 'unknown-value';

/** The names of the form's fields. The name of a value's field ends with its row's key. */
export const entryFields = {
  value: 'v-',
  note: 'c-',
  range: 'r-',
  collected: 'tomada',
  specimen: 'muestra',
  condition: 'estado-muestra',
  method: 'metodo',
  performer: 'laboratorio',
  comment: 'comentario',
  state: 'estado',
  pdf: 'pdf',
  withoutPdf: 'sin-pdf',
} as const;

/** The typed text of each field, as it goes back into the page. */
export type TypedEntry = Readonly<Record<string, string>>;

interface EntryContext {
  rows: readonly EntryRow[];
  now: Date;
  timeZone: string;
  /** A final version exists: a preliminary one would be set aside. */
  isSettled: boolean;
  /** The document of the version before, which stays unless it is replaced or removed. */
  document: Uint8Array | null;
}

/** The content of one report, without the order that it belongs to. */
export type EntryContent = Pick<
  IncomingOrder,
  'status' | 'collectedAt' | 'performer' | 'comment' | 'specimen' | 'observations'
>;

export interface EntryReading {
  typed: TypedEntry;
  /** By the name of the field. */
  faults: Readonly<Record<string, EntryFault>>;
  /** Null with a fault. */
  content: EntryContent | null;
}

/** Reads a posted form. Texts stay as they were typed, without the spaces around them. */
export async function readEntry(form: FormData, context: EntryContext): Promise<EntryReading> {
  const typed = typedTexts(form);
  const text = (name: string): string => typed[name]?.trim() ?? '';
  const faults: Record<string, EntryFault> = {};
  for (const name of Object.keys(typed))
    if (name.startsWith(entryFields.value) && !context.rows.some(({ key }) => name === entryFields.value + key))
      faults.valores = 'unknown-value';
  for (const { key, isNumeric } of context.rows) {
    const fault = valueFault(text(entryFields.value + key), isNumeric);
    if (fault) faults[entryFields.value + key] = fault;
    const note = textFault(text(entryFields.note + key));
    if (note) faults[entryFields.note + key] = note;
  }
  const collectedAt = readMoment(text(entryFields.collected), context);
  if (collectedAt.fault) faults[entryFields.collected] = collectedAt.fault;
  for (const name of [entryFields.specimen, entryFields.performer]) if (text(name) === '') faults[name] = 'missing';
  for (const name of ['specimen', 'condition', 'method', 'performer', 'comment'] as const) {
    const fault = textFault(text(entryFields[name]));
    if (fault) faults[entryFields[name]] = fault;
  }
  if (context.isSettled && text(entryFields.state) === 'preliminar') faults[entryFields.state] = 'preliminary';
  const file = await readFile(form, context, text(entryFields.withoutPdf) !== '');
  if (file.fault) faults[entryFields.pdf] = file.fault;
  const hasValues = context.rows.some(({ key }) => text(entryFields.value + key) !== '');
  if (!hasValues && !file.bytes && !file.fault) faults.valores ??= 'no-results';
  if (Object.keys(faults).length > 0) return { typed, faults, content: null };
  return { typed, faults, content: contentOf({ text, context, collectedAt: collectedAt.at, file: file.bytes }) };
}

function typedTexts(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') typed[name] ??= value.replace(/\r\n?/g, '\n');
  return typed;
}

function textFault(text: string): 'long' | 'control' | null {
  const fault = valueFault(text, false);
  return text.length > MAX_TEXT ? 'long' : fault === 'control' ? 'control' : null;
}

/** A phone's clock may be some minutes ahead of the server's. */
const CLOCK_AHEAD_MS = 5 * 60_000;
/** An earlier date of collection is a typing error. */
const EARLIEST_DATE = '2000-01-01';
/** '2026-11-17T07:15' → the date and the time. Some browsers add seconds. */
const momentPattern = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d(?:\.\d+)?)?$/;

/** Reads a moment on the laboratory's wall clock. */
function readMoment(
  text: string,
  { now, timeZone }: EntryContext,
): { at: string; fault: null } | { at: null; fault: 'missing' | 'moment' | 'future' } {
  if (text === '') return { at: null, fault: 'missing' };
  const [, date = '', time = ''] = momentPattern.exec(text) ?? [];
  if (!isCalendarDate(date) || date < EARLIEST_DATE) return { at: null, fault: 'moment' };
  const at = instantOf({ date, minutes: minutesOf(time) }, timeZone);
  if (at.getTime() > now.getTime() + CLOCK_AHEAD_MS) return { at: null, fault: 'future' };
  return { at: at.toISOString(), fault: null };
}

/** A browser sends an empty file if nobody chose one. */
async function readFile(
  form: FormData,
  { document }: EntryContext,
  isRemoved: boolean,
): Promise<{ bytes: Uint8Array | null; fault: 'no-pdf' | 'large-pdf' | null }> {
  const file = form.get(entryFields.pdf);
  if (!(file instanceof File) || (file.size === 0 && file.name === ''))
    return { bytes: isRemoved ? null : document, fault: null };
  if (file.size > MAX_PDF_BYTES) return { bytes: null, fault: 'large-pdf' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isPdf(bytes) ? { bytes, fault: null } : { bytes: null, fault: 'no-pdf' };
}

interface Read {
  text: (name: string) => string;
  context: EntryContext;
  collectedAt: string | null;
  file: Uint8Array | null;
}

function contentOf({ text, context, collectedAt, file }: Read): EntryContent {
  const method = text(entryFields.method) || null;
  const values = context.rows.flatMap((row) => observationOf(row, { text, method }));
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
    observations: [...values, ...documentOf(file, context.document)].map((one, at) => ({ ...one, at })),
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
