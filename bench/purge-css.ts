import { cssOf, holdsRules, type Piece, piecesOf, splitAtCommas } from './style-sheet.ts';

/** At-rules that do something only if another rule uses their name. */
const namedAtRule = /^@(keyframes|property)\s+([\w-]+)/;

/** States and pseudo-elements (':hover', '::before'). An element that can be in that state matches the selector without them. */
const stateOrPseudo =
  /(?<!\\)(::[\w-]+(\([^()]*\))?|:(hover|focus|focus-visible|focus-within|active|visited|target|before|after|disabled|enabled|checked|open|popover-open|placeholder|autofill|invalid|valid|modal)(?![\w-]))/g;

/** Lists every selector of a style sheet, without states, so that a document can be queried for it: '.a:hover, .b' → '.a', '.b'. */
export function selectorsOf(css: string): string[] {
  return piecesOf(css).flatMap(({ prelude, body }) => {
    if (body === null) return [];
    if (holdsRules.test(prelude)) return selectorsOf(body);
    return prelude.startsWith('@') ? [] : splitAtCommas(prelude).map(elementOf);
  });
}

/** Removes the rules that match no element of a page. `inUse`: the selectors (as `selectorsOf` returns them) that match one. */
export function purgeCss(css: string, inUse: ReadonlySet<string>): string {
  const kept = rulesInUse(css, inUse);
  const isUsed = (name: string) =>
    kept.replaceAll(new RegExp(`@(keyframes|property)\\s+${name}\\b`, 'g'), '').includes(name);
  return piecesOf(kept)
    .filter(({ prelude }) => isUsed(prelude.match(namedAtRule)?.[2] ?? ''))
    .map(cssOf)
    .join('');
}

/** Keeps, at every depth, the rules with a selector in use, and all at-rules and statements. */
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
    .map(cssOf)
    .join('');

/** '.a:hover' → '.a' · '::selection' → '*' */
const elementOf = (selector: string): string => selector.replace(stateOrPseudo, '').trim() || '*';
