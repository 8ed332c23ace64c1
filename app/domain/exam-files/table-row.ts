/** A row of a file, with the line on which it begins, as the file's reader counts lines. */
export interface TableRow {
  line: number;
  cells: string[];
}

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

/** A file that is unusable as a whole. `file-fault-words.ts` has its sentence. */
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
