/** Shorter words are too close to each other: 'tasa' and 'taza', 'hora' and 'hola'. */
const leastLetters = { 'a beginning': 2, 'a typo': 5 } as const;

/** ('a beginning', 'ta') → true · ('a typo', 'tasa') → false */
export const isLongEnoughFor = (what: keyof typeof leastLetters, word: string): boolean =>
  word.length >= leastLetters[what];

/** Whether a word of a text answers a word of a query, both folded: the same word, one that begins with it, or one letter amiss. */
export const answers = (term: string, word: string): boolean =>
  term === word ||
  (isLongEnoughFor('a beginning', term) && word.startsWith(term)) ||
  (isLongEnoughFor('a typo', term) && isOneLetterOff(term, word));

/** 'hola' → none, it is too short · 'sodio' → 'osdio', 'sdoio', 'soido', 'sodoi' */
export const exchangesOf = (term: string): string[] =>
  isLongEnoughFor('a typo', term)
    ? [...term.slice(1)].map((letter, before) => term.slice(0, before) + letter + term[before] + term.slice(before + 2))
    : [];

/** One letter inserted, omitted or replaced, or two adjacent letters transposed. False for the same word. */
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
