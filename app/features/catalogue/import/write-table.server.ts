import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { BOM, csvLine } from './csv-text.ts';
import { FileError } from './table-row.ts';

type Rows = AsyncIterable<readonly string[]>;

/** Writes rows, by the name of the file as CSV or as a workbook, and says how many. A file of that name is replaced when all is written. */
export async function writeTable(file: string, rows: Rows): Promise<number> {
  const kind = /\.(csv|xlsx)$/i.exec(file)?.[1]?.toLowerCase();
  if (kind === undefined) throw new FileError('kind', file);
  let count = 0;
  async function* counted(): AsyncGenerator<readonly string[]> {
    for await (const row of rows) {
      count++;
      yield row;
    }
  }
  const unfinished = `${file}.part`;
  try {
    await pipeline(Readable.from(csvBytes(counted())), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error instanceof Error && 'syscall' in error ? new FileError('unwritable', file) : error;
  }
  return count;
}

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
