import type { Language } from './exam-texts.ts';

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

/** Units by the beginnings of their words. */
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

/** One word that each language may put between the number and the unit: '2 full days', '3 buenas horas'. */
const between = { es: '(?:largas |buenas )?', en: '(?:full |whole |more |working |business |consecutive )?' };
const anyUnit = (language: Language): string => durationUnitWords[language].map(([, word]) => `(${word})`).join('|');

const after = (language: Language): RegExp =>
  new RegExp(`[ \\u00a0-]?${between[language]}(?:${anyUnit(language)})(?!\\p{L})[’']?`, 'uy');
export const unitAfter = { es: after('es'), en: after('en') };

/** 'dos y media horas', 'two and a half hours', '2½ h' */
export const halfBefore = {
  es: /(?: y medi[oa](?= \p{L})| ?½| 1\/2)/uy,
  en: /(?: and a half(?= \p{L})|-and-a-half| ?½| 1\/2)/uy,
};
/** 'dos horas y media', 'an hour and a half' */
export const halfAfter = { es: / y medi[oa](?!\p{L})/uy, en: / and a half(?!\p{L})/uy };
/** Other things than times may have a half, too: '38 grados y medio'. After a clock hour, the half means thirty minutes. */
export const halfOfOther = { es: / \p{L}+ y medi[oa](?!\p{L})/uy, en: /(?: and a half| ½)(?!\p{L})/uy };
/** Between numbers of the same unit: '8 a 12 horas'. */
export const joining = {
  es: /^ ?(?:-|–|,|\/|a|y|o|u|e|ni|hasta|y hasta|o hasta)? ?(?:las |los )?$/u,
  en: /^ ?(?:-|–|,|\/|to|and|or|up to|and up to)? ?$/u,
};

/** Between the parts of one time: '1 hora y 30 minutos', '1 h 30 min'. */
export const adding = { es: /^,? ?(?:y |con )?$/u, en: /^,? ?(?:and )?$/u };

/** A unit without a number that counts as one: 'cada hora', 'per day'. */
export const alone: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:minuto|hora|día|semana|quincena|mes|año)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:minute|hour|day|week|fortnight|month|year)(?!\p{L})/gu,
};
/** Single words and phrases that state a period, at least roughly: 'twice a year' is 'cada seis meses'. */
export const periodic: Record<Language, readonly (readonly [DurationUnit, RegExp])[]> = {
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
