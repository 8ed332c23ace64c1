import { asList } from './cell-text.ts';
import { vocabularies } from './cell-vocabulary.ts';
import type { Column } from './column.ts';
import { asComponents } from './component-cell.ts';
import { reportCell, textCell, wordsCell } from './exam-cells.ts';
import { preparationColumns } from './preparation-columns.ts';
import { asSpecimens } from './specimen-cell.ts';

const { area, counselling, urgentUse, yesNo, status, performedBy, weekday } = vocabularies;

/** The columns of a catalog file in the order of an export, by their Spanish headings. */
export const columns = {
  codigo: { english: 'code', paths: ['code'], write: ({ code }) => code },
  direccion_web: { english: 'slug', paths: ['slug'], write: ({ slug }) => slug },
  nombre: { english: 'name_es', paths: ['name.es', 'name'], write: wordsCell(({ name }) => name, 'es') },
  nombre_en: { english: 'name_en', paths: ['name.en'], write: wordsCell(({ name }) => name, 'en') },
  sinonimos: { english: 'synonyms_es', paths: ['synonyms.es'], write: ({ synonyms }) => asList(synonyms.es) },
  sinonimos_en: { english: 'synonyms_en', paths: ['synonyms.en'], write: ({ synonyms }) => asList(synonyms.en) },
  cups: { english: 'cups_code', paths: ['cups'], write: ({ cups }) => textCell(cups) },
  loinc: { english: 'loinc_code', paths: ['loinc'], write: ({ loinc }) => textCell(loinc) },
  area: { english: 'department', paths: ['area'], write: (exam) => area.spanish[exam.area] },
  integrantes: { english: 'members', paths: ['members'], write: ({ members }) => asList(members) },
  equivale_a: {
    english: 'equivalent_to',
    paths: ['equivalentTo'],
    write: ({ equivalentTo }) => textCell(equivalentTo),
  },
  para_que_sirve: {
    english: 'purpose_es',
    paths: ['purpose.es', 'purpose'],
    write: wordsCell(({ purpose }) => purpose, 'es'),
  },
  para_que_sirve_en: { english: 'purpose_en', paths: ['purpose.en'], write: wordsCell(({ purpose }) => purpose, 'en') },
  cuando_se_pide: {
    english: 'asked_for_es',
    paths: ['askedFor.es', 'askedFor'],
    write: wordsCell(({ askedFor }) => askedFor, 'es'),
  },
  cuando_se_pide_en: {
    english: 'asked_for_en',
    paths: ['askedFor.en'],
    write: wordsCell(({ askedFor }) => askedFor, 'en'),
  },
  notas: { english: 'notes_es', paths: ['notes.es', 'notes'], write: wordsCell(({ notes }) => notes, 'es') },
  notas_en: { english: 'notes_en', paths: ['notes.en'], write: wordsCell(({ notes }) => notes, 'en') },
  urgencia: {
    english: 'urgent_use',
    paths: ['urgent.use', 'urgent'],
    write: ({ urgent }) => (urgent === null ? '' : urgentUse.spanish[urgent.use]),
  },
  urgencia_senal: {
    english: 'urgent_sign_es',
    paths: ['urgent.sign.es', 'urgent.sign'],
    write: wordsCell(({ urgent }) => urgent?.sign ?? null, 'es'),
  },
  urgencia_senal_en: {
    english: 'urgent_sign_en',
    paths: ['urgent.sign.en'],
    write: wordsCell(({ urgent }) => urgent?.sign ?? null, 'en'),
  },
  urgencia_que_hacer: {
    english: 'urgent_action_es',
    paths: ['urgent.action.es', 'urgent.action'],
    write: wordsCell(({ urgent }) => urgent?.action ?? null, 'es'),
  },
  urgencia_que_hacer_en: {
    english: 'urgent_action_en',
    paths: ['urgent.action.en'],
    write: wordsCell(({ urgent }) => urgent?.action ?? null, 'en'),
  },
  urgencia_fuente: {
    english: 'urgent_source',
    paths: ['urgent.source'],
    write: ({ urgent }) => textCell(urgent?.source ?? null),
  },
  ...preparationColumns,
  muestras: { english: 'specimens', paths: ['specimens'], write: ({ specimens }) => asSpecimens(specimens) },
  metodo: { english: 'method_es', paths: ['method.es', 'method'], write: wordsCell(({ method }) => method, 'es') },
  metodo_en: { english: 'method_en', paths: ['method.en'], write: wordsCell(({ method }) => method, 'en') },
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
    write: ({ turnaround }) => textCell(turnaround.transportDays),
  },
  entrega: { english: 'report_time', paths: ['turnaround.report'], write: ({ turnaround }) => reportCell(turnaround) },
  componentes: { english: 'components', paths: ['components'], write: ({ components }) => asComponents(components) },
  precio: { english: 'price', paths: ['price'], write: ({ price }) => textCell(price) },
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
  prenatal: {
    english: 'prenatal',
    paths: ['prenatal'],
    write: ({ prenatal }) => yesNo.spanish[prenatal ? 'yes' : 'no'],
  },
  estado: { english: 'status', paths: ['status'], write: (exam) => status.spanish[exam.status] },
  version: { english: 'exam_version', paths: ['version'], write: ({ version }) => textCell(version) },
  revisado_por: { english: 'reviewed_by', paths: ['reviewedBy'], write: ({ reviewedBy }) => reviewedBy },
  revisado_el: { english: 'reviewed_on', paths: ['reviewedOn'], write: ({ reviewedOn }) => reviewedOn },
} satisfies Record<string, Column>;

export type ColumnKey = keyof typeof columns;

/** `Object.keys` loses the type of the keys. */
export const columnKeys = Object.keys(columns) as ColumnKey[];
