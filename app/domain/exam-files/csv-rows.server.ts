import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';

import { CsvError, type Options, parse } from 'csv-parse';

import { FileError, type TableRow } from './table-row.ts';

/** A longer row is not a catalog row but an unclosed quotation mark. */
const MAX_ROW_CHARACTERS = 1024 * 1024;
/** The heading must end within these bytes. */
const HEADING_WITHIN = 64 * 1024;

/** The first line that Excel writes for itself: 'sep=;'. A UTF-8 byte order mark may precede it. */
const declaredDelimiter = /^(?:\xef\xbb\xbf)?"?sep=([,;|\t])"?[,;|\t]*(?:\r?\n|\r)/i;

type Encoding = 'utf-8' | 'windows-1252';

/** The rows of a CSV file, the heading first. */
export async function* csvRows(file: string): AsyncGenerator<TableRow> {
  const { encoding, start } = await inspect(file);
  const declared = declaredDelimiter.exec(start);
  /** The line on which the last complete row ended, counting rows that are still buffered. */
  let ended = 0;
  const placed = (cells: string[], { lines }: { lines: number }): TableRow => {
    ended = lines;
    return { line: lines - lineEndsIn(cells), cells };
  };
  const parser = parse({
    bom: true,
    delimiter: declared?.[1] ?? delimiterOf(start),
    from_line: declared ? 2 : 1,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
    // The library's types do not allow a record to become another type.
    on_record: placed as unknown as NonNullable<Options['on_record']>,
  });
  // An error in the stream also destroys the parser, and the loop below throws it.
  pipeline(encoding === 'utf-8' ? createReadStream(file) : Readable.from(utf8(file)), parser, () => {});
  try {
    // `on_record` makes each record a row.
    yield* parser as AsyncIterable<TableRow>;
  } catch (error) {
    if (error instanceof CsvError) throw new FileError('broken-quotes', file, String(ended + 1));
    throw error;
  }
}

/**
 * Finds the encoding of a file, and returns its first bytes as text. A spreadsheet on a Spanish Windows writes Windows-1252 without a mark,
 * so any file that is not UTF-8 is read as Windows-1252.
 */
async function inspect(file: string): Promise<{ encoding: Encoding; start: string }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let start = '';
  for await (const chunk of bytesOf(file)) {
    if (start === '') start = headingOf(file, chunk);
    if (encoding === 'utf-8' && !decodes(decoder, chunk)) encoding = 'windows-1252';
  }
  return { encoding: decodes(decoder) ? encoding : 'windows-1252', start };
}

/** UTF-16 has a U+0000 in its first line. One further down is a typo in a text, and the cell's reader reports it. */
function headingOf(file: string, chunk: Buffer): string {
  const start = chunk.subarray(0, HEADING_WITHIN).toString('latin1');
  if (/^[^\n]*\0/.test(start)) throw new FileError('not-text', file);
  return start;
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Converts a Windows-1252 file to UTF-8. */
async function* utf8(file: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252');
  for await (const chunk of bytesOf(file)) yield Buffer.from(decoder.decode(chunk, { stream: true }));
}

/** Without an encoding, the stream yields buffers. */
const bytesOf = (file: string) => createReadStream(file) as AsyncIterable<Buffer>;

/** The most frequent delimiter in the heading, outside quotation marks: 'código;nombre' → ';' */
function delimiterOf(start: string): string {
  const heading =
    /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start.replace(/^[\r\n]+/, ''))?.[0].replace(/"[^"]*"/g, '') ?? '';
  const candidates = [';', ',', '\t'].map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }));
  return candidates.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** How many line ends the cells of a record contain. */
const lineEndsIn = (record: readonly string[]): number =>
  record.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0);
