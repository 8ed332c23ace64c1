import type { Specimen } from '../exams/specimen.ts';
import { splitOn } from './cell-text.ts';
import { NUMBER, numberOf } from './cell-values.ts';
import { folded, vocabularies } from './cell-vocabulary.ts';
import { allRead, type Read, RowRefusal } from './refusal.ts';

const { specimen: types, container: containers, stability: temperatures, rejection: rejections } = vocabularies;

/** The exported word, and folded forms. */
const least = new Set(['mínimo', 'minimo', 'minimum', 'min']);
const taking = new Map([
  ...['domicilio', 'home', 'at-home'].map((word) => [word, 'atHome'] as const),
  ...['paciente', 'patient', 'by-patient'].map((word) => [word, 'byPatient'] as const),
]);

const amount = new RegExp(`^(\\p{L}*)\\s*(${NUMBER})\\s*(ml|h)$`, 'iu');

/** 'suero en tubo-gel; 4 ml; mínimo 1 ml; domicilio; paciente; 3 días; refrigerada 48 h; rechazo hemolizada, lipémica | orina en …' */
export const specimensOf = (cell: string): Read<Specimen[]> => allRead(splitOn(cell, '|').map(specimenOf));

function specimenOf(text: string): Read<Specimen> {
  const [what = '', ...details] = splitOn(text, ';');
  const [, typeWord = '', containerWord = ''] = /^(.+?)\s+(?:en|in)\s+(.+)$/i.exec(what) ?? [];
  if (containerWord === '') return new RowRefusal('not-a-specimen', what);
  const type = types.idOf(typeWord);
  const container = containers.idOf(containerWord);
  if (type === null) return new RowRefusal('unknown-word', typeWord);
  if (container === null) return new RowRefusal('unknown-word', containerWord);
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
    if (added instanceof RowRefusal) return added;
    Object.assign(specimen, added);
  }
  return specimen;
}

function detailOf(detail: string, { stability }: Specimen): Read<Partial<Specimen>> {
  const [, rejected] = /^(?:rechazo|rejected|reject)\s+(.+)$/i.exec(detail) ?? [];
  if (rejected !== undefined) {
    const rejectedWhen = allRead(
      rejected.split(',').map((word) => rejections.idOf(word.trim()) ?? new RowRefusal('unknown-word', word.trim())),
    );
    return rejectedWhen instanceof RowRefusal ? rejectedWhen : { rejectedWhen };
  }
  const [, days] = /^(\d+)\s*(?:d[ií]as|days)$/i.exec(detail) ?? [];
  if (days !== undefined) return { days: Number(days) };
  const [, word = '', digits = '', unit = ''] = amount.exec(detail) ?? [];
  const number = numberOf(digits);
  if (number instanceof RowRefusal || number === null) {
    const who = taking.get(detail) ?? taking.get(folded(detail));
    return who === undefined ? new RowRefusal('not-a-specimen', detail) : { [who]: true };
  }
  if (unit.toLowerCase() === 'h') {
    const at = temperatures.idOf(word);
    return at === null ? new RowRefusal('unknown-word', word) : { stability: [...stability, { at, hours: number }] };
  }
  if (word === '') return { volumeMl: number };
  return least.has(word) || least.has(folded(word)) ? { minimumMl: number } : new RowRefusal('not-a-specimen', detail);
}

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
