import { open, stat } from 'node:fs/promises';

import { csvRows } from './csv-rows.server.ts';
import { FileError, type TableRow } from './table-row.ts';
import { xlsxRows } from './xlsx-rows.server.ts';

/** Far more than 100,000 exams need. */
const MAX_BYTES = 1024 ** 3;

/**
 * The rows of a CSV file or of a workbook's sheet, the heading first. The content decides the format, and the file name has to match it.
 */
export async function* tableRows(file: string, sheet?: string): AsyncGenerator<TableRow> {
  if ((await kindOf(file)) === 'csv') yield* csvRows(file);
  else yield* xlsxRows(file, sheet);
}

/** Throws for a file that is missing, too big, or not what its name says. */
async function kindOf(file: string): Promise<'csv' | 'xlsx'> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) throw new FileError(found.code === 'ENOENT' ? 'missing' : 'unreadable', file);
  if (!found.isFile()) throw new FileError(found.isDirectory() ? 'folder' : 'unreadable', file);
  if (found.size === 0) throw new FileError('empty', file);
  if (found.size > MAX_BYTES) throw new FileError('too-big', file, '1 GB');
  const start = await firstBytes(file);
  const named = kindInName(file);
  if (start.startsWith('d0cf11e0')) throw new FileError('old-workbook', file);
  if (named === null) throw new FileError('kind', file);
  const isZip = start.startsWith('504b0304');
  if (named === 'xlsx' && !isZip) throw new FileError('not-a-workbook', file);
  if (named === 'csv' && isZip) throw new FileError('not-text', file);
  return named;
}

function kindInName(file: string): 'csv' | 'xlsx' | null {
  if (/\.xlsx$/i.test(file)) return 'xlsx';
  return /\.(?:csv|tsv|txt)$/i.test(file) ? 'csv' : null;
}

/** The first eight bytes, in hexadecimal. */
async function firstBytes(file: string): Promise<string> {
  const handle = await open(file).catch(() => {
    throw new FileError('unreadable', file);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await handle.close();
  }
}
