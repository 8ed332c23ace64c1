/** The notation of the cells of a catalog file. docs/catalogue-import.md explains it to people. */

/** A spreadsheet would run text that begins this way as a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** Puts an apostrophe before a text that a spreadsheet would run: '=1+1' → "'=1+1" */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** "'=1+1" → '=1+1'; "'tis" stays */
const unguarded = (cell: string): string => (cell[0] === "'" && formula.test(cell) ? cell.slice(1) : cell);

/** The meaning of a cell: its text without surrounding blanks and without the guard. */
export const cellContent = (cell: string): string => unguarded(cell.trim());

/** ('a|b', '|') → 'a\|b'. A line end is written as '\n', so that it cannot look like the end of a row. */
export function escaped(text: string, special: string): string {
  let out = '';
  for (const char of text) {
    if (char === '\n') out += '\\n';
    else if (char === '\r') out += '\\r';
    else out += char === '\\' || special.includes(char) ? `\\${char}` : char;
  }
  return out;
}

/** 'a\|b' → 'a|b', 'a\nb' → a line end */
export const unescaped = (text: string): string =>
  text.includes('\\') ? text.replace(/\\([\s\S])/g, (_, char: string) => lineEnds.get(char) ?? char) : text;

const lineEnds: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
]);

/** ('a | b\|c', '|') → ['a', 'b\|c']: the parts are still escaped and have no surrounding blanks. Empty text has no parts. */
export function splitOn(text: string, separator: string): string[] {
  if (text.trim() === '') return [];
  if (!text.includes('\\')) return text.split(separator).map((part) => part.trim());
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const piece = text[at] === '\\' ? text.slice(at, at + 2) : text.charAt(at);
    if (text.startsWith(separator, at)) {
      parts.push('');
      at += separator.length - 1;
    } else {
      parts.push((parts.pop() ?? '') + piece);
      at += piece.length - 1;
    }
  }
  return parts.map((part) => part.trim());
}

/** The texts of a list: 'azúcar en sangre | glicemia' */
export const listOf = (cell: string): string[] => splitOn(cell, '|').map(unescaped);
/** ['azúcar en sangre', 'glicemia'] → 'azúcar en sangre | glicemia' */
export const asList = (texts: readonly string[]): string => texts.map((text) => escaped(text, '|')).join(' | ');

/** 'Fase lútea / Luteal phase'. A text that is the same in both languages is written once. Returns null for more than two parts. */
export function wordsInCell(text: string): { es: string; en: string } | null {
  const [es = '', en = es, more] = splitOn(text, ' / ').map(unescaped);
  return more === undefined ? { es, en } : null;
}

/** The inverse of `wordsInCell`. Also escapes the `special` characters of the surrounding notation. */
export function asWords({ es, en }: { es: string; en: string }, special: string): string {
  const inCell = (text: string) => escaped(text, special).replace(/(?<=^|\s)\/(?=\s|$)/g, '\\/');
  return es === en ? inCell(es) : `${inCell(es)} / ${inCell(en)}`;
}

/** 'Glucosa (en ayunas)' → 'glucosa-en-ayunas' */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
