import type { Locale } from '../../i18n/locale.ts';
import type { Exam, Preparation, Turnaround, Words } from '../exams/exam.ts';
import { asList } from './cell-text.ts';
import { asComponents } from './component-cell.ts';
import { asSpecimens } from './specimen-cell.ts';
import { folded, vocabularies } from './vocabulary.ts';

/** Locates a fault of the exam in the file: the path of a field begins with one of these. */
interface Column {
  english: string;
  paths: readonly string[];
  write: (exam: Exam) => string;
}

const text = (value: string | number | null): string => (value === null ? '' : String(value));
const words = (of: (exam: Exam) => Words | null, language: Locale) => (exam: Exam) => of(exam)?.[language] ?? '';
const preparation =
  (of: (preparation: Preparation) => string | number | null | undefined) =>
  (exam: Exam): string =>
    text(of(exam.preparation) ?? null);

const { area, abstention, urine, counselling, urgentUse, yesNo, status, performedBy, weekday } = vocabularies;
const { dwellPurpose, posture, urineAdditive } = vocabularies;

const abstentions = ({ abstentions: all }: Preparation): string =>
  all
    .map(({ of, hours, maxHours }) => `${abstention.spanish[of]} ${hours}${maxHours === null ? '' : `-${maxHours}`}`)
    .join('; ');

const dose = ({ dose: of }: Preparation): string =>
  of === null ? '' : of.at === 'trough' ? 'antes' : `${of.atLeast ? 'mínimo ' : ''}${of.hours} h después`;

const report = ({ report: of }: Turnaround): string => ('hours' in of ? `${of.hours} h` : `${of.days} d`);

const listOfWords = (language: Locale) => (exam: Exam) =>
  asList(exam.preparation.instructions.map((one) => one[language]));

