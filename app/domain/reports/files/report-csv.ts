import { BOM, csvLine } from '../../exam-files/csv-text.ts';
import type { ReadObservation } from '../report-changes.ts';

/** A value of a report with its words. */
export interface CsvValue extends ReadObservation {
  flagWords: string;
}

/** Names of the columns, in the reader's language. */
export type CsvHeadings = Readonly<Record<(typeof columns)[number], string>>;

const columns = [
  ...(['name', 'code', 'value', 'unit', 'range', 'flags', 'flagWords', 'status', 'method', 'comment'] as const),
] as const;

/** The values of a report for a spreadsheet, every text exactly as sent. */
export const reportCsv = (values: readonly CsvValue[], headings: CsvHeadings): string =>
  BOM +
  [columns.map((column) => headings[column]), ...values.map(cellsOf)]
    .map((cells) => csvLine(cells.map(inert)))
    .join('');

const cellsOf = (one: CsvValue): string[] =>
  columns.map((column) => (column === 'range' ? one.reference_range : (one[column] ?? '')));

/** A spreadsheet runs a cell that begins like a formula (OWASP, CSV injection). It does not run a number with a sign. */
const inert = (cell: string): string => (/^[=@\t\r]|^[+-](?![\d.])/.test(cell) ? `'${cell}` : cell);
