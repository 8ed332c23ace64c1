import { FileError, type TableRow } from './table-row.ts';
import { attributeOf, EndlessToken, unescapeCellText, XmlError, type XmlHandler, XmlScanner } from './xml-scanner.ts';
import { unpacked, type ZipEntry, zipEntries } from './zip-entries.server.ts';

const MAX_COLUMNS = 16_384;
/** The shared strings have to stay in memory. The limit is far above those of a catalog. */
const MAX_SHARED_CHARACTERS = 200_000_000;

/** The rows of a workbook's sheet (ECMA-376), by default the first, the heading first. */
export async function* xlsxRows(file: string, sheet: string | undefined): AsyncGenerator<TableRow> {
  const entries = await zipEntries(file);
  const shared = await sharedTexts(file, entries.get('xl/sharedStrings.xml'));
  const rows: TableRow[] = [];
  const part = entries.get(await pathOfSheet(file, entries, sheet));
  if (!part) throw new FileError('not-a-workbook', file);
  for await (const _ of scanned(
    file,
    part,
    sheetHandler(shared, (row) => rows.push(row)),
  ))
    yield* rows.splice(0);
}

/** Feeds an entry to a handler, and yields to the consumer after each chunk. */
async function* scanned(file: string, entry: ZipEntry, handler: XmlHandler): AsyncGenerator<void> {
  const scanner = new XmlScanner(handler);
  const decoder = new TextDecoder();
  try {
    for await (const chunk of unpacked(file, entry)) {
      scanner.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    scanner.write(decoder.decode());
    scanner.end();
  } catch (error) {
    if (error instanceof EndlessToken) throw new FileError('bomb', file);
    throw error instanceof XmlError ? new FileError('not-a-workbook', file) : error;
  }
  yield;
}

/** Scans a whole entry. */
async function scan(file: string, entry: ZipEntry | undefined, handler: XmlHandler): Promise<void> {
  if (!entry) throw new FileError('not-a-workbook', file);
  for await (const _ of scanned(file, entry, handler));
}

/** The entry of a sheet, by its name; without a name, that of the first: 'xl/worksheets/sheet1.xml' */
async function pathOfSheet(file: string, entries: Map<string, ZipEntry>, name: string | undefined): Promise<string> {
  const sheets: { name: string; id: string }[] = [];
  await scan(file, entries.get('xl/workbook.xml'), {
    open: (tag, attributes) => {
      // The 1904 calendar shifts all dates, and the cells do not show it.
      if (tag === 'workbookPr' && /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? ''))
        throw new FileError('calendar-1904', file);
      if (tag === 'sheet')
        sheets.push({ name: attributeOf(attributes, 'name') ?? '', id: attributeOf(attributes, 'id') ?? '' });
    },
  });
  const targets = new Map<string, string>();
  await scan(file, entries.get('xl/_rels/workbook.xml.rels'), {
    open: (tag, attributes) => {
      if (tag === 'Relationship')
        targets.set(attributeOf(attributes, 'Id') ?? '', attributeOf(attributes, 'Target') ?? '');
    },
  });
  const chosen = name === undefined ? sheets[0] : sheets.find((sheet) => sheet.name === name);
  if (!chosen) throw new FileError('no-sheet', file, name ?? '');
  const target = targets.get(chosen.id) ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The shared strings: cells of type 's' refer to them by index. */
async function sharedTexts(file: string, entry: ZipEntry | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!entry) return texts;
  let total = 0;
  const reader = textReader();
  await scan(file, entry, {
    open: reader.open,
    text: reader.text,
    close: (tag) => {
      reader.close(tag);
      if (tag !== 'si') return;
      const text = unescapeCellText(reader.take());
      total += text.length;
      if (total > MAX_SHARED_CHARACTERS) throw new FileError('bomb', file);
      texts.push(text);
    },
  });
  return texts;
}

/** Collects the text of `t` and `v`, without the phonetic guides for Japanese (`rPh`). */
function textReader() {
  let collected = '';
  let isText = false;
  let isPhonetic = false;
  return {
    open: (tag: string): void => {
      if (tag === 'rPh') isPhonetic = true;
      isText = (tag === 't' || tag === 'v') && !isPhonetic;
    },
    text: (text: string): void => {
      if (isText) collected += text;
    },
    close: (tag: string): void => {
      if (tag === 'rPh') isPhonetic = false;
      isText = false;
    },
    take: (): string => {
      const taken = collected;
      collected = '';
      return taken;
    },
  };
}

/** Collects the cells of each row, and gives the row at its end. */
function sheetHandler(shared: readonly string[], give: (row: TableRow) => void): XmlHandler {
  const reader = textReader();
  let row: TableRow = { line: 0, cells: [] };
  let column = -1;
  let type = '';
  return {
    open: (tag, attributes) => {
      if (tag === 'row') row = { line: Number(attributeOf(attributes, 'r') ?? row.line + 1), cells: [] };
      if (tag === 'c') {
        column = columnIndex(attributeOf(attributes, 'r')) ?? column + 1;
        type = attributeOf(attributes, 't') ?? 'n';
      }
      reader.open(tag);
    },
    text: reader.text,
    close: (tag) => {
      reader.close(tag);
      if (tag === 'c' && column < MAX_COLUMNS) {
        while (row.cells.length < column) row.cells.push('');
        const text = cellText(type, reader.take(), shared);
        if (text === undefined) throw new XmlError('a shared text that is not there');
        row.cells[column] = text;
      }
      if (tag !== 'row') return;
      give(row);
      column = -1;
    },
  };
}

/** The text of a cell by its type: 's' is the index of a shared string, 'n' a number. Undefined without that string. */
function cellText(type: string, text: string, shared: readonly string[]): string | undefined {
  if (type === 's') return shared[Number(text)];
  if (type !== 'n') return unescapeCellText(text);
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? text : String(number);
}

/** 'AB12' → 27 */
function columnIndex(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
