import { z } from 'zod';

import { columnOf } from './column-lookup.ts';
import type { ColumnKey } from './columns.ts';

/** A heading of the site, in either language. */
const siteHeading = z.string().transform((heading, context) => {
  const key = columnOf(heading);
  if (key !== null) return key;
  context.addIssue({ code: 'custom', message: `«${heading}»` });
  return z.NEVER;
});

/** A record with headings of the site as its keys, each of them optional. */
const bySiteHeading = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .default({})
    .transform((given, context) => {
      const byColumn: Partial<Record<ColumnKey, z.infer<Value>>> = {};
      for (const [heading, item] of Object.entries(given)) {
        const key = columnOf(heading);
        if (key === null) context.addIssue({ code: 'custom', message: `«${heading}»` });
        else byColumn[key] = item;
      }
      return byColumn;
    });

/** A mapping file: how the columns of a laboratory's own list become those of the site (`docs/catalogue-import.md`). */
const mappingSchema = z.strictObject({
  /** The laboratory's heading → the site's heading. Null skips the column. */
  columns: z.record(z.string(), siteHeading.nullable()).default({}),
  /** The site's heading → the same value in every row. */
  constants: bySiteHeading(z.string()),
  /** The site's heading → the value for an empty cell. */
  defaults: bySiteHeading(z.string()),
  /** The site's heading → other cells, joined with a blank, for an empty cell. */
  derived: bySiteHeading(
    z.strictObject({ from: z.array(z.string()).min(1), as: z.enum(['code', 'slug', 'sentence']) }),
  ),
  /** The sheet of a workbook, by default the first. */
  sheet: z.string().optional(),
});
/** A valid mapping, by the site's column keys. */
export type ColumnMapping = z.infer<typeof mappingSchema>;

/** For a file with the site's own headings. */
export const noMapping: ColumnMapping = { columns: {}, constants: {}, defaults: {}, derived: {} };

/** Parses the mapping, or lists the faults in its text: 'columns.CUPS: «cupz»' */
export function readMapping(text: string): ColumnMapping | { faults: string[] } {
  const offered = parsedJson(text);
  if (offered === undefined) return { faults: ['JSON'] };
  const { data, error } = mappingSchema.safeParse(offered);
  return data ?? { faults: (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`) };
}

/** Undefined for text that is not JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