/** The columns in export order, by their headings. */
export const columns = {
  codigo: { english: 'code', paths: ['code'], write: ({ code }) => code },
  direccion_web: { english: 'slug', paths: ['slug'], write: ({ slug }) => slug },
  nombre: { english: 'name_es', paths: ['name.es', 'name'], write: words(({ name }) => name, 'es') },
  nombre_en: { english: 'name_en', paths: ['name.en'], write: words(({ name }) => name, 'en') },
  sinonimos: { english: 'synonyms_es', paths: ['synonyms.es'], write: ({ synonyms }) => asList(synonyms.es) },
  sinonimos_en: { english: 'synonyms_en', paths: ['synonyms.en'], write: ({ synonyms }) => asList(synonyms.en) },
  cups: { english: 'cups_code', paths: ['cups'], write: ({ cups }) => text(cups) },
  loinc: { english: 'loinc_code', paths: ['loinc'], write: ({ loinc }) => text(loinc) },
  area: { english: 'department', paths: ['area'], write: (exam) => area.spanish[exam.area] },
  integrantes: { english: 'members', paths: ['members'], write: ({ members }) => asList(members) },
  para_que_sirve: {
    english: 'purpose_es',
    paths: ['purpose.es', 'purpose'],
    write: words(({ purpose }) => purpose, 'es'),
  },
  para_que_sirve_en: { english: 'purpose_en', paths: ['purpose.en'], write: words(({ purpose }) => purpose, 'en') },
  cuando_se_pide: {
    english: 'asked_for_es',
    paths: ['askedFor.es', 'askedFor'],
    write: words(({ askedFor }) => askedFor, 'es'),
  },
  cuando_se_pide_en: {
    english: 'asked_for_en',
    paths: ['askedFor.en'],
    write: words(({ askedFor }) => askedFor, 'en'),
  },
  notas: { english: 'notes_es', paths: ['notes.es', 'notes'], write: words(({ notes }) => notes, 'es') },
  notas_en: { english: 'notes_en', paths: ['notes.en'], write: words(({ notes }) => notes, 'en') },
  urgencia: {
    english: 'urgent_use',
    paths: ['urgent.use', 'urgent'],
    write: ({ urgent }) => (urgent === null ? '' : urgentUse.spanish[urgent.use]),
  },
  urgencia_senal: {
    english: 'urgent_sign_es',
    paths: ['urgent.sign.es', 'urgent.sign'],
    write: words(({ urgent }) => urgent?.sign ?? null, 'es'),
  },
  urgencia_senal_en: {
    english: 'urgent_sign_en',
    paths: ['urgent.sign.en'],
    write: words(({ urgent }) => urgent?.sign ?? null, 'en'),
  },
  urgencia_que_hacer: {
    english: 'urgent_action_es',
    paths: ['urgent.action.es', 'urgent.action'],
    write: words(({ urgent }) => urgent?.action ?? null, 'es'),
  },
  urgencia_que_hacer_en: {
    english: 'urgent_action_en',
    paths: ['urgent.action.en'],
    write: words(({ urgent }) => urgent?.action ?? null, 'en'),
  },
  urgencia_fuente: {
    english: 'urgent_source',
    paths: ['urgent.source'],
    write: ({ urgent }) => text(urgent?.source ?? null),
  },
  ayuno_min: {
    english: 'fasting_min_hours',
    paths: ['preparation.fasting.minHours', 'preparation.fasting'],
    write: preparation(({ fasting }) => fasting?.minHours),
  },
  ayuno_max: {
    english: 'fasting_max_hours',
    paths: ['preparation.fasting.maxHours'],
    write: preparation(({ fasting }) => fasting?.maxHours),
  },
  abstenciones: { english: 'abstentions', paths: ['preparation.abstentions'], write: preparation(abstentions) },
  hora_desde: {
    english: 'time_from',
    paths: ['preparation.timeOfDay.from', 'preparation.timeOfDay'],
    write: preparation(({ timeOfDay }) => timeOfDay?.from),
  },
  hora_hasta: {
    english: 'time_until',
    paths: ['preparation.timeOfDay.until'],
    write: preparation(({ timeOfDay }) => timeOfDay?.until),
  },
  ciclo_desde: {
    english: 'cycle_day_from',
    paths: ['preparation.cycleDays.from', 'preparation.cycleDays'],
    write: preparation(({ cycleDays }) => cycleDays?.from),
  },
  ciclo_hasta: {
    english: 'cycle_day_to',
    paths: ['preparation.cycleDays.to'],
    write: preparation(({ cycleDays }) => cycleDays?.to),
  },
  sin_ciclo: {
    english: 'without_cycle',
    paths: ['preparation.withoutCycle'],
    write: preparation(({ withoutCycle }) => yesNo.spanish[withoutCycle ? 'yes' : 'no']),
  },
  mismo_dia: {
    english: 'same_day',
    paths: ['preparation.sameDay'],
    write: preparation(({ sameDay }) => yesNo.spanish[sameDay ? 'yes' : 'no']),
  },
  permanencia_min: {
    english: 'dwell_minutes',
    paths: ['preparation.dwellMinutes'],
    write: preparation(({ dwellMinutes }) => dwellMinutes),
  },
  permanencia_para: {
    english: 'dwell_for',
    paths: ['preparation.dwellFor'],
    write: preparation(({ dwellFor }) => dwellPurpose.spanish[dwellFor]),
  },
  postura: {
    english: 'posture',
    paths: ['preparation.posture'],
    write: preparation(({ posture: of }) => (of === null ? null : posture.spanish[of])),
  },
  estimulo: {
    english: 'stimulus_es',
    paths: ['preparation.stimulus.es', 'preparation.stimulus'],
    write: words(({ preparation: of }) => of.stimulus, 'es'),
  },
  estimulo_en: {
    english: 'stimulus_en',
    paths: ['preparation.stimulus.en'],
    write: words(({ preparation: of }) => of.stimulus, 'en'),
  },
  hora_recoleccion: {
    english: 'collection_time',
    paths: ['preparation.collectedAt'],
    write: preparation(({ collectedAt }) => collectedAt),
  },
  recoleccion_orina: {
    english: 'urine_collection',
    paths: ['preparation.urine'],
    write: preparation(({ urine: of }) => (of === null ? null : urine.spanish[of])),
  },
  conservante_orina: {
    english: 'urine_additive',
    paths: ['preparation.urineAdditive'],
    write: preparation(({ urineAdditive: of }) => (of === null ? null : urineAdditive.spanish[of])),
  },
  dosis: { english: 'dose', paths: ['preparation.dose'], write: preparation(dose) },
  medicamento: {
    english: 'drug_es',
    paths: ['preparation.dose.of.es', 'preparation.dose.of'],
    write: words(({ preparation: of }) => of.dose?.of ?? null, 'es'),
  },
  medicamento_en: {
    english: 'drug_en',
    paths: ['preparation.dose.of.en'],
    write: words(({ preparation: of }) => of.dose?.of ?? null, 'en'),
  },
  indicaciones: { english: 'instructions_es', paths: ['preparation.instructions'], write: listOfWords('es') },
  indicaciones_en: { english: 'instructions_en', paths: [], write: listOfWords('en') },
  muestras: { english: 'specimens', paths: ['specimens'], write: ({ specimens }) => asSpecimens(specimens) },
  metodo: { english: 'method_es', paths: ['method.es', 'method'], write: words(({ method }) => method, 'es') },
  metodo_en: { english: 'method_en', paths: ['method.en'], write: words(({ method }) => method, 'en') },
  realiza: {
    english: 'performed_by',
    paths: ['performedBy'],
    write: (exam) => performedBy.spanish[exam.performedBy],
  },
  dias_proceso: {
    english: 'run_days',
    paths: ['turnaround.runDays'],
    write: ({ turnaround }) => turnaround.runDays.map((day) => weekday.spanish[day]).join(' | '),
  },
  hora_corte: { english: 'cut_off', paths: ['turnaround.cutOff'], write: ({ turnaround }) => turnaround.cutOff },
  dias_transporte: {
    english: 'transport_days',
    paths: ['turnaround.transportDays'],
    write: ({ turnaround }) => text(turnaround.transportDays),
  },
  entrega: { english: 'report_time', paths: ['turnaround.report'], write: ({ turnaround }) => report(turnaround) },
  componentes: { english: 'components', paths: ['components'], write: ({ components }) => asComponents(components) },
  precio: { english: 'price', paths: ['price'], write: ({ price }) => text(price) },
  asesoria: {
    english: 'counselling',
    paths: ['counselling'],
    write: (exam) => counselling.spanish[exam.counselling],
  },
  reserva: {
    english: 'sensitive',
    paths: ['sensitive'],
    write: ({ sensitive }) => yesNo.spanish[sensitive ? 'yes' : 'no'],
  },
  estado: { english: 'status', paths: ['status'], write: (exam) => status.spanish[exam.status] },
  version: { english: 'exam_version', paths: ['version'], write: ({ version }) => text(version) },
  revisado_por: { english: 'reviewed_by', paths: ['reviewedBy'], write: ({ reviewedBy }) => reviewedBy },
  revisado_el: { english: 'reviewed_on', paths: ['reviewedOn'], write: ({ reviewedOn }) => reviewedOn },
} satisfies Record<string, Column>;

export type ColumnKey = keyof typeof columns;

/** `Object.keys` loses the type of the keys. */
export const columnKeys = Object.keys(columns) as ColumnKey[];

const byHeading = new Map(
  columnKeys.flatMap((key) => [
    [headingKey(key), key],
    [headingKey(columns[key].english), key],
  ]),
);

/** 'Código', 'CODE' → 'codigo'. Returns null for an unknown heading. */
export const columnOf = (heading: string): ColumnKey | null => byHeading.get(headingKey(heading)) ?? null;

function headingKey(heading: string): string {
  return folded(heading).replaceAll('-', '_');
}

const placed = columnKeys
  .flatMap((key) => columns[key].paths.map((path) => ({ path, key })))
  .toSorted((one, other) => other.path.length - one.path.length);

/** 'components.0.loinc' → 'componentes'. Returns null for the exam as a whole. */
export const columnAt = (path: string): ColumnKey | null =>
  placed.find((place) => path === place.path || path.startsWith(`${place.path}.`))?.key ?? null;
