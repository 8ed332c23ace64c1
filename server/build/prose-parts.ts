import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import type { ContentSection, ExamMention, WrittenHtml } from '../../app/views/pages/page.ts';
import { listAbove, pagesOfMany } from '../../app/views/pages/pages-of-many.ts';
import { elementsBelow, type HtmlElement, type HtmlNode, type HtmlRoot, textInNode } from './html-tree.ts';

const writer = unified().use(rehypeStringify, { closeEmptyElements: true, tightSelfClosing: true });

const write = (children: HtmlNode[]): string => writer.stringify({ type: 'root', children });

/** Cuts a text at its second-level headings. The part before the first heading has no id. */
export function sectionsOf({ children }: HtmlRoot): ContentSection<WrittenHtml>[] {
  const parts: HtmlNode[][] = [[]];
  for (const node of children) {
    if (node.type === 'element' && node.tagName === 'h2') parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts.filter((part) => part.length > 0).map(sectionOf);
}

function sectionOf(nodes: HtmlNode[]): ContentSection<WrittenHtml> {
  const [first] = nodes;
  const heading = first?.type === 'element' && first.tagName === 'h2' ? first : null;
  const id = heading?.properties.id;
  return {
    id: typeof id === 'string' ? id : null,
    heading: heading ? textInNode(heading) : '',
    html: withExamsApart({ type: 'root', children: nodes }),
  };
}

/**
 * Returns the HTML of a text, cut at its exam links: ['<p>Pida ', { slug: 'tsh', … }, '.</p>']. The links are separate, because offered
 * exams and prices are known only at run time.
 */
export function withExamsApart(tree: HtmlRoot): WrittenHtml {
  const mentions: ExamMention[] = [];
  for (const parent of [tree, ...elementsBelow(tree)])
    parent.children = parent.children.map((node) => {
      const mention = node.type === 'element' ? mentionIn(node) : null;
      // A comment marks the place: the sanitizer has removed all other comments.
      return mention ? { type: 'comment', value: `exam ${mentions.push(mention) - 1}` } : node;
    });
  // `split` puts the captured numbers at the odd positions.
  return write(tree.children)
    .split(/<!--exam (\d+)-->/)
    .flatMap((part, position) => (position % 2 === 0 ? part || [] : (mentions[Number(part)] ?? [])));
}

/** The address of an exam's page, in either language. It captures the slug. */
const examLink = new RegExp(`^(?:/en)?${listAbove(pagesOfMany.exam)}/([a-z0-9-]+)(?:[?#].*)?$`);
/** The fragment is the id of the price on an exam's page. */
const PRICE = '#precio';

/** Reads an element as a link to an exam; null if it is something else. */
function mentionIn(element: HtmlElement): ExamMention | null {
  const { href } = element.properties;
  const slug = element.tagName === 'a' && typeof href === 'string' ? href.match(examLink)?.[1] : undefined;
  if (slug === undefined) return null;
  const opening = write([{ ...element, children: [] }]).slice(0, -'</a>'.length);
  return { slug, opening, words: write(element.children), isPrice: String(href).endsWith(`/${slug}${PRICE}`) };
}
