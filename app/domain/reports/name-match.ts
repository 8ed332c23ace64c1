/** 'Núñez  Vélez' → ['nunez', 'velez'] */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each typed word begins a word of the name: ('Yesenia Ochoa Marín', 'marin yes') → true. Nothing typed matches no name. */
export function namesMatch(name: string, typed: string): boolean {
  const [names, asked] = [wordsOf(name), wordsOf(typed)];
  return asked.length > 0 && asked.every((word) => names.some((one) => one.startsWith(word)));
}
