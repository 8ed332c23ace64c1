/** The reading of a typed number. */
export type TypedNumber =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'not-a-number' }
  /** '1.234' is 1.234 to some readers and 1234 to others, so the page asks which is meant. */
  | { kind: 'ambiguous'; decimal: number; thousands: number };

/**
 * Reads a number as people type it: '5,2' and '5.2' → 5.2, '1.234,5' and '1,234.5' → 1234.5, '1 234' → 1234. A single mark before exactly
 * three digits is ambiguous, so the page asks instead of guessing.
 */
export function readNumber(typed: string): TypedNumber {
  const text = typed.trim().replace(/^\u2212/, '-');
  if (text === '') return { kind: 'empty' };
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) {
    return { kind: 'ambiguous', decimal: Number(text.replace(',', '.')), thousands: Number(text.replace(/[.,]/, '')) };
  }
  const plain = numberFormats.map((read) => read(text)).find((digits) => digits !== null);
  const value = plain === undefined ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'not-a-number' };
}

/** The number formats, each with its conversion for `Number`; null if the text has a different format. */
const numberFormats: readonly ((text: string) => string | null)[] = [
  // '5,2', '5.2', ',5', and '120.'
  (text) => (/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? text.replace(',', '.') : null),
  // '1.234,5'
  (text) => (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : null),
  // '1,234.5'
  (text) => (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : null),
  // '1 234', also with the thin spaces of copied numbers.
  (text) =>
    /^[+-]?\d{1,3}([ \u00a0\u2009\u202f]\d{3})+([.,]\d+)?$/.test(text)
      ? text.replaceAll(/[ \u00a0\u2009\u202f]/g, '').replace(',', '.')
      : null,
];
