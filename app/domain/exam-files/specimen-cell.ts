import type { Specimen } from '../exams/specimen.ts';
import { splitOn } from './cell-text.ts';
import { NUMBER, numberOf } from './cell-values.ts';
import { folded, vocabularies } from './cell-vocabulary.ts';
import { allOrRefusal, CellRefusal, type OrRefusal } from './refusal.ts';

const { specimen: types, container: containers, stability: temperatures, rejection: rejections } = vocabularies;

/** The words before a minimum volume: the exported word, and folded forms. */
const minimumWords = new Set(['mínimo', 'minimo', 'minimum', 'min']);
/** The words that set a flag of the specimen. */
const flagWords = new Map([
  ...['domicilio', 'home', 'at-home'].map((word) => [word, 'atHome'] as const),
  ...['paciente', 'patient', 'by-patient'].map((word) => [word, 'byPatient'] as const),
]);

/** '4 ml', 'mínimo 1 ml', 'refrigerada 48 h' */
const amount = new RegExp(`^(\\p{L}*)\\s*(${NUMBER})\\s*(ml|h)$`, 'iu');

/** 'suero en tubo-gel; 4 ml; mínimo 1 ml; domicilio; paciente; 3 días; refrigerada 48 h; rechazo hemolizada, lipémica | orina en …' */
export const specimensOf = (cell: string): OrRefusal<Specimen[]> => allOrRefusal(splitOn(cell, '|').map(specimenOf));

/** Reads one specimen: first its type and container, then details in any order. */
function specimenOf(text: string): OrRefusal<Specimen> {
  const [what = '', ...details] = splitOn(text, ';');
  const [, typeWord = '', containerWord = ''] = /^(.+?)\s+(?:en|in)\s+(.+)$/i.exec(what) ?? [];
  if (containerWord === '') return new CellRefusal('not-a-specimen', what);
  const type = types.idOf(typeWord);
  const container = containers.idOf(containerWord);
  if (type === null) return new CellRefusal('unknown-word', typeWord);
  if (container === null) return new CellRefusal('unknown-word', containerWord);
  const specimen: Specimen = {
    type,
    container,
    volumeMl: null,
    minimumMl: null,
    atHome: false,
    byPatient: false,
    days: 1,
    stability: [],
    rejectedWhen: [],
  };
  for (const detail of details) {
    const added = detailOf(detail, specimen);
    if (added instanceof CellRefusal) return added;
    Object.assign(specimen, added);
  }
  return specimen;
}

/** The fields that one detail sets: '4 ml' → { volumeMl: 4 } */
function detailOf(detail: string, { stability }: Specimen): OrRefusal<Partial<Specimen>> {
  const [, rejected] = /^(?:rechazo|rejected|reject)\s+(.+)$/i.exec(detail) ?? [];
  if (rejected !== undefined) {
    const rejectedWhen = allOrRefusal(
      rejected.split(',').map((word) => rejections.idOf(word.trim()) ?? new CellRefusal('unknown-word', word.trim())),
    );
    return rejectedWhen instanceof CellRefusal ? rejectedWhen : { rejectedWhen };
  }
  const [, days] = /^(\d+)\s*(?:d[ií]as|days)$/i.exec(detail) ?? [];
  if (days !== undefined) return { days: Number(days) };
  const [, word = '', digits = '', unit = ''] = amount.exec(detail) ?? [];
  const number = numberOf(digits);
  if (number instanceof CellRefusal || number === null) {
    const flag = flagWords.get(detail) ?? flagWords.get(folded(detail));
    return flag === undefined ? new CellRefusal('not-a-specimen', detail) : { [flag]: true };
  }
  if (unit.toLowerCase() === 'h') {
    const at = temperatures.idOf(word);
    return at === null ? new CellRefusal('unknown-word', word) : { stability: [...stability, { at, hours: number }] };
  }
  if (word === '') return { volumeMl: number };
  const isMinimum = minimumWords.has(word) || minimumWords.has(folded(word));
  return isMinimum ? { minimumMl: number } : new CellRefusal('not-a-specimen', detail);
}

/** The inverse of `specimensOf`. */
export const asSpecimens = (specimens: readonly Specimen[]): string => specimens.map(asSpecimen).join(' | ');

const asSpecimen = (specimen: Specimen): string =>
  [
    `${types.spanish[specimen.type]} en ${containers.spanish[specimen.container]}`,
    ...(specimen.volumeMl === null ? [] : [`${specimen.volumeMl} ml`]),
    ...(specimen.minimumMl === null ? [] : [`mínimo ${specimen.minimumMl} ml`]),
    ...(specimen.atHome ? ['domicilio'] : []),
    ...(specimen.byPatient ? ['paciente'] : []),
    ...(specimen.days === 1 ? [] : [`${specimen.days} días`]),
    ...specimen.stability.map(({ at, hours }) => `${temperatures.spanish[at]} ${hours} h`),
    ...(specimen.rejectedWhen.length === 0
      ? []
      : [`rechazo ${specimen.rejectedWhen.map((id) => rejections.spanish[id]).join(', ')}`]),
  ].join('; ');
