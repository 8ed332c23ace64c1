/** Letters and digits that nobody confuses on paper: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const symbols = '34679ACDEFGHJKMNPQRTWXY';
const CODE_SYMBOLS = 8;
export const BINDING_CODE_DAYS = 7;

/** A code from random numbers below `symbols.length`: [0, 1, 2, …] → '3467ADEF' */
export const bindingCodeFrom = (next: (below: number) => number): string =>
  Array.from({ length: CODE_SYMBOLS }, () => symbols[next(symbols.length)]).join('');

/** As it is printed: '3467ACDE' → '3467-ACDE' */
export const printedBindingCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A typed code in its stored form: ' 3467 acde' → '3467ACDE'; null if it cannot be a code. */
export function typedBindingCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_SYMBOLS && [...code].every((symbol) => symbols.includes(symbol)) ? code : null;
}
