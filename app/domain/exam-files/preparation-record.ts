import type { Abstention, DwellPurpose, Preparation } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import { listOf, splitOn } from './cell-text.ts';
import { timeInCell } from './cell-times.ts';
import { NUMBER, numberOf, wordOf } from './cell-values.ts';
import { type CellVocabulary, folded, vocabularies } from './cell-vocabulary.ts';
import type { ColumnKey } from './columns.ts';
import { allOrRefusal, CellRefusal, type OrRefusal } from './refusal.ts';
import { type Cells, type Offered, type TakeValue, wordsOrNone } from './row-cells.ts';

/** Builds an exam's preparation from its cells. `take` returns a value, or reports a refusal and returns undefined. */
export function preparationOf(cell: Cells, take: TakeValue): Offered<Preparation> {
  const number = (column: ColumnKey) => take(column, numberOf(cell(column)));
  const wordOrNull = <Id extends string>(column: ColumnKey, words: CellVocabulary<Id>) =>
    cell(column) === '' ? null : take(column, wordOf(words, cell(column)));
  const isYes = (column: ColumnKey) => {
    const answer = wordOrNull(column, vocabularies.yesNo);
    return answer === undefined ? undefined : answer === 'yes';
  };
  /** Whether both cells of a range have a value. If only one has, reports the empty one. */
  const hasBothOrReport = <T>(
    first: T | null | undefined,
    last: T | null | undefined,
    columnsOf: [ColumnKey, ColumnKey],
  ) => {
    if ((first === null) === (last === null)) return first !== null;
    take(first === null ? columnsOf[0] : columnsOf[1], new CellRefusal('one-of-two', ''));
    return false;
  };
  const hours = [number('ayuno_min'), number('ayuno_max')];
  // A zero in both cells, or in the only filled one, means no fast.
  const [minHours, maxHours] = hours.every((count) => count === 0 || count === null) ? [null, null] : hours;
  const [first, last] = [number('ciclo_desde'), number('ciclo_hasta')];
  const [from, until] = [timeInCell(cell('hora_desde')) || null, timeInCell(cell('hora_hasta')) || null];
  return {
    fasting: hasBothOrReport(minHours, maxHours, ['ayuno_min', 'ayuno_max'])
      ? { minHours: minHours ?? 0, maxHours: maxHours ?? 0 }
      : null,
    abstentions: take('abstenciones', allOrRefusal(splitOn(cell('abstenciones'), ';').map(abstentionOf))),
    timeOfDay: hasBothOrReport(from, until, ['hora_desde', 'hora_hasta'])
      ? { from: from ?? '', until: until ?? '' }
      : null,
    cycleDays: hasBothOrReport(first, last, ['ciclo_desde', 'ciclo_hasta'])
      ? { from: first ?? 0, to: last ?? 0 }
      : null,
    withoutCycle: isYes('sin_ciclo'),
    sameDay: isYes('mismo_dia'),
    dwellMinutes: number('permanencia_min') ?? 0,
    dwellFor: take('permanencia_para', dwellPurposeOf(cell('permanencia_para'), number('permanencia_min') ?? 0)),
    posture: wordOrNull('postura', vocabularies.posture),
    stimulus: wordsOrNone(cell, 'estimulo', 'estimulo_en'),
    collectedAt: timeInCell(cell('hora_recoleccion')) || null,
    urine: wordOrNull('recoleccion_orina', vocabularies.urine),
    urineAdditive: wordOrNull('conservante_orina', vocabularies.urineAdditive),
    dose: take('dosis', doseOf(cell('dosis'), { es: cell('medicamento'), en: cell('medicamento_en') })),
    instructions: take('indicaciones_en', pairedLists(cell('indicaciones'), cell('indicaciones_en'))),
    stayInstructions: take(
      'indicaciones_permanencia_en',
      pairedLists(cell('indicaciones_permanencia'), cell('indicaciones_permanencia_en')),
    ),
  };
}

const abstention = new RegExp(`^(.+?)\\s+(${NUMBER})\\s*(?:[-–]\\s*(${NUMBER}))?\\s*h?$`, 'i');
const dose = new RegExp(`^(m[ií]n(?:imo|imum)?\\s+)?(${NUMBER})\\s*h?\\s*(?:después|despues|after)?$`, 'i');
/** Parses an abstention: 'alcohol 72', 'relaciones-sexuales 48-168' */
function abstentionOf(text: string): OrRefusal<Abstention> {
  const [, word = '', least = '', most = ''] = abstention.exec(text) ?? [];
  const of = vocabularies.abstention.idOf(word);
  if (word !== '' && of === null) return new CellRefusal('unknown-word', word);
  const [hours, maxHours] = [numberOf(least), numberOf(most)];
  if (of === null || hours === null || hours instanceof CellRefusal || maxHours instanceof CellRefusal)
    return new CellRefusal('not-an-abstention', text);
  return { of, hours, maxHours };
}

/** Parses the time of a dose, and adds its drug (`of`): 'antes', '12 h después', 'mínimo 6 h después' */
function doseOf(text: string, of: Words): OrRefusal<Preparation['dose']> {
  if (text === '') return of.es === '' && of.en === '' ? null : new CellRefusal('one-of-two', '');
  if (['antes', 'valle', 'before', 'trough'].includes(folded(text))) return { of, at: 'trough' };
  const [, least, digits = ''] = dose.exec(text) ?? [];
  const hours = numberOf(digits);
  return hours === null || hours instanceof CellRefusal
    ? new CellRefusal('not-a-dose', text)
    : { of, at: 'after-hours', hours, atLeast: least !== undefined };
}

/**
 * Older lists have no `permanencia_para` column, only the length of the stay. Stays under an hour were rests; longer ones were curves
 * (`test`).
 */
const SHORTEST_CURVE_MINUTES = 60;

function dwellPurposeOf(text: string, minutes: number): OrRefusal<DwellPurpose> {
  if (text !== '') return wordOf(vocabularies.dwellPurpose, text);
  return minutes > 0 && minutes < SHORTEST_CURVE_MINUTES ? 'rest' : 'test';
}

/** Pairs the items of two columns. Both languages must have the same number of items. */
function pairedLists(spanish: string, english: string): OrRefusal<Words[]> {
  const [es, en] = [listOf(spanish), listOf(english)];
  if (es.length !== en.length) return new CellRefusal('lists-differ', `${es.length} ≠ ${en.length}`);
  return es.map((sentence, at) => ({ es: sentence, en: en[at] ?? '' }));
}
