import { BOM, csvLine } from '../../exam-files/csv-text.ts';
import type { ReadObservation } from '../report-changes.ts';

/** A value of a report, with the text of its flag. */
export interface CsvValue extends ReadObservation {
  flagWords: string;
}

/** The column names, in the reader's language. */
export type CsvHeadings = Readonly<Record<(typeof columns)[number], string>>;

const columns = [
  ...(['name', 'code', 'value', 'unit', 'range', 'flags', 'flagWords', 'status', 'method', 'comment'] as const),
] as const;

/** Returns the values of a report as CSV for a spreadsheet, with every text exactly as sent. */
export const reportCsv = (values: readonly CsvValue[], headings: CsvHeadings): string =>
  BOM +
  [columns.map((column) => headings[column]), ...values.map(cellsOf)]
    .map((cells) => csvLine(cells.map(inert)))
    .join('');

const cellsOf = (one: CsvValue): string[] =>
  columns.map((column) => (column === 'range' ? one.reference_range : (one[column] ?? '')));

/**
 * Prefixes a cell that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection). Numbers with a sign stay as they
 * are.
 */
const inert = (cell: string): string => (/^[=@\t\r]|^[+-](?![\d.])/.test(cell) ? `'${cell}` : cell);
