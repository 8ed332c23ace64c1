import { asExamCode } from '../exams/codes/exam-code.ts';
import type { Abstention, DwellPurpose, Exam, Preparation, Turnaround } from '../exams/exam.ts';
import { examFaults } from '../exams/exam-faults.ts';
import type { Words } from '../exams/localized-text.ts';
import { seemsSensitive } from '../exams/sensitive-exam.ts';
import { daysIn } from './cell-days.ts';
import { guarded, listOf, slugOf, splitOn } from './cell-text.ts';
import { dateOf, timeInCell } from './cell-times.ts';
import { moneyOf, NUMBER, numberOf, wordOf } from './cell-values.ts';
import { type CellVocabulary, folded, vocabularies } from './cell-vocabulary.ts';
import { columnAt } from './column-lookup.ts';
import { type ColumnKey, columnKeys, columns } from './columns.ts';
import { componentsOf } from './component-cell.ts';
import { allRead, type Read, RowRefusal } from './refusal.ts';
import { specimensOf } from './specimen-cell.ts';

/** A fault in a row: its column, the reason, and the cell's text. */
export interface RowFault {
  column: ColumnKey | null;
  reason: RowRefusal['reason'];
  value: string;
}

/** The meaning of a cell in the row ('' for a missing cell). */
export type Cells = (column: ColumnKey) => string;

/** The cells of an exam, in the order of the columns. */
export const rowOf = (exam: Exam): string[] => columnKeys.map((key) => guarded(columns[key].write(exam)));

/** Reads a row. An empty cell with one obvious value gets that value: see `docs/catalogue-import.md`. */
export function examOf(cell: Cells, shapes?: readonly string[]): { exam: Exam } | { faults: RowFault[] } {
  const faults: RowFault[] = [];
  const take = <T>(column: ColumnKey, read: Read<T>): T | undefined => {
    if (!(read instanceof RowRefusal)) return read;
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
    status: take('estado', wordOf(vocabularies.status, cell('estado') || 'draft')),
    version: take('version', numberOf(cell('version'))) ?? 1,
    reviewedBy: cell('revisado_por'),
    reviewedOn: take('revisado_el', dateOf(cell('revisado_el'))),
  };
  const said = take('reserva', cell('reserva') === '' ? null : wordOf(vocabularies.yesNo, cell('reserva')));
  const exam = { ...offered, sensitive: said ? said === 'yes' : seemsSensitive(offered) };
  const unread = new Set(faults.map(({ column }) => column));
  for (const { path, fault, value } of examFaults(exam, shapes)) {
    const column = columnAt(path);
    if (!unread.has(column)) faults.push({ column, reason: fault, value: shown(value) });
  }
  // The schema has found no faults, so this is an exam.
  return faults.length > 0 ? { faults } : { exam: exam as Exam };
}

/** A field that was already refused is undefined. */
type Offered<T> = { [Key in keyof T]: T[Key] | undefined };
type Take = <T>(column: ColumnKey, read: Read<T>) => T | undefined;

function preparationOf(cell: Cells, take: Take): Offered<Preparation> {
  const number = (column: ColumnKey) => take(column, numberOf(cell(column)));
  const orNone = <Id extends string>(column: ColumnKey, words: CellVocabulary<Id>) =>
    cell(column) === '' ? null : take(column, wordOf(words, cell(column)));
  const yes = (column: ColumnKey) => {
    const said = orNone(column, vocabularies.yesNo);
    return said === undefined ? undefined : said === 'yes';
  };
  const pair = <T>(first: T | null | undefined, last: T | null | undefined, columnsOf: [ColumnKey, ColumnKey]) => {
    if ((first === null) === (last === null)) return first !== null;
    return take(first === null ? columnsOf[0] : columnsOf[1], new RowRefusal('one-of-two', '')) !== undefined;
  };
  const hours = [number('ayuno_min'), number('ayuno_max')];
  // A zero in both cells, or in the only filled one, means no fast.
  const [minHours, maxHours] = hours.every((count) => count === 0 || count === null) ? [null, null] : hours;
  const [first, last] = [number('ciclo_desde'), number('ciclo_hasta')];
  const [from, until] = [timeInCell(cell('hora_desde')) || null, timeInCell(cell('hora_hasta')) || null];
  return {
    fasting: pair(minHours, maxHours, ['ayuno_min', 'ayuno_max'])
      ? { minHours: minHours ?? 0, maxHours: maxHours ?? 0 }
      : null,
    abstentions: take('abstenciones', allRead(splitOn(cell('abstenciones'), ';').map(abstentionOf))),
    timeOfDay: pair(from, until, ['hora_desde', 'hora_hasta']) ? { from: from ?? '', until: until ?? '' } : null,
    cycleDays: pair(first, last, ['ciclo_desde', 'ciclo_hasta']) ? { from: first ?? 0, to: last ?? 0 } : null,
    withoutCycle: yes('sin_ciclo'),
    sameDay: yes('mismo_dia'),
    dwellMinutes: number('permanencia_min') ?? 0,
    dwellFor: take('permanencia_para', dwellPurposeOf(cell('permanencia_para'), number('permanencia_min') ?? 0)),
    posture: orNone('postura', vocabularies.posture),
    stimulus: wordsOrNone(cell, 'estimulo', 'estimulo_en'),
    collectedAt: timeInCell(cell('hora_recoleccion')) || null,
    urine: orNone('recoleccion_orina', vocabularies.urine),
    urineAdditive: orNone('conservante_orina', vocabularies.urineAdditive),
    dose: take('dosis', doseOf(cell('dosis'), { es: cell('medicamento'), en: cell('medicamento_en') })),
    instructions: take('indicaciones_en', pairedLists(cell('indicaciones'), cell('indicaciones_en'))),
  };
}

