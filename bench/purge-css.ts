/** One piece of a style sheet: a statement (`@layer a, b;`, a declaration) or a block with its prelude. */
interface Piece {
  prelude: string;
  body: string | null;
}

/** At-rules that hold rules. */
const holdsRules = /^@(media|supports|layer|container)\b/;
/** At-rules that are of use only to those who name them. */
const named = /^@(keyframes|property)\s+([\w-]+)/;

/** ':hover', '::before': what an element can become or has beside it. A selector without them says which element. */
const momentary =
  /(?<!\\)(::[\w-]+(\([^()]*\))?|:(hover|focus|focus-visible|focus-within|active|visited|target|before|after|disabled|enabled|checked|open|popover-open|placeholder|autofill|invalid|valid|modal)(?![\w-]))/g;

/** Every selector of a style sheet, as it has to be asked for: '.a:hover, .b' → '.a', '.b'. */
export function selectorsOf(css: string): string[] {
  return piecesOf(css).flatMap(({ prelude, body }) => {
    if (body === null) return [];
    if (holdsRules.test(prelude)) return selectorsOf(body);
    return prelude.startsWith('@') ? [] : splitAtCommas(prelude).map(elementOf);
  });
}

/** The style sheet without what no element of the page uses. */
export function purgeCss(css: string, inUse: ReadonlySet<string>): string {
  const kept = rulesInUse(css, inUse);
  const uses = (name: string) =>
    kept.replaceAll(new RegExp(`@(keyframes|property)\\s+${name}\\b`, 'g'), '').includes(name);
  return piecesOf(kept)
    .filter(({ prelude }) => uses(prelude.match(named)?.[2] ?? ''))
    .map(written)
    .join('');
}

const rulesInUse = (css: string, inUse: ReadonlySet<string>): string =>
  piecesOf(css)
    .map(({ prelude, body }): Piece | null => {
      if (body === null) return { prelude, body };
      if (holdsRules.test(prelude)) {
        const inner = rulesInUse(body, inUse);
        return inner === '' ? null : { prelude, body: inner };
      }
      if (prelude.startsWith('@')) return { prelude, body };
      const selectors = splitAtCommas(prelude).filter((selector) => inUse.has(elementOf(selector)));
      return selectors.length > 0 ? { prelude: selectors.join(','), body } : null;
    })
    .filter((piece) => piece !== null)
    .map(written)
    .join('');

const elementOf = (selector: string): string => selector.replace(momentary, '').trim() || '*';

const written = ({ prelude, body }: Piece): string => (body === null ? `${prelude};` : `${prelude}{${body}}`);

/** Cuts a style sheet into its outermost pieces. Braces and semicolons in strings, comments and parentheses do not count. */
function piecesOf(css: string): Piece[] {
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

/** '.a:is(b, c), .d' → ['.a:is(b, c)', '.d'] */
function splitAtCommas(prelude: string): string[] {
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
