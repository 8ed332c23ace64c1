export type TypedNumber =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'not-a-number' }
  /** '1.234' is 1.234 to some and 1234 to others: the page asks which. */
  | { kind: 'ambiguous'; decimal: number; thousands: number };

/**
 * A number as people type it: '5,2' and '5.2' → 5.2, '1.234,5' and '1,234.5' → 1234.5, '1 234' → 1234. A single mark before exactly three
 * digits may be either: it is asked back, not guessed.
 */
export function readNumber(typed: string): TypedNumber {
  const text = typed.trim().replace(/^\u2212/, '-');
  if (text === '') return { kind: 'empty' };
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) {
    return { kind: 'ambiguous', decimal: Number(text.replace(',', '.')), thousands: Number(text.replace(/[.,]/, '')) };
  }
  const plain = written.map((read) => read(text)).find((digits) => digits !== null);
  const value = plain === undefined ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'not-a-number' };
}

/** The ways to write a number, each to what `Number` reads; null when it is not written so. */
const written: readonly ((text: string) => string | null)[] = [
  // A last mark is one that nothing came after: '120.'
  (text) => (/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? text.replace(',', '.') : null),
  (text) => (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : null),
  (text) => (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : null),
  // The thin spaces that a copied number may have.
  (text) =>
    /^[+-]?\d{1,3}([ \u00a0\u2009\u202f]\d{3})+([.,]\d+)?$/.test(text)
      ? text.replaceAll(/[ \u00a0\u2009\u202f]/g, '').replace(',', '.')
      : null,
];
