import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, describe, expect, test } from 'vitest';

import { noMapping, readMapping } from './column-mapping.ts';
import { parsedRows } from './parsed-rows.server.ts';
import { readHeader } from './read-header.ts';
import { tableRows } from './table.server.ts';
import { FileError } from './table-row.ts';
import { writeTable } from './write-table.server.ts';
import { zipBytes } from './zip-bytes.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'tables-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function written(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(at(name), content);
  return at(name);
}

const rowsOf = (file: string, sheet?: string) => allOf(tableRows(file, sheet));
const cellsOf = async (file: string) => (await rowsOf(file)).map(({ cells }) => cells);
const faultOf = (file: string, sheet?: string) =>
  rowsOf(file, sheet).then(
    () => 'none',
    (error: unknown) => (error instanceof FileError ? error.fault : error),
  );

async function* each(rows: readonly (readonly string[])[]) {
  yield* rows;
}

describe('a CSV file', () => {
  test.each([';', ',', '\t'])('is read with «%s» between its cells', async (delimiter) => {
    const file = await written('d.csv', `código${delimiter}"a ${delimiter}, b; c"\r\nx${delimiter}"y\n""z"""\r\n`);
    expect(await cellsOf(file)).toEqual([
      ['código', `a ${delimiter}, b; c`],
      ['x', 'y\n"z"'],
    ]);
  });

  test.each([
    ['sep=;\r\na;"b,c"\r\n', ['a', 'b,c']],
    ['\uFEFFsep=,\na,b;c\n', ['a', 'b;c']],
    ['sep=\t\na\tb;c,d\n', ['a', 'b;c,d']],
  ])('may declare its delimiter, as Excel writes it: %j', async (text, cells) => {
    const file = await written('sep.csv', text);
    expect(await rowsOf(file)).toEqual([{ line: 2, cells }]);
  });

  test('reports the line on which a row begins', async () => {
    const file = await written('l.csv', 'a;b\n1;"x\ny\nz"\n\n2;w\n3;v\n');
    expect((await rowsOf(file)).map(({ line }) => line)).toEqual([1, 2, 6, 7]);
  });

  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('ñ;€\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFñ;€\n')],
    ['Windows-1252', Buffer.from([0xf1, 0x3b, 0x80, 0x0a])],
  ])('is read as %s', async (_, bytes) => {
    expect(await cellsOf(await written('e.csv', bytes))).toEqual([['ñ', '€']]);
  });

  test('is read as Windows-1252 even if the first accented letter comes late', async () => {
    const file = await written('late.csv', Buffer.concat([Buffer.from('a;b\n'.repeat(50_000)), Buffer.from([0xf1])]));
    expect((await cellsOf(file)).at(-1)).toEqual(['ñ']);
  });
});

describe('a workbook', () => {
  const rows = [['codigo', 'nombre'], ['', 'á < & > "\' _x000D_ \r\n\u0001 fin'], [], ['=1+1', '', '', 'x']];

  test('is read as it was written', async () => {
    await writeTable(at('w.xlsx'), [
      { name: 'Uno & dos', rows: each(rows) },
      { name: 'Otra', rows: each([['b']]) },
    ]);
    expect(await cellsOf(at('w.xlsx'))).toEqual(rows);
    expect(await rowsOf(at('w.xlsx'), 'Otra')).toEqual([{ line: 1, cells: ['b'] }]);
    expect(await faultOf(at('w.xlsx'), 'Ninguna')).toBe('no-sheet');
  });

  test('is read from another program: shared strings, numbers, prefixes, rich text', async () => {
    const part = (name: string, xml: string) => ({ name, content: Readable.from([xml]) });
    const parts = [
      part('xl/workbook.xml', '<x:workbook><x:sheets><x:sheet name="A" r:id="r1"/></x:sheets></x:workbook>'),
      part('xl/_rels/workbook.xml.rels', '<Relationships><Relationship Id="r1" Target="/xl/s.xml"/></Relationships>'),
      part('xl/sharedStrings.xml', '<sst><si><r><t>Gluc</t></r><r><t>osa</t></r><rPh><t>no</t></rPh></si></sst>'),
      part(
        'xl/s.xml',
        '<!-- > --><worksheet><sheetData><row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3"><v>1.25E1</v></c>' +
          '<c r="D3"/><c r="E3" t="b"><v>1</v></c></row></sheetData></worksheet>',
      ),
    ];
    await writeFile(at('o.xlsx'), Readable.from(zipBytes(parts)));
    expect(await rowsOf(at('o.xlsx'))).toEqual([{ line: 3, cells: ['', 'Glucosa', '12.5', '', '1'] }]);
  });
});

