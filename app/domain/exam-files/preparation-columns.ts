import { vocabularies } from './cell-vocabulary.ts';
import type { Column } from './column.ts';
import { abstentionsCell, doseCell, preparationCell, sentencesCell, wordsCell } from './exam-cells.ts';

const { dwellPurpose, posture, urine, urineAdditive, yesNo } = vocabularies;

/** The columns of a catalog file that hold the preparation, in the order of an export, by their Spanish headings. */
export const preparationColumns = {
  ayuno_min: {
    english: 'fasting_min_hours',
    paths: ['preparation.fasting.minHours', 'preparation.fasting'],
    write: preparationCell(({ fasting }) => fasting?.minHours),
  },
  ayuno_max: {
    english: 'fasting_max_hours',
    paths: ['preparation.fasting.maxHours'],
    write: preparationCell(({ fasting }) => fasting?.maxHours),
  },
  abstenciones: { english: 'abstentions', paths: ['preparation.abstentions'], write: preparationCell(abstentionsCell) },
  hora_desde: {
    english: 'time_from',
    paths: ['preparation.timeOfDay.from', 'preparation.timeOfDay'],
    write: preparationCell(({ timeOfDay }) => timeOfDay?.from),
  },
  hora_hasta: {
    english: 'time_until',
    paths: ['preparation.timeOfDay.until'],
    write: preparationCell(({ timeOfDay }) => timeOfDay?.until),
  },
  ciclo_desde: {
    english: 'cycle_day_from',
    paths: ['preparation.cycleDays.from', 'preparation.cycleDays'],
    write: preparationCell(({ cycleDays }) => cycleDays?.from),
  },
  ciclo_hasta: {
    english: 'cycle_day_to',
    paths: ['preparation.cycleDays.to'],
    write: preparationCell(({ cycleDays }) => cycleDays?.to),
  },
  sin_ciclo: {
    english: 'without_cycle',
    paths: ['preparation.withoutCycle'],
    write: preparationCell(({ withoutCycle }) => yesNo.spanish[withoutCycle ? 'yes' : 'no']),
  },
  mismo_dia: {
    english: 'same_day',
    paths: ['preparation.sameDay'],
    write: preparationCell(({ sameDay }) => yesNo.spanish[sameDay ? 'yes' : 'no']),
  },
  permanencia_min: {
    english: 'dwell_minutes',
    paths: ['preparation.dwellMinutes'],
    write: preparationCell(({ dwellMinutes }) => dwellMinutes),
  },
  permanencia_para: {
    english: 'dwell_for',
    paths: ['preparation.dwellFor'],
    write: preparationCell(({ dwellFor }) => dwellPurpose.spanish[dwellFor]),
  },
  postura: {
    english: 'posture',
    paths: ['preparation.posture'],
    write: preparationCell(({ posture: of }) => (of === null ? null : posture.spanish[of])),
  },
  estimulo: {
    english: 'stimulus_es',
    paths: ['preparation.stimulus.es', 'preparation.stimulus'],
    write: wordsCell(({ preparation: of }) => of.stimulus, 'es'),
  },
  estimulo_en: {
    english: 'stimulus_en',
    paths: ['preparation.stimulus.en'],
    write: wordsCell(({ preparation: of }) => of.stimulus, 'en'),
  },
  hora_recoleccion: {
    english: 'collection_time',
    paths: ['preparation.collectedAt'],
    write: preparationCell(({ collectedAt }) => collectedAt),
  },
  recoleccion_orina: {
    english: 'urine_collection',
    paths: ['preparation.urine'],
    write: preparationCell(({ urine: of }) => (of === null ? null : urine.spanish[of])),
  },
  conservante_orina: {
    english: 'urine_additive',
    paths: ['preparation.urineAdditive'],
    write: preparationCell(({ urineAdditive: of }) => (of === null ? null : urineAdditive.spanish[of])),
  },
  dosis: { english: 'dose', paths: ['preparation.dose'], write: preparationCell(doseCell) },
  medicamento: {
    english: 'drug_es',
    paths: ['preparation.dose.of.es', 'preparation.dose.of'],
    write: wordsCell(({ preparation: of }) => of.dose?.of ?? null, 'es'),
  },
  medicamento_en: {
    english: 'drug_en',
    paths: ['preparation.dose.of.en'],
    write: wordsCell(({ preparation: of }) => of.dose?.of ?? null, 'en'),
  },
  indicaciones: {
    english: 'instructions_es',
    paths: ['preparation.instructions'],
    write: sentencesCell('instructions', 'es'),
  },
  indicaciones_en: { english: 'instructions_en', paths: [], write: sentencesCell('instructions', 'en') },
  indicaciones_permanencia: {
    english: 'stay_instructions_es',
    paths: ['preparation.stayInstructions'],
    write: sentencesCell('stayInstructions', 'es'),
  },
  indicaciones_permanencia_en: {
    english: 'stay_instructions_en',
    paths: [],
    write: sentencesCell('stayInstructions', 'en'),
  },
} satisfies Record<string, Column>;
