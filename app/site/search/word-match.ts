/** Shorter words are too close to each other: 'tasa' and 'taza', 'hora' and 'hola'. */
const LEAST_FOR_A_TYPO = 5;
const LEAST_FOR_A_BEGINNING = 2;
const TYPO = 0.3;

/**
 * How well a word of a text answers a word of a query, both folded: 1 for the same word, less for a word that begins with it
 * (the less, the longer it goes on), little for one letter amiss, 0 for anything else.
 */
export function likeness(term: string, word: string): number {
  if (term === word) return 1;
  if (term.length >= LEAST_FOR_A_BEGINNING && word.startsWith(term)) return 0.5 + 0.4 * (term.length / word.length);
  return term.length >= LEAST_FOR_A_TYPO && word.length >= LEAST_FOR_A_TYPO && isOneLetterOff(term, word) ? TYPO : 0;
}

/** One letter too many, too few, another, or two neighbours exchanged. The same word is none off. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restA === restB.slice(1);
  const exchanged = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return exchanged || restA.slice(1) === restB.slice(1);
}
