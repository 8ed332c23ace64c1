/** Splits a name into plain words: 'Núñez  Vélez' → ['nunez', 'velez'] */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether every typed word is the beginning of a word of the name: ('Yesenia Ochoa Marín', 'marin yes') → true. An empty text matches no
 * name.
 */
export function namesMatch(name: string, typed: string): boolean {
  const [names, asked] = [wordsOf(name), wordsOf(typed)];
  return asked.length > 0 && asked.every((word) => names.some((one) => one.startsWith(word)));
}
