import { BOM, csvLine } from '../../exam-files/csv-text.ts';
import { wallClock } from '../../laboratory/opening-hours.ts';
import type { ReadObservation } from '../report-changes.ts';

/** A value of a report, with its patient, exam, and dates. `name` is the catalog's, if it has one. */
export interface CsvValue extends ReadObservation {
  patient: string;
  document: string;
  exam: string;
  flagWords: string;
  /** '2026-11-17 06:45', '2026-11-17', or '' */
  collected: string;
  released: string;
}

/** The columns in their order. Decision 85 says what each holds. */
const columns = [
  ...(['patient', 'document', 'exam', 'name', 'value', 'unit', 'reference_range', 'flagWords'] as const),
  ...(['collected', 'released', 'code', 'flags', 'status', 'method', 'comment'] as const),
] as const;

/** The column names, in the reader's language. */
export type CsvHeadings = Readonly<Record<(typeof columns)[number], string>>;

/** Returns values as CSV for a spreadsheet, with every text exactly as sent. */
export const reportCsv = (values: readonly CsvValue[], headings: CsvHeadings, separator: ';' | ','): string =>
  BOM +
  [headings, ...values]
    .map((row) =>
      csvLine(
        columns.map((column) => inert(row[column] ?? '')),
        separator,
      ),
    )
    .join('');

/**
 * Prefixes a cell that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection). Only a number alone may begin with a
 * sign.
 */
const inert = (cell: string): string => (FORMULA.test(cell) && !SIGNED_NUMBER.test(cell) ? `'${cell}` : cell);
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const SIGNED_NUMBER = /^[+-]\d+(?:[.,]\d+)?$/;

/** The form of a date that spreadsheets in every language read as one: ('2026-11-17T11:45:00Z', 'America/Bogota') → '2026-11-17 06:45' */
export function spreadsheetTime(moment: string | null, timeZone: string): string {
  if (moment === null || moment.length === 10) return moment ?? '';
  const { date, minutes } = wallClock(new Date(moment), timeZone);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
