import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';

import { CsvError, type Options, parse } from 'csv-parse';

import { FileError, type TableRow } from './table-row.ts';

/** A longer row is none of a catalogue, but a quotation mark that nobody closed. */
const MAX_ROW_CHARACTERS = 1024 * 1024;
const HEADING_WITHIN = 64 * 1024;

/** What Excel writes into the first line for itself: 'sep=;'. The bytes of the mark of UTF-8 may stand before it. */
const toldDelimiter = /^(?:\xef\xbb\xbf)?"?sep=([,;|\t])"?[,;|\t]*(?:\r?\n|\r)/i;

type Encoding = 'utf-8' | 'windows-1252';

/** The rows of a CSV file, its heading first. */
export async function* csvRows(file: string): AsyncGenerator<TableRow> {
  const { encoding, start } = await lookInto(file);
  const told = toldDelimiter.exec(start);
  /** The line on which the last whole row ended; rows that wait to be given are among them. */
  let ended = 0;
  const placed = (cells: string[], { lines }: { lines: number }): TableRow => {
    ended = lines;
    return { line: lines - lineEndsIn(cells), cells };
  };
  const parser = parse({
    bom: true,
    delimiter: told?.[1] ?? delimiterOf(start),
    from_line: told ? 2 : 1,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
    // Its types know of no record that becomes something else.
    on_record: placed as unknown as NonNullable<Options['on_record']>,
  });
  // What goes wrong on the way destroys the parser with it, and the loop below throws it.
  pipeline(encoding === 'utf-8' ? createReadStream(file) : Readable.from(utf8(file)), parser, () => {});
  try {
    yield* parser as AsyncIterable<TableRow>;
  } catch (error) {
    if (error instanceof CsvError) throw new FileError('broken-quotes', file, String(ended + 1));
    throw error;
  }
}

/** A spreadsheet of a Spanish Windows writes Windows-1252 without saying so: what is no UTF-8 is taken for that. */
async function lookInto(file: string): Promise<{ encoding: Encoding; start: string }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let start = '';
  for await (const chunk of bytesOf(file)) {
    if (start === '') start = headingOf(file, chunk);
    if (encoding === 'utf-8' && !decodes(decoder, chunk)) encoding = 'windows-1252';
  }
  return { encoding: decodes(decoder) ? encoding : 'windows-1252', start };
}

/** UTF-16 has a U+0000 in its first line. Further down one is a slip in a text: who reads its cell tells of it. */
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

async function* utf8(file: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252');
  for await (const chunk of bytesOf(file)) yield Buffer.from(decoder.decode(chunk, { stream: true }));
}

/** Without an encoding a file is read as buffers. */
const bytesOf = (file: string) => createReadStream(file) as AsyncIterable<Buffer>;

/** Which of them stands most often in the heading, outside quotation marks: 'código;nombre' → ';' */
function delimiterOf(start: string): string {
  const heading =
    /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start.replace(/^[\r\n]+/, ''))?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counted = [';', ',', '\t'].map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

const lineEndsIn = (record: readonly string[]): number =>
  record.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0);
