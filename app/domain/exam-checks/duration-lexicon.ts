import type { Language } from './exam-texts.ts';

/** The length of each unit of time in minutes. A month counts 30 days, and a year 365. */
export const minutesInUnit = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  fortnight: 20_160,
  month: 43_200,
  'half-year': 259_200,
  year: 525_600,
};
export type DurationUnit = keyof typeof minutesInUnit;

/** The words and abbreviations of each unit, as regular expressions. */
export const durationUnitWords: Record<Language, readonly (readonly [DurationUnit, string])[]> = {
  es: [
    ['second', 'segundos?|seg'],
    ['minute', 'minutos?|mins?'],
    ['hour', 'horas?|hrs?|h'],
    ['day', 'días?|dia|dias'],
    ['week', 'semanas?'],
    ['fortnight', 'quincenas?'],
    ['month', 'mes(?:es)?'],
    ['year', 'años?'],
  ],
  en: [
    ['second', 'seconds?|secs?'],
    ['minute', 'minutes?|mins?'],
    ['hour', 'hours?|hrs?|h'],
    ['day', 'days?'],
    ['week', 'weeks?'],
    ['fortnight', 'fortnights?'],
    ['month', 'months?'],
    ['year', 'years?'],
  ],
};

/** One word between the number and the unit: '2 full days', '3 buenas horas'. */
const fillerWord = { es: '(?:largas |buenas )?', en: '(?:full |whole |more |working |business |consecutive )?' };
/** A group for each unit, in the order of `durationUnitWords`. */
const anyUnit = (language: Language): string => durationUnitWords[language].map(([, word]) => `(${word})`).join('|');

const unitAfterNumber = (language: Language): RegExp =>
  new RegExp(`[ \\u00a0-]?${fillerWord[language]}(?:${anyUnit(language)})(?!\\p{L})[’']?`, 'uy');
/** A unit right after a number, for use with `lastIndex`: ' horas', '-day', ' full days' */
export const unitAfter = { es: unitAfterNumber('es'), en: unitAfterNumber('en') };

/** A half between the number and its unit: 'dos y media horas', 'two and a half hours', '2½ h' */
export const halfBefore = {
  es: /(?: y medi[oa](?= \p{L})| ?½| 1\/2)/uy,
  en: /(?: and a half(?= \p{L})|-and-a-half| ?½| 1\/2)/uy,
};
/** A half after the unit: 'dos horas y media', 'an hour and a half' */
export const halfAfter = { es: / y medi[oa](?!\p{L})/uy, en: / and a half(?!\p{L})/uy };
/** A half of something that is no duration: '38 grados y medio'. After an hour of the clock, it means thirty minutes. */
export const halfOfOther = { es: / \p{L}+ y medi[oa](?!\p{L})/uy, en: /(?: and a half| ½)(?!\p{L})/uy };
/** The text between two numbers that share a unit: ' a ' in '8 a 12 horas'. */
export const rangeConnector = {
  es: /^ ?(?:-|–|,|\/|a|y|o|u|e|ni|hasta|y hasta|o hasta)? ?(?:las |los )?$/u,
  en: /^ ?(?:-|–|,|\/|to|and|or|up to|and up to)? ?$/u,
};

/** The text between two parts of one duration: ' y ' in '1 hora y 30 minutos', ' ' in '1 h 30 min'. */
export const sumConnector = { es: /^,? ?(?:y |con )?$/u, en: /^,? ?(?:and )?$/u };

/** A unit without a number, which counts as one: 'cada hora', 'per day'. */
export const bareUnit: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:minuto|hora|día|semana|quincena|mes|año)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:minute|hour|day|week|fortnight|month|year)(?!\p{L})/gu,
};
/** Words and phrases for a period: 'daily' is one day, and 'twice a year' is half a year ('cada seis meses'). */
export const periodWords: Record<Language, readonly (readonly [DurationUnit, RegExp])[]> = {
  es: [
    ['day', /(?<!\p{L})diari(?:[oa]s?|amente)(?!\p{L})/u],
    ['week', /(?<!\p{L})semanal(?:es|mente)?(?!\p{L})/u],
    ['month', /(?<!\p{L})mensual(?:es|mente)?(?!\p{L})/u],
    ['year', /(?<!\p{L})anual(?:es|mente)?(?!\p{L})/u],
    ['half-year', /(?<!\p{L})(?:dos veces al año|semestral(?:es|mente)?|cada semestre)(?!\p{L})/u],
  ],
  en: [
    ['day', /(?<!\p{L})(?:daily|overnight)(?!\p{L})/u],
    ['week', /(?<!\p{L})weekly(?!\p{L})/u],
    ['month', /(?<!\p{L})monthly(?!\p{L})/u],
    ['year', /(?<!\p{L})(?:yearly|annual(?:ly)?)(?!\p{L})/u],
    ['half-year', /(?<!\p{L})twice a year(?!\p{L})/u],
  ],
};