/** The six columns of a warning belong together: a text without a kind of urgency means a forgotten cell. */
function urgentOf(cell: Cells, take: Take): unknown {
  const isEmpty = columnKeys.every((key) => !key.startsWith('urgencia') || cell(key) === '');
  if (isEmpty) return null;
  return {
    use: take('urgencia', wordOf(vocabularies.urgentUse, cell('urgencia'))),
    sign: { es: cell('urgencia_senal'), en: cell('urgencia_senal_en') },
    action: { es: cell('urgencia_que_hacer'), en: cell('urgencia_que_hacer_en') },
    source: folded(cell('urgencia_fuente')),
  };
}

function turnaroundOf(cell: Cells, take: Take): Offered<Turnaround> {
  return {
    runDays: take('dias_proceso', daysIn(cell('dias_proceso'))),
    cutOff: timeInCell(cell('hora_corte')),
    transportDays: take('dias_transporte', numberOf(cell('dias_transporte'))) ?? 0,
    report: take('entrega', reportOf(cell('entrega'))),
  };
}

const abstention = new RegExp(`^(.+?)\\s+(${NUMBER})\\s*(?:[-–]\\s*(${NUMBER}))?\\s*h?$`, 'i');
const dose = new RegExp(`^(m[ií]n(?:imo|imum)?\\s+)?(${NUMBER})\\s*h?\\s*(?:después|despues|after)?$`, 'i');
/** '6 h', '3 días hábiles', '2 working days'. Calendar days would be a different promise, so they are refused. */
const reportTime = new RegExp(
  `^(${NUMBER})\\s*(?:(?:working|business|opening)\\s+)?(h|d)\\p{L}*(?:\\s+h[aá]bil(?:es)?)?$`,
  'iu',
);

/** 'alcohol 72', 'relaciones-sexuales 48-168' */
function abstentionOf(text: string): Read<Abstention> {
  const [, word = '', least = '', most = ''] = abstention.exec(text) ?? [];
  const of = vocabularies.abstention.idOf(word);
  if (word !== '' && of === null) return new RowRefusal('unknown-word', word);
  const [hours, maxHours] = [numberOf(least), numberOf(most)];
  if (of === null || hours === null || hours instanceof RowRefusal || maxHours instanceof RowRefusal)
    return new RowRefusal('not-an-abstention', text);
  return { of, hours, maxHours };
}

/** 'antes', '12 h después', 'mínimo 6 h después', and the drug */
function doseOf(text: string, of: Words): Read<Preparation['dose']> {
  if (text === '') return of.es === '' && of.en === '' ? null : new RowRefusal('one-of-two', '');
  if (['antes', 'valle', 'before', 'trough'].includes(folded(text))) return { of, at: 'trough' };
  const [, least, digits = ''] = dose.exec(text) ?? [];
  const hours = numberOf(digits);
  return hours === null || hours instanceof RowRefusal
    ? new RowRefusal('not-a-dose', text)
    : { of, at: 'after-hours', hours, atLeast: least !== undefined };
}

/** Lists from before this column give only the length of a stay. A rest took less than an hour, a curve longer. */
const SHORTEST_CURVE_MINUTES = 60;

const dwellPurposeOf = (text: string, minutes: number): Read<DwellPurpose> =>
  text === ''
    ? minutes > 0 && minutes < SHORTEST_CURVE_MINUTES
      ? 'rest'
      : 'test'
    : wordOf(vocabularies.dwellPurpose, text);

/** '6 h', '3 d' */
function reportOf(text: string): Read<Turnaround['report']> {
  const [, digits = '', unit = ''] = reportTime.exec(text) ?? [];
  const count = numberOf(digits);
  if (count === null || count instanceof RowRefusal) return new RowRefusal('not-a-report-time', text);
  return unit.toLowerCase() === 'h' ? { hours: count } : { days: count };
}

function wordsOrNone(cell: Cells, spanish: ColumnKey, english: ColumnKey): Words | null {
  const words = { es: cell(spanish), en: cell(english) };
  return words.es === '' && words.en === '' ? null : words;
}

function pairedLists(spanish: string, english: string): Read<Words[]> {
  const [es, en] = [listOf(spanish), listOf(english)];
  if (es.length !== en.length) return new RowRefusal('lists-differ', `${es.length} ≠ ${en.length}`);
  return es.map((sentence, at) => ({ es: sentence, en: en[at] ?? '' }));
}

const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
