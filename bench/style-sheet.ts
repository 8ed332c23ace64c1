/** One piece of a style sheet: a statement (`@layer a, b;`, a declaration) or a block with its prelude. */
export interface Piece {
  prelude: string;
  body: string | null;
}

/** At-rules that contain rules. */
export const holdsRules = /^@(media|supports|layer|container)\b/;

/** Writes a piece as CSS. */
export const cssOf = ({ prelude, body }: Piece): string => (body === null ? `${prelude};` : `${prelude}{${body}}`);

/** Splits a style sheet into its outermost pieces, and ignores braces and semicolons in strings, comments and parentheses. */
export function piecesOf(css: string): Piece[] {
  const tokens = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}();]/g;
  const pieces: Piece[] = [];
  let start = 0;
  let open = 0;
  let braces = 0;
  let parentheses = 0;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === '(') parentheses += 1;
    else if (token === ')') parentheses -= 1;
    else if (parentheses > 0) continue;
    else if (token === '{') {
      if (braces === 0) open = index;
      braces += 1;
    } else if (token === '}') {
      braces -= 1;
      if (braces > 0) continue;
      pieces.push({ prelude: withoutComments(css.slice(start, open)), body: css.slice(open + 1, index) });
      start = index + 1;
    } else if (token === ';' && braces === 0) {
      pieces.push({ prelude: withoutComments(css.slice(start, index)), body: null });
      start = index + 1;
    }
  }
  return pieces.filter(({ prelude }) => prelude !== '');
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').trim();

/** Splits a list of selectors: '.a:is(b, c), .d' → ['.a:is(b, c)', '.d'] */
export function splitAtCommas(prelude: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of prelude.matchAll(/\\.|"[^"]*"|[()[\],]/g)) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    else if (token === ',' && depth === 0) {
      selectors.push(prelude.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, prelude.slice(start)].map((selector) => selector.trim());
}
