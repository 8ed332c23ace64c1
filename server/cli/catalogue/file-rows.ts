import { readFile } from 'node:fs/promises';

import { type ColumnMapping, noMapping, readMapping } from '../../../app/domain/exam-files/column-mapping.ts';
import { fileRows } from '../../../app/domain/exam-files/file-rows.server.ts';
import type { ParsedRow } from '../../../app/domain/exam-files/import-types.ts';
import { fileSentence, type ReportLanguage } from '../../../app/domain/exam-files/report-words.ts';
import { FileError } from '../../../app/domain/exam-files/table-row.ts';
import { SetupError } from '../dependencies.mjs';

/** The rows of a file as exams. It prints the headings that are not read. */
export async function rowsOfFile(
  file: string,
  map: string | undefined,
  language: ReportLanguage,
): Promise<AsyncIterable<ParsedRow>> {
  const mapping = map === undefined ? noMapping : await mappingOf(map);
  return fileRows(file, mapping, (headings) => {
    if (headings.length === 0) return;
    const says = language === 'es' ? 'Columnas que no se leyeron' : 'Columns that were not read';
    console.log(`${says}: ${headings.join(', ')}.`);
  });
}

/** The same rows. Who retires what a file lacks retires everything by one that names no exam: it cannot be used. */
export async function* thatNameExams(rows: AsyncIterable<ParsedRow>, file: string): AsyncGenerator<ParsedRow> {
  let named = 0;
  for await (const row of rows) {
    if ('exam' in row || row.code !== '') named++;
    yield row;
  }
  if (named === 0) throw new FileError('no-exams', file);
}

async function mappingOf(file: string): Promise<ColumnMapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FileError(error.code === 'ENOENT' ? 'missing' : 'unreadable', file);
  });
  const mapping = readMapping(text);
  if ('faults' in mapping) throw new FileError('mapping', file, mapping.faults.join('; '));
  return mapping;
}

/** What is wrong with a file is one sentence for who named it. */
export async function inSentences<T>(language: ReportLanguage, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof FileError ? new SetupError(fileSentence(error, language)) : error;
  }
}
