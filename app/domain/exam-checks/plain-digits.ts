import type { Words } from '../exams/exam.ts';

/**
 * A digit that may be more than a number by itself: beside a letter, a hyphen, a sign or another digit's point ('B12', '1.500', '7:30',
 * '10³'), or before what may be an hour ('7 p. m.', '7 de la tarde').
 */
const doubtful = /[^\d (]\d|\d[.,;)]*[^\d .,;)]|\d [ap]|\d (?:de la|in the|at) |las \d/i;

/** A number, and the first letters of the unit that may follow it. */
const counted: Record<keyof Words, RegExp> = {
  es: /\d+(?: (?:seg|min|hora|h |día|sem|mes|año))?/g,
  en: /\d+(?: (?:sec|min|hour|h |day|week|month|year))?/g,
};
const units: Record<keyof Words, readonly string[]> = {
  es: ['seg', 'min', 'hora', 'h ', 'día', 'sem', 'mes', 'año'],
  en: ['sec', 'min', 'hour', 'h ', 'day', 'week', 'month', 'year'],
};

const toldIn = (text: string, language: keyof Words): string =>
  (text.match(counted[language]) ?? [])
    .map((told) => {
      const [digits, unit] = told.split(' ', 2);
      return unit === undefined ? told : `${digits} ${units[language].findIndex((one) => one.trim() === unit)}`;
    })
    .join();

/**
 * Whether both texts tell the same numbers at the first look: in digits alone, in the same order and of the same units, each between
 * blanks, brackets and the ends of sentences. ('Espere 2 horas (de 8).', 'Wait 2 hours (of 8).') → true; ('1.500', '1,500') → false:
 * they have to be read.
 */
export const tellsSameDigits = (es: string, en: string): boolean =>
  !(digit.test(es) || digit.test(en)) || tellsSame(es, en);

const digit = /\d/;

const tellsSame = (es: string, en: string): boolean =>
  !doubtful.test(es) && !doubtful.test(en) && toldIn(es, 'es') === toldIn(en, 'en');
