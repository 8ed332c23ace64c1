import type { Abstention, DwellPurpose, Preparation } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import { listOf, splitOn } from './cell-text.ts';
import { timeInCell } from './cell-times.ts';
import { NUMBER, numberOf, wordOf } from './cell-values.ts';
import { type CellVocabulary, folded, vocabularies } from './cell-vocabulary.ts';
import type { ColumnKey } from './columns.ts';
import { allOrRefusal, CellRefusal, type OrRefusal } from './refusal.ts';
import { type Cells, type Offered, type TakeValue, wordsOrNone } from './row-cells.ts';

/** Reads the columns of a preparation. */
export function preparationOf(cell: Cells, take: TakeValue): Offered<Preparation> {
  const number = (column: ColumnKey) => take(column, numberOf(cell(column)));
  const orNone = <Id extends string>(column: ColumnKey, words: CellVocabulary<Id>) =>
    cell(column) === '' ? null : take(column, wordOf(words, cell(column)));
  const yes = (column: ColumnKey) => {
    const said = orNone(column, vocabularies.yesNo);
    return said === undefined ? undefined : said === 'yes';
  };
  /** Whether both cells of a span have a value. A span with only one is a fault of the empty cell. */
  const isSpan = <T>(first: T | null | undefined, last: T | null | undefined, columnsOf: [ColumnKey, ColumnKey]) => {
    if ((first === null) === (last === null)) return first !== null;
    return take(first === null ? columnsOf[0] : columnsOf[1], new CellRefusal('one-of-two', '')) !== undefined;
  };
  const hours = [number('ayuno_min'), number('ayuno_max')];
  // A zero in both cells, or in the only filled one, means no fast.
  const [minHours, maxHours] = hours.every((count) => count === 0 || count === null) ? [null, null] : hours;
  const [first, last] = [number('ciclo_desde'), number('ciclo_hasta')];
  const [from, until] = [timeInCell(cell('hora_desde')) || null, timeInCell(cell('hora_hasta')) || null];
  return {
    fasting: isSpan(minHours, maxHours, ['ayuno_min', 'ayuno_max'])
      ? { minHours: minHours ?? 0, maxHours: maxHours ?? 0 }
      : null,
    abstentions: take('abstenciones', allOrRefusal(splitOn(cell('abstenciones'), ';').map(abstentionOf))),
    timeOfDay: isSpan(from, until, ['hora_desde', 'hora_hasta']) ? { from: from ?? '', until: until ?? '' } : null,
    cycleDays: isSpan(first, last, ['ciclo_desde', 'ciclo_hasta']) ? { from: first ?? 0, to: last ?? 0 } : null,
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

const abstention = new RegExp(`^(.+?)\\s+(${NUMBER})\\s*(?:[-–]\\s*(${NUMBER}))?\\s*h?$`, 'i');
const dose = new RegExp(`^(m[ií]n(?:imo|imum)?\\s+)?(${NUMBER})\\s*h?\\s*(?:después|despues|after)?$`, 'i');
/** 'alcohol 72', 'relaciones-sexuales 48-168' */
function abstentionOf(text: string): OrRefusal<Abstention> {
  const [, word = '', least = '', most = ''] = abstention.exec(text) ?? [];
  const of = vocabularies.abstention.idOf(word);
  if (word !== '' && of === null) return new CellRefusal('unknown-word', word);
  const [hours, maxHours] = [numberOf(least), numberOf(most)];
  if (of === null || hours === null || hours instanceof CellRefusal || maxHours instanceof CellRefusal)
    return new CellRefusal('not-an-abstention', text);
  return { of, hours, maxHours };
}

/** 'antes', '12 h después', 'mínimo 6 h después', and the drug */
function doseOf(text: string, of: Words): OrRefusal<Preparation['dose']> {
  if (text === '') return of.es === '' && of.en === '' ? null : new CellRefusal('one-of-two', '');
  if (['antes', 'valle', 'before', 'trough'].includes(folded(text))) return { of, at: 'trough' };
  const [, least, digits = ''] = dose.exec(text) ?? [];
  const hours = numberOf(digits);
  return hours === null || hours instanceof CellRefusal
    ? new CellRefusal('not-a-dose', text)
    : { of, at: 'after-hours', hours, atLeast: least !== undefined };
}

/** Lists from before this column give only the length of a stay. A rest took less than an hour, a curve longer. */
const SHORTEST_CURVE_MINUTES = 60;

function dwellPurposeOf(text: string, minutes: number): OrRefusal<DwellPurpose> {
  if (text !== '') return wordOf(vocabularies.dwellPurpose, text);
  return minutes > 0 && minutes < SHORTEST_CURVE_MINUTES ? 'rest' : 'test';
}

/** The items of two columns in pairs. Both languages must have equally many. */
function pairedLists(spanish: string, english: string): OrRefusal<Words[]> {
  const [es, en] = [listOf(spanish), listOf(english)];
  if (es.length !== en.length) return new CellRefusal('lists-differ', `${es.length} ≠ ${en.length}`);
  return es.map((sentence, at) => ({ es: sentence, en: en[at] ?? '' }));
}
