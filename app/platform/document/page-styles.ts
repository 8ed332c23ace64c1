import { holdsRules, type Piece, piecesOf, splitAtCommas, written } from './style-sheet.ts';

/**
 * Makes the function that picks what a page needs of a style sheet: every rule whose classes stand in its HTML. Rules for elements,
 * attributes and states stay, because behaviors change those, and so do all custom properties: style sheets that load on demand and
 * drawings read them by name. `later` lists the classes that scripts add.
 */
export function pageStyles(css: string, later: readonly string[]): (html: string) => string {
  const sheet = piecesOf(css).map(readPiece);
  return (html) => {
    const classes = new Set([
      ...later,
      ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => decoded(list).split(' ')),
    ]);
    return withoutIdle(sheet.map((piece) => pick(piece, classes)).join(''));
  };
}

/** At-rules that are of use only to those who name them. */
const named = /@(keyframes|property) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Leaves out the animations and the registered properties that nothing of the page names. */
function withoutIdle(css: string): string {
  const rest = css.replace(named, '');
  return css.replace(named, (rule, _, name: string) => (rest.includes(name) ? rule : ''));
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** '[&amp;&gt;svg]:hidden' → '[&>svg]:hidden' */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** A piece with what decides whether it is needed: its inner pieces, or the classes of each of its selectors. */
type Read =
  | { kind: 'holder'; prelude: string; inner: Read[] }
  | { kind: 'rule'; body: string; selectors: { text: string; classes: string[] }[] }
  | { kind: 'other'; text: string };

function readPiece(piece: Piece): Read {
  const { prelude, body } = piece;
  if (body !== null && holdsRules.test(prelude))
    return { kind: 'holder', prelude, inner: piecesOf(body).map(readPiece) };
  if (body === null || prelude.startsWith('@')) return { kind: 'other', text: written(piece) };
  return { kind: 'rule', body, selectors: splitAtCommas(prelude).map((text) => ({ text, classes: classesOf(text) })) };
}

function pick(read: Read, classes: ReadonlySet<string>): string {
  if (read.kind === 'other') return read.text;
  if (read.kind === 'holder') {
    const inner = read.inner.map((piece) => pick(piece, classes)).join('');
    return inner === '' ? '' : `${read.prelude}{${inner}}`;
  }
  const needed = read.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return needed.length === 0 ? '' : `${needed.map(({ text }) => text).join(',')}{${read.body}}`;
}

/** ':not(.a)', ':is(.a, .b)': what these name is no condition. ':is(.a .b)', with one selector only, is as good as '.a .b'. */
const conditional =
  /:not\((?:[^()]|\([^()]*\))*\)|:(?:is|where|has)\((?=[^()]*(?:\([^()]*\)[^()]*)*,)(?:[^()]|\([^()]*\))*\)/g;

/** '.sm\:mt-4 > .a:not(.b)' → ['sm:mt-4', 'a'] */
const classesOf = (selector: string): string[] =>
  [...selector.replace(conditional, '').matchAll(/\.((?:\\.|[\w-]|\P{ASCII})+)/gu)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
