import type { RangeSide } from '../reports/range-of.ts';
import { rangeOf, sideOf } from '../reports/range-of.ts';
import { sentNumber } from '../reports/sent-number.ts';

/** Values are text: a sentence of a culture fits, a whole report does not. */
const MAX_VALUE_CHARACTERS = 4_000;

export type ValueFault = 'number' | 'long' | 'control';

const NUMBER = String.raw`[+-]?\d+(?:[.,]\d+)?`;
/** The forms that laboratories write in a numeric field: 12.5 · <5 · >= 0.5 · 1:128 · 2-4 · 12 % · ++ · 2+ · 10^5 */
const forms = new RegExp(
  `^(?:${NUMBER}|(?:[<>]=?|[≤≥])\\s*${NUMBER}|[<>]?\\s*\\d+\\s*[:/]\\s*\\d+|${NUMBER}\\s*-\\s*${NUMBER}|${NUMBER}\\s*%|\\d?[+-]{1,4}|\\d+\\^\\d+)$`,
);
const hasDigit = /\d/;
const hasWord = /\p{L}{2,}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be in a value.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Why a typed value cannot be stored. A numeric value with digits must be one of the forms, or words: '1O5' and '12..5' are slips of a
 * finger, 'más de 100 000 UFC' and 'Muestra hemolizada' are not.
 */
export function valueFault(text: string, isNumeric: boolean): ValueFault | null {
  if (text.length > MAX_VALUE_CHARACTERS) return 'long';
  if (control.test(text)) return 'control';
  return isNumeric && hasDigit.test(text) && !hasWord.test(text) && !forms.test(text) ? 'number' : null;
}

/** The type of table 0125: '105' → 'NM' · '<5', '1:128' → 'SN' · two lines → 'TX' · 'Negativo' → 'ST' */
export function valueTypeOf(text: string): 'NM' | 'SN' | 'TX' | 'ST' {
  if (text.includes('\n')) return 'TX';
  if (new RegExp(`^${NUMBER}$`).test(text)) return 'NM';
  return forms.test(text) && /^[<>≤≥\d]/.test(text) && !/[%^+]|-$/.test(text) ? 'SN' : 'ST';
}

const flagOfSide = { below: 'L', inside: 'N', above: 'H' } as const satisfies Record<RangeSide, string>;

/** OBX-8 by comparison of two plain numbers: ('105', '70-100') → 'H'. A bound, a word, or no interval: ''. */
export function typedFlag(value: string, range: string): '' | 'L' | 'N' | 'H' {
  const number = sentNumber(value);
  const interval = rangeOf(range);
  const side = number && interval ? sideOf(number, interval) : null;
  return side ? flagOfSide[side] : '';
}
