import { z } from 'zod';

import { meant, slugOf } from './cell-text.ts';
import { columnOf } from './column-lookup.ts';
import { type ColumnKey, columnKeys } from './columns.ts';
import type { Cells } from './exam-record.ts';

const ours = z.string().transform((heading, context) => {
  const key = columnOf(heading);
  if (key !== null) return key;
  context.addIssue({ code: 'custom', message: `«${heading}»` });
  return z.NEVER;
});

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

/** Keyed by the site's headings, each of them optional. */
const byOurs = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .default({})
    .transform((given, context) => {
      const read: Partial<Record<ColumnKey, z.infer<Value>>> = {};
      for (const [heading, item] of Object.entries(given)) {
        const key = columnOf(heading);
        if (key === null) context.addIssue({ code: 'custom', message: `«${heading}»` });
        else read[key] = item;
      }
      return read;
    });

/** How a laboratory's own list becomes the site's table: docs/catalogue-import.md. */
const mappingSchema = z.strictObject({
  /** The laboratory's heading → the site's heading. Null skips the column. */
  columns: z.record(z.string(), ours.nullable()).default({}),
  /** The site's heading → the same value in every row. */
  constants: byOurs(z.string()),
  /** The site's heading → the value for an empty cell. */
  defaults: byOurs(z.string()),
  /** The site's heading → other cells, joined with a blank, for an empty cell. */
  derived: byOurs(z.strictObject({ from: z.array(z.string()).min(1), as: z.enum(['code', 'slug', 'sentence']) })),
  /** The sheet of a workbook, by default the first. */
  sheet: z.string().optional(),
});
export type ColumnMapping = z.infer<typeof mappingSchema>;

export const noMapping: ColumnMapping = { columns: {}, constants: {}, defaults: {}, derived: {} };

/** Parses the mapping, or lists the faults in its text: 'columns.CUPS: «cupz»' */
export function readMapping(text: string): ColumnMapping | { faults: string[] } {
  const offered = parsed(text);
  if (offered === undefined) return { faults: ['JSON'] };
  const { data, error } = mappingSchema.safeParse(offered);
  return data ?? { faults: (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Header {
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

const needed: readonly ColumnKey[] = ['codigo', 'nombre'];

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
  const raw = (row: readonly string[], name: string): string => {
    const index = names.indexOf(name);
    const key = columnOf(name);
    return meant(row[index >= 0 ? index : ((key && place.get(key)) ?? -1)] ?? '');
  };
  const derive = (row: readonly string[], key: ColumnKey): string => {
    const how = derived[key];
    return how ? derivations[how.as](how.from.map((name) => raw(row, name)).join(' ')) : '';
  };
  const known = (key: ColumnKey) => place.has(key) || Object.hasOwn(constants, key) || Object.hasOwn(derived, key);
  return {
    cellsOf: (row) => (key) =>
      constants[key] ?? (meant(row[place.get(key) ?? -1] ?? '') || derive(row, key) || (defaults[key] ?? '')),
    columnsOf: (row, isSuch) =>
      row.flatMap((value, index) => {
        const column = isSuch(value) ? keys[index] : null;
        return column ? [{ column, value }] : [];
      }),
    unknown: names.filter((name, index) => name !== '' && keys[index] === null && !isUsed(name, mapping)),
    repeated,
    missing: columnKeys.filter((key) => needed.includes(key) && !known(key)),
  };
}

const isUsed = (name: string, { columns, derived }: ColumnMapping): boolean =>
  Object.hasOwn(columns, name) || Object.values(derived).some((how) => how?.from.includes(name));
