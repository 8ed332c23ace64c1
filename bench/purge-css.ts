import { holdsRules, type Piece, piecesOf, splitAtCommas, written } from './style-sheet.ts';

/** At-rules that apply only if a rule names them. */
const named = /^@(keyframes|property)\s+([\w-]+)/;

/** ':hover', '::before': states and pseudo-elements. Without them, a selector identifies the element. */
const momentary =
  /(?<!\\)(::[\w-]+(\([^()]*\))?|:(hover|focus|focus-visible|focus-within|active|visited|target|before|after|disabled|enabled|checked|open|popover-open|placeholder|autofill|invalid|valid|modal)(?![\w-]))/g;

/** Every selector of a style sheet, in the form for querying: '.a:hover, .b' → '.a', '.b'. */
export function selectorsOf(css: string): string[] {
  return piecesOf(css).flatMap(({ prelude, body }) => {
    if (body === null) return [];
    if (holdsRules.test(prelude)) return selectorsOf(body);
    return prelude.startsWith('@') ? [] : splitAtCommas(prelude).map(elementOf);
  });
}

/** The style sheet without rules that match no element of the page. */
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
