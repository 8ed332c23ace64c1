import type { ColumnMapping } from './column-mapping.ts';
import type { ParsedRow } from './import-types.ts';
import { parsedRows } from './parsed-rows.server.ts';
import { tableRows } from './table.server.ts';

/** The exams of a file, in its order. `unknownColumns` gets the headings that are not read. */
export const fileRows = (
  file: string,
  mapping: ColumnMapping,
  unknownColumns: (headings: readonly string[]) => void,
): AsyncGenerator<ParsedRow> => parsedRows(file, tableRows(file, mapping.sheet), mapping, unknownColumns);
