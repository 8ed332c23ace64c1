import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';

import { type Locale, pathInLocale } from '../../i18n/locale.ts';
import { type FactName, fillFacts } from './facts.ts';

/** What a Markdown file says, checked: its front matter by a schema, its body as sanitised HTML. */
export type ParsedFile<Schema extends z.ZodType> = z.output<Schema> & { html: string };

/**
 * Parses one content file. Throws with the file's name and each fault when the front matter does not fit.
 * Facts of the laboratory (`{{phone}}`) are filled in first, and links to the site's paths go to the file's language.
 */
export function parseContentFile<Schema extends z.ZodType<object>>(
  file: { name: string; text: string; locale: Locale },
  schema: Schema,
  facts: Record<FactName, string>,
): ParsedFile<Schema> {
  const [, frontMatter = '', body = ''] = file.text.match(/^---\n([\s\S]*?)\n---\n?([\s\S]*)$/) ?? [];
  const parsed = schema.safeParse(fillIn(parseYaml(frontMatter), facts, file.name));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`content/${file.name}: ${faults.join('; ')}`);
  }
  return { ...parsed.data, html: toHtml(fillFacts(body, facts, file.name), file.locale) };
}

/** Fills the facts into every string of a parsed front matter, at any depth. */
function fillIn(value: unknown, facts: Record<FactName, string>, name: string): unknown {
  if (typeof value === 'string') return fillFacts(value, facts, name);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, facts, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, facts, name)]));
}

/** A heading may name its own anchor, the same in both languages: '## Risk calculator {#calculadora}'. */
const headingAnchors = () => (tree: Root) => {
  for (const node of tree.children) {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    const [, words, id] = (last?.type === 'text' && last.value.match(/^(.*?)\s*\{#([\w-]+)\}$/)) || [];
    if (last?.type !== 'text' || words === undefined || id === undefined) continue;
    last.value = words;
    node.data = { ...node.data, hProperties: { id } };
  }
};

// Anchors keep their names: the text is ours, so an id cannot be a visitor's trick.
const sanitizeSchema = { ...defaultSchema, clobberPrefix: '' };

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(headingAnchors)
  .use(remarkRehype)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeStringify);

const toHtml = (markdown: string, locale: Locale): string =>
  String(processor.processSync(markdown)).replace(
    /href="(\/[^"]*)"/g,
    (_, path: string) => `href="${pathInLocale(locale, path)}"`,
  );
