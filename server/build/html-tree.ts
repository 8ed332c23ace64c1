import type rehypeSanitize from 'rehype-sanitize';

/** The HTML of a text as a tree (hast), which the plugins of `content-compiler.ts` change. */
export type HtmlRoot = Parameters<ReturnType<typeof rehypeSanitize>>[0];
export type HtmlNode = HtmlRoot['children'][number];
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>;
type Parent = HtmlRoot | HtmlElement;

const isElement = (node: HtmlNode): node is HtmlElement => node.type === 'element';

/** Returns the children that are elements, only those with these tag names if any are given: (table, 'thead') */
export function elementsOf(parent: Parent, ...names: string[]): HtmlElement[] {
  const children: readonly HtmlNode[] = parent.children;
  return children.filter(isElement).filter(({ tagName }) => names.length === 0 || names.includes(tagName));
}

/** Returns every element below, at any depth, outer ones first. */
export const elementsBelow = (parent: Parent): HtmlElement[] =>
  elementsOf(parent).flatMap((element) => [element, ...elementsBelow(element)]);

/** Returns the text of an element: `<h2>B <em>&amp;</em> b</h2>` → 'B & b' */
export const textInNode = (parent: Parent): string =>
  allTextOf(parent)
    .replace(/[ \n\t]+/g, ' ')
    .trim();

const allTextOf = ({ children }: Parent): string =>
  children
    .map((node) => {
      if (node.type === 'text') return node.value;
      return isElement(node) ? allTextOf(node) || (node.tagName === 'br' ? ' ' : '') : '';
    })
    .join('');
