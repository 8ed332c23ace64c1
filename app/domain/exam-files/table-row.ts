/** A row of a file, with the line on which it begins, as the file's reader counts lines. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** The reasons for which a whole file is unusable. They are codes, and `file-fault-words.ts` has their sentences. */
export const fileFaults = [
  'missing',
  'folder',
  'unreadable',
  'empty',
  'too-big',
  'kind',
  'not-text',
  'not-a-workbook',
  'old-workbook',
  'bomb',
  'no-sheet',
  'broken-quotes',
  'no-exams',
  'no-columns',
  'repeated-columns',
  'mapping',
  'unwritable',
  'report-of-itself',
  'calendar-1904',
  'reading-stopped',
  'not-acceptable',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** Thrown for a file that is unusable as a whole. `detail` completes the sentence: 'has no such sheet: Hoja2' */
export class FileError extends Error {
  readonly fault: FileFault;
  readonly file: string;
  readonly detail: string;

  constructor(fault: FileFault, file: string, detail = '') {
    super(`${fault}: ${file} ${detail}`);
    this.fault = fault;
    this.file = file;
    this.detail = detail;
  }
}