/** A workbook with one sheet of one row. */
const workbook =
  ({ cells = '', before = '', target = 's.xml', workbook: more = '' }) =>
  (file: string) => {
    const part = (name: string, xml: string) => ({ name, content: Readable.from([xml]) });
    const parts = [
      part('xl/workbook.xml', `<workbook>${more}<sheets><sheet name="A" r:id="r1"/></sheets></workbook>`),
      part('xl/_rels/workbook.xml.rels', `<R><Relationship Id="r1" Target="${target}"/></R>`),
      part('xl/s.xml', `${before}<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`),
    ];
    return writeFile(file, Readable.from(zipBytes(parts)));
  };

test('a CSV file with a U+0000 below its heading is text, and the cell keeps the character for its reader', async () => {
  await writeFile(at('nul.csv'), 'a;b\n1;x\u0000y\n');
  expect(await cellsOf(at('nul.csv'))).toEqual([
    ['a', 'b'],
    ['1', 'x\u0000y'],
  ]);
});

test('reads every kind of workbook cell: errors, booleans, formulas, rich text, empty', async () => {
  const cells =
    '<c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="b"><v>0</v></c><c r="C1" t="str"><f>A1&amp;"x"</f><v>x &amp; y</v></c>' +
    '<c r="D1" t="inlineStr"><is><r><t>Gluc</t></r><r><rPr><b/></rPr><t xml:space="preserve">osa </t></r></is></c>' +
    '<c r="F1" s="3"><v>46342</v></c><c r="G1"><f>1/0</f></c>';
  await workbook({ cells })(at('kinds.xlsx'));
  expect(await cellsOf(at('kinds.xlsx'))).toEqual([['#N/A', '0', 'x & y', 'Glucosa ', '', '46342', '']]);
});

