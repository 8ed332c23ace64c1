import { asExamCode } from '../exams/codes/exam-code.ts';
import type { Exam, Turnaround } from '../exams/exam.ts';
import { examFaults } from '../exams/exam-faults.ts';
import { seemsSensitive } from '../exams/sensitive-exam.ts';
import { daysIn } from './cell-days.ts';
import { guarded, listOf, slugOf } from './cell-text.ts';
import { dateOf, timeInCell } from './cell-times.ts';
import { moneyOf, NUMBER, numberOf, wordOf } from './cell-values.ts';
import { folded, vocabularies } from './cell-vocabulary.ts';
import { columnAt } from './column-lookup.ts';
import { type ColumnKey, columnKeys, columns } from './columns.ts';
import { componentsOf } from './component-cell.ts';
import { preparationOf } from './preparation-record.ts';
import { CellRefusal, type OrRefusal } from './refusal.ts';
import { type Cells, type Offered, type TakeValue, wordsOrNone } from './row-cells.ts';
import { specimensOf } from './specimen-cell.ts';

/** A fault in a row: its column, the reason, and the cell's text. */
export interface RowFault {
  column: ColumnKey | null;
  reason: CellRefusal['reason'];
  value: string;
}

/** Writes an exam as the cells of a row, in the order of the columns. */
export const rowOf = (exam: Exam): string[] => columnKeys.map((key) => guarded(columns[key].write(exam)));

/**
 * Reads a row as an exam, or returns its faults. An empty cell with one obvious value gets that value (`docs/catalogue-import.md`).
 * `shapes` are those of the laboratory's exam codes.
 */
export function examOf(cell: Cells, shapes?: readonly string[]): { exam: Exam } | { faults: RowFault[] } {
  const faults: RowFault[] = [];
  const take: TakeValue = (column, read) => {
    if (!(read instanceof CellRefusal)) return read;
    faults.push({ column, reason: read.reason, value: read.value });
    return undefined;
  };
  const offered = {
    code: asExamCode(cell('codigo')),
    slug: cell('direccion_web') || slugOf(cell('nombre')),
    name: { es: cell('nombre'), en: cell('nombre_en') },
    synonyms: { es: listOf(cell('sinonimos')), en: listOf(cell('sinonimos_en')) },
    cups: cell('cups') || null,
    loinc: cell('loinc') || null,
    area: take('area', wordOf(vocabularies.area, cell('area'))),
    members: listOf(cell('integrantes')).map(asExamCode),
    equivalentTo: cell('equivale_a') === '' ? null : asExamCode(cell('equivale_a')),
    purpose: { es: cell('para_que_sirve'), en: cell('para_que_sirve_en') },
    askedFor: { es: cell('cuando_se_pide'), en: cell('cuando_se_pide_en') },
    notes: wordsOrNone(cell, 'notas', 'notas_en'),
    urgent: urgentOf(cell, take),
    preparation: preparationOf(cell, take),
    specimens: take('muestras', specimensOf(cell('muestras'))),
    method: wordsOrNone(cell, 'metodo', 'metodo_en'),
    performedBy: take('realiza', wordOf(vocabularies.performedBy, cell('realiza') || 'own')),
    turnaround: turnaroundOf(cell, take),
    components: take('componentes', componentsOf(cell('componentes'))),
    price: take('precio', moneyOf(cell('precio'))),
    counselling: take('asesoria', wordOf(vocabularies.counselling, cell('asesoria') || 'none')),
    prenatal: take('prenatal', wordOf(vocabularies.yesNo, cell('prenatal') || 'no')) === 'yes',
    status: take('estado', wordOf(vocabularies.status, cell('estado') || 'draft')),
    version: take('version', numberOf(cell('version'))) ?? 1,
    reviewedBy: cell('revisado_por'),
    reviewedOn: take('revisado_el', dateOf(cell('revisado_el'))),
  };
  const sensitive = take('reserva', cell('reserva') === '' ? null : wordOf(vocabularies.yesNo, cell('reserva')));
  const exam = { ...offered, sensitive: sensitive ? sensitive === 'yes' : seemsSensitive(offered) };
  const unread = new Set(faults.map(({ column }) => column));
  for (const { path, fault, value } of examFaults(exam, shapes)) {
    const column = columnAt(path);
    if (!unread.has(column)) faults.push({ column, reason: fault, value: shown(value) });
  }
  // The schema has found no faults, so this is an exam.
  return faults.length > 0 ? { faults } : { exam: exam as Exam };
}

/** The six columns of a warning belong together: a text without a kind of urgency means a forgotten cell. */
function urgentOf(cell: Cells, take: TakeValue): unknown {
  const isEmpty = columnKeys.every((key) => !key.startsWith('urgencia') || cell(key) === '');
  if (isEmpty) return null;
  return {
    use: take('urgencia', wordOf(vocabularies.urgentUse, cell('urgencia'))),
    sign: { es: cell('urgencia_senal'), en: cell('urgencia_senal_en') },
    action: { es: cell('urgencia_que_hacer'), en: cell('urgencia_que_hacer_en') },
    source: folded(cell('urgencia_fuente')),
  };
}

function turnaroundOf(cell: Cells, take: TakeValue): Offered<Turnaround> {
  return {
    runDays: take('dias_proceso', daysIn(cell('dias_proceso'))),
    cutOff: timeInCell(cell('hora_corte')),
    transportDays: take('dias_transporte', numberOf(cell('dias_transporte'))) ?? 0,
    report: take('entrega', reportOf(cell('entrega'))),
  };
}

/** '6 h', '3 días hábiles', '2 working days'. Calendar days would be a different promise, so they are refused. */
const reportTime = new RegExp(
  `^(${NUMBER})\\s*(?:(?:working|business|opening)\\s+)?(h|d)\\p{L}*(?:\\s+h[aá]bil(?:es)?)?$`,
  'iu',
);

/** '6 h', '3 d' */
function reportOf(text: string): OrRefusal<Turnaround['report']> {
  const [, digits = '', unit = ''] = reportTime.exec(text) ?? [];
  const count = numberOf(digits);
  if (count === null || count instanceof CellRefusal) return new CellRefusal('not-a-report-time', text);
  return unit.toLowerCase() === 'h' ? { hours: count } : { days: count };
}

/** The text of a field's value, for a report. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
