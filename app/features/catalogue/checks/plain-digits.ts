/**
 * A digit that may be more than a number by itself: beside a letter, a hyphen, a sign or another digit's point ('B12', '1.500', '7:30',
 * '10³'), or before what may be an hour ('7 p. m.').
 */
const doubtful = /[^\d (]\d|\d[.,;)]*[^\d .,;)]|\d [ap]/i;

/**
 * Whether both texts tell the same numbers at the first look: in digits alone, in the same order, each between blanks, brackets and the
 * ends of sentences. ('Espere 2 horas (de 8).', 'Wait 2 hours (of 8).') → true; ('1.500', '1,500') → false: they have to be read.
 */
export const tellsSameDigits = (one: string, other: string): boolean =>
  !doubtful.test(one) && !doubtful.test(other) && `${one.match(/\d+/g)}` === `${other.match(/\d+/g)}`;
