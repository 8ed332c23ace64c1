import { cellContent, slugOf } from './cell-text.ts';
import { columnOf } from './column-lookup.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { type ColumnKey, columnKeys } from './columns.ts';
import type { Cells } from './row-cells.ts';

/** The meaning of a table's heading row. */
export interface Header {
  /** Returns the cells of a row by the site's columns, with the constants, defaults, and derived values of the mapping. */
  cellsOf: (row: readonly string[]) => Cells;
  /** The site's columns whose cell in this row satisfies the predicate. */
  columnsOf: (row: readonly string[], isSuch: (cell: string) => boolean) => { column: ColumnKey; value: string }[];
  /** Headings that are neither the site's nor mapped. The import ignores their cells. */
  unknown: string[];
  /** Columns that occur twice. */
  repeated: ColumnKey[];
  /** Required columns: without them, no row is an exam. */
  missing: ColumnKey[];
}

const required: readonly ColumnKey[] = ['codigo', 'nombre'];

/** Reads a heading row by a mapping. A heading that the mapping does not name is one of the site's, or unknown. */
export function readHeader(headings: readonly string[], mapping: ColumnMapping): Header {
  const names = headings.map((heading) => heading.trim());
  const keys = names.map((name) => (Object.hasOwn(mapping.columns, name) ? mapping.columns[name] : columnOf(name)));
  const place = new Map<ColumnKey, number>();
  const repeated: ColumnKey[] = [];
  for (const [index, key] of keys.entries()) {
    if (!key) continue;
    if (place.has(key)) repeated.push(key);
    else place.set(key, index);
  }
  const { constants, defaults, derived } = mapping;
  /** The cell below a heading of the file, or else the cell of the site's column with that heading. */
  const cellBelow = (row: readonly string[], name: string): string => {
    const key = columnOf(name);
    const ownIndex = names.indexOf(name);
    const index = ownIndex >= 0 || !key ? ownIndex : (place.get(key) ?? -1);
    return cellContent(row[index] ?? '');
  };
  const derive = (row: readonly string[], key: ColumnKey): string => {
    const how = derived[key];
    return how ? derivations[how.as](how.from.map((name) => cellBelow(row, name)).join(' ')) : '';
  };
  const hasValue = (key: ColumnKey) => place.has(key) || Object.hasOwn(constants, key) || Object.hasOwn(derived, key);
  return {
    cellsOf: (row) => (key) =>
      constants[key] ?? (cellContent(row[place.get(key) ?? -1] ?? '') || derive(row, key) || (defaults[key] ?? '')),
    columnsOf: (row, isSuch) =>
      row.flatMap((value, index) => {
        const column = isSuch(value) ? keys[index] : null;
        return column ? [{ column, value }] : [];
      }),
    unknown: names.filter((name, index) => name !== '' && keys[index] === null && !isMapped(name, mapping)),
    repeated,
    missing: columnKeys.filter((key) => required.includes(key) && !hasValue(key)),
  };
}

/** Whether the mapping names this heading of the file. */
const isMapped = (name: string, { columns, derived }: ColumnMapping): boolean =>
  Object.hasOwn(columns, name) || Object.values(derived).some((how) => how?.from.includes(name));

/** How a mapping derives a value from other cells. */
const derivations = {
  /** Turns a code of the laboratory into the form of the site's codes, always the same way: '901001' → 'JAB-001' */
  code: (text: string): string => {
    const digits = text.replace(/\D/g, '').padStart(6, '0').slice(-6);
    return `${digits.slice(0, 3).replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))}-${digits.slice(3)}`;
  },
  slug: slugOf,
  /** 'GLUCOSA EN SUERO' → 'Glucosa en suero' */
  sentence: (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
};
