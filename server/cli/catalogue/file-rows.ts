import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type ColumnMapping, noMapping, readMapping } from '../../../app/domain/exam-files/column-mapping.ts';
import { fileSentence } from '../../../app/domain/exam-files/file-fault-words.ts';
import { rowsInSecondThread, rowsInThisThread } from '../../../app/domain/exam-files/file-rows.server.ts';
import type { ParsedRow } from '../../../app/domain/exam-files/import-types.ts';
import { FileError } from '../../../app/domain/exam-files/table-row.ts';
import type { Locale } from '../../../app/i18n/locale.ts';
import siteConfig from '../../../site.config.ts';
import { SetupError } from '../dependencies.mjs';

/** In bytes. A smaller file is read sooner than a second thread can start. */
const WORTH_A_THREAD = 512 * 1024;

/**
 * Reads the rows of a file as exams. `map` names a file that maps the file's headings to our columns. On a machine with a second core, a
 * second thread reads a large file. Prints the headings that it ignores.
 */
export async function rowsOfFile(
  file: string,
  map: string | undefined,
  language: Locale,
): Promise<AsyncIterable<ParsedRow>> {
  const mapping = map === undefined ? noMapping : await mappingOf(map);
  // The reader reports a file that does not exist.
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const rowsRead = size >= WORTH_A_THREAD && availableParallelism() > 1 ? rowsInSecondThread : rowsInThisThread;
  const unknownColumns = (headings: readonly string[]): void => {
    if (headings.length === 0) return;
    const says = language === 'es' ? 'Columnas que no se leyeron' : 'Columns that were not read';
    console.log(`${says}: ${headings.join(', ')}.`);
  };
  return rowsRead(file, mapping, unknownColumns, siteConfig.examCodes);
}

/** Passes the rows through. Throws if a file names no exam, because a command that retires missing exams would then retire all of them. */
export async function* thatNameExams(rows: AsyncIterable<ParsedRow>, file: string): AsyncGenerator<ParsedRow> {
  let named = 0;
  for await (const row of rows) {
    if ('exam' in row || row.code !== '') named++;
    yield row;
  }
  if (named === 0) throw new FileError('no-exams', file);
}

/** Throws `FileError` if the mapping cannot be read. */
async function mappingOf(file: string): Promise<ColumnMapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FileError(error.code === 'ENOENT' ? 'missing' : 'unreadable', file);
  });
  const mapping = readMapping(text);
  if ('faults' in mapping) throw new FileError('mapping', file, mapping.faults.join('; '));
  return mapping;
}

/** Runs a command, and turns its `FileError` into a `SetupError` with one sentence for the operator. */
export async function inSentences<T>(language: Locale, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof FileError ? new SetupError(fileSentence(error, language)) : error;
  }
}
