import { asExamCode } from '../exams/codes/exam-code.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { examOf } from './exam-record.ts';
import type { ParsedRow } from './import-types.ts';
import { type Header, readHeader } from './read-header.ts';
import { FileError, type TableRow } from './table-row.ts';

/** Reads each row of a table as an exam, or as the faults of the row. `unknownColumns` receives the unknown headings. */
export async function* parsedRows(
  file: string,
  table: AsyncIterable<TableRow>,
  mapping: ColumnMapping,
  unknownColumns: (headings: readonly string[]) => void,
  codeShapes?: readonly string[],
): AsyncGenerator<ParsedRow> {
  let header: Header | null = null;
  let width = 0;
  for await (const { line, cells } of table) {
    if (isRemark(cells)) continue;
    if (header === null) {
      header = readHeader(cells, mapping);
      width = cells.length;
      if (header.repeated.length > 0) throw new FileError('repeated-columns', file, header.repeated.join(', '));
      if (header.missing.length > 0) throw new FileError('no-columns', file, header.missing.join(', '));
      unknownColumns(header.unknown);
      continue;
    }
    const cell = header.cellsOf(cells);
    const code = asExamCode(cell('codigo'));
    if (cells.slice(width).some((more) => more.trim() !== '')) {
      yield { line, code, faults: [{ column: null, reason: 'too-many-cells', value: `${cells.length} > ${width}` }] };
      continue;
    }
    const broken = header.columnsOf(cells, isError);
    if (broken.length > 0) {
      yield { line, code, faults: broken.map(({ column, value }) => ({ column, reason: 'spreadsheet-error', value })) };
      continue;
    }
    const read = examOf(cell, codeShapes);
    yield 'exam' in read ? { line, exam: read.exam } : { line, code, faults: read.faults };
  }
  if (header === null) throw new FileError('empty', file);
}

/** The errors that formulas leave, in Spanish and English: '#N/D', '#¡REF!', '#NAME?'. */
const error = /^#(?:N\/[AD]|[¡¿]?[\p{Lu}\d/]{3,8}[!?])$/u;
const isError = (cell: string): boolean => cell[0] === '#' && error.test(cell);

/**
 * An empty line, or an explanation in the template. A row with an error in its code is not a remark, because its exam would be missing
 * silently.
 */
const isRemark = (cells: readonly string[]): boolean => {
  const first = cells[0]?.trimStart() ?? '';
  return (first.startsWith('#') && !isError(first)) || cells.every((cell) => cell.trim() === '');
};
