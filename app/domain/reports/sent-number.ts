/** A number as a laboratory sent it. Pages print `text`. `number` is only for comparisons and charts, and is never formatted as text. */
export interface SentNumber {
  text: string;
  number: number;
  /** Whether the number is ambiguous: '1.005' is about one in English notation, and one thousand and five in Spanish notation. */
  isAmbiguous: boolean;
}

const plain = /^[+-]?\d+(?:[.,]\d+)?$/;
const thousands = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Parses a plain number: '1.10' → 1.1 · '4,3' → 4.3 · '1.005' → 1.005, ambiguous · '<5', '1:128', '1e3', '1,000.5' → null */
export function sentNumber(text: string): SentNumber | null {
  const trimmed = text.trim();
  if (!plain.test(trimmed)) return null;
  return { text: trimmed, number: Number(trimmed.replace(',', '.')), isAmbiguous: thousands.test(trimmed) };
}

/** A value, which is a number or a bound (`<5` means somewhere below 5). */
export interface SentValue extends SentNumber {
  comparator: '<' | '<=' | '>' | '>=' | null;
}

const comparators = { '<': '<', '<=': '<=', '≤': '<=', '>': '>', '>=': '>=', '≥': '>=' } as const;

/** Parses a value: '98' → 98 · '<5' → a bound · '≥ 0.5' → a bound · 'Negativo', '1:128' → null */
export function sentValue(text: string): SentValue | null {
  const trimmed = text.trim();
  const sign = /^(?:<=|>=|[<>≤≥])/.exec(trimmed)?.[0] ?? '';
  const number = sentNumber(trimmed.slice(sign.length));
  if (!number) return null;
  // `as`: the pattern matches only these keys.
  return { ...number, comparator: sign === '' ? null : comparators[sign as keyof typeof comparators] };
}

/**
 * Whether these numbers can be compared. If one is ambiguous ('1.005'), all of them must be written like it. Zero is the same in every
 * notation.
 */
export function areComparable(numbers: readonly SentNumber[]): boolean {
  const written = numbers.filter(({ number }) => number !== 0);
  return written.every(({ isAmbiguous }) => isAmbiguous === written[0]?.isAmbiguous);
}