describe('reports an unusable file', () => {
  const twentyTimes = (piece: string) =>
    Readable.from(Array.from({ length: 20 }, () => piece.repeat((1024 * 1024) / piece.length)));
  const bomb = (piece: string) => (file: string) =>
    writeFile(file, Readable.from(zipBytes([{ name: 'xl/workbook.xml', content: twentyTimes(piece) }])));

  test.each<[fault: string, name: string, make: (file: string) => Promise<unknown>]>([
    ['missing', 'none.csv', async () => {}],
    ['folder', 'folder.csv', (file) => mkdir(file)],
    ['empty', 'empty.csv', (file) => writeFile(file, '')],
    ['kind', 'list.pdf', (file) => writeFile(file, '%PDF')],
    ['not-text', 'workbook.csv', (file) => writeFile(file, 'PK\u0003\u0004')],
    ['not-text', 'utf16.csv', (file) => writeFile(file, Buffer.from('a;b', 'utf16le'))],
    ['not-a-workbook', 'text.xlsx', (file) => writeFile(file, 'a;b')],
    ['not-a-workbook', 'cut.xlsx', (file) => writeFile(file, 'PK\u0003\u0004 and no end')],
    ['old-workbook', 'old.xlsx', (file) => writeFile(file, Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
    ['not-a-workbook', 'shared.xlsx', workbook({ cells: '<c t="s"><v>3</v></c>' })],
    ['not-a-workbook', 'sheetless.xlsx', workbook({ target: 'elsewhere.xml' })],
    ['not-a-workbook', 'broken.xlsx', workbook({ cells: '<c t="inlineStr"><is><t' })],
    ['not-a-workbook', 'unclosed.xlsx', workbook({ cells: '<c><v>1</v>' })],
    ['not-a-workbook', 'entity.xlsx', workbook({ before: '<!DOCTYPE a [<!ENTITY a "aaaa">]>' })],
    ['calendar-1904', 'mac.xlsx', workbook({ workbook: '<workbookPr date1904="1"/>' })],
    ['broken-quotes', 'quotes.csv', (file) => writeFile(file, 'a;b\n"c";"d\n')],
    ['bomb', 'blank.xlsx', bomb(' ')],
    ['bomb', 'many.xlsx', bomb('<a/>')],
    [
      'too-big',
      'huge.csv',
      async (file) => {
        // A sparse file of two gigabytes.
        const handle = await open(file, 'w');
        await handle.truncate(2 * 1024 ** 3);
        await handle.close();
      },
    ],
  ])('%s: %s', async (fault, name, make) => {
    await make(at(name));
    expect(await faultOf(at(name))).toBe(fault);
  });
});

describe('a column mapping', () => {
  test('makes drafts of a public list', async () => {
    const file = await written(
      'cups.csv',
      'cups,nombre,grupo\n902210,HEMOGRAMA IV,902\n903841,"GLUCOSA EN SUERO",903\n',
    );
    const mapping = readMapping(
      JSON.stringify({
        columns: { grupo: null, nombre: null },
        constants: { status: 'borrador', area: 'química', reviewed_by: 'lista CUPS', reviewed_on: '2026-11-16' },
        defaults: {
          para_que_sirve: 'Por redactar.',
          purpose_en: 'To be written.',
          cuando_se_pide: 'Por redactar.',
          asked_for_en: 'To be written.',
          dias_proceso: 'lunes',
          hora_corte: '14:00',
          entrega: '2 d',
        },
        derived: {
          codigo: { from: ['cups'], as: 'code' },
          nombre: { from: ['nombre'], as: 'sentence' },
          nombre_en: { from: ['nombre'], as: 'sentence' },
          direccion_web: { from: ['nombre', 'cups'], as: 'slug' },
        },
      }),
    );
    if ('faults' in mapping) throw new Error(mapping.faults.join());
    const unknown: string[] = [];
    const rows = await allOf(parsedRows(file, tableRows(file), mapping, (names) => unknown.push(...names)));
    expect(rows).toMatchObject([
      { line: 2, exam: { code: 'JAC-210', cups: '902210', name: { es: 'Hemograma iv' }, status: 'draft' } },
      { line: 3, exam: { code: 'JAD-841', slug: 'glucosa-en-suero-903841', area: 'chemistry' } },
    ]);
    expect(unknown).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'JSON'],
    ['a column that is not ours', '{"columns":{"A":"precios"}}', 'columns.A: «precios»'],
    ['an unknown key', '{"colums":{}}', 'colums'],
  ])('with %s is refused', (_, text, fault) => {
    const read = readMapping(text);
    expect('faults' in read && read.faults.join()).toContain(fault);
  });

  test('accepts headings in any order and either language, and lists unknown, repeated, and missing ones', () => {
    const header = readHeader(['NAME_ES', 'Observaciones', 'Código', 'code'], noMapping);
    expect(header.cellsOf(['Urea', '', 'QUI-002'])('nombre')).toBe('Urea');
    expect(header).toMatchObject({ unknown: ['Observaciones'], repeated: ['codigo'], missing: [] });
    expect(readHeader(['cups'], noMapping).missing).toEqual(['codigo', 'nombre']);
  });
});
