import { Readable } from 'node:stream';

import { escapeCellText } from './xml-scanner.ts';
import { type ZipPart, zipBytes } from './zip-bytes.server.ts';

/** A sheet of a workbook: its name and its rows of texts. */
export interface Sheet {
  name: string;
  rows: AsyncIterable<readonly string[]>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Namespaces and content types of ECMA-376. */
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Writes a workbook (ECMA-376) whose cells are all text, so that a code keeps its zeros and nothing becomes a date. */
export function xlsxBytes(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const each = (write: (index: number, sheet: Sheet) => string) =>
    sheets.map((sheet, index) => write(index + 1, sheet)).join('');
  const parts: ZipPart[] = [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each(
        (index) => `<Override PartName="/xl/worksheets/sheet${index}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
      )}</Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(
        (index, { name }) => `<sheet name="${escapeCellText(name)}" sheetId="${index}" r:id="rId${index}"/>`,
      )}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${each(
        (index) => `<Relationship Id="rId${index}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index}.xml"/>`,
      )}</Relationships>`,
    ),
    ...sheets.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: Readable.from(sheetXml(rows)),
    })),
  ];
  return zipBytes(parts);
}

const part = (name: string, xml: string): ZipPart => ({ name, content: Readable.from([XML + xml]) });

/** Characters. */
const WRITE_AT_ONCE = 64 * 1024;

async function* sheetXml(rows: Sheet['rows']): AsyncGenerator<string> {
  let text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let line = 0;
  for await (const row of rows) {
    line++;
    text += `<row r="${line}">${row.map((cell, index) => cellXml(cell, `${columnName(index)}${line}`)).join('')}</row>`;
    if (text.length < WRITE_AT_ONCE) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

const cellXml = (cell: string, place: string): string =>
  cell === '' ? '' : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeCellText(cell)}</t></is></c>`;

/** 27 → 'AB' */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
