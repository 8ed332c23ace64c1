import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { BOM, csvLine } from './csv-text.ts';
import { FileError } from './table-row.ts';
import { type Sheet, xlsxBytes } from './xlsx-bytes.server.ts';

type Rows = Sheet['rows'];

/** The kind of file that the extension of a name gives. Throws for any other extension. */
export function kindNamed(file: string): 'csv' | 'xlsx' {
  const extension = /\.(csv|xlsx)$/i.exec(file)?.[1]?.toLowerCase();
  if (extension === 'csv' || extension === 'xlsx') return extension;
  throw new FileError('kind', file);
}

/**
 * Writes the first sheet as CSV, or all of them as a workbook, by the file's name. It replaces an existing file only after everything is
 * written.
 */
export async function writeTable(file: string, sheets: readonly [Sheet, ...Sheet[]]): Promise<void> {
  const unfinished = `${file}.part`;
  const bytes = kindNamed(file) === 'csv' ? csvBytes(sheets[0].rows) : xlsxBytes(sheets);
  try {
    await pipeline(Readable.from(bytes), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error instanceof Error && 'syscall' in error ? new FileError('unwritable', file) : error;
  }
}

/** Characters. */
const WRITE_AT_ONCE = 64 * 1024;

async function* csvBytes(rows: Rows): AsyncGenerator<string> {
  let text = BOM;
  for await (const row of rows) {
    text += csvLine(row);
    if (text.length < WRITE_AT_ONCE) continue;
    yield text;
    text = '';
  }
  yield text;
}
