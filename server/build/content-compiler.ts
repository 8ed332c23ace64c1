import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { isLocale, type Locale, pathInLocale } from '../../app/i18n/locale.ts';
import type { ContentFile } from '../../app/views/pages/content-file.ts';
import type { WrittenHtml } from '../../app/views/pages/page.ts';
import { drawnTubes } from './drawn-tubes.ts';
import { elementsBelow, type HtmlRoot } from './html-tree.ts';
import { sectionsOf, withExamsApart } from './prose-parts.ts';
import { readableTables } from './readable-tables.ts';

/**
 * Compiles one file of `content/`: its front matter unchanged, its body as sections of sanitized HTML with readable tables and with links
 * in the file's language. Leaves the data that is known only at run time: the facts (`{{phone}}`), and the links to exams. Throws, naming
 * the file, when its name ends in no language or its front matter cannot be read.
 */
export function compileContent(name: string, text: string): ContentFile {
  const locale = name.match(/\.(\w+)\.md$/)?.[1];
  if (!isLocale(locale)) throw new Error(`content/${name}: the name must end in .es.md or .en.md`);
  const [, frontMatter, body = ''] = text.match(/^---\n([\s\S]*?)\n---\n?([\s\S]*)$/) ?? [];
  if (frontMatter === undefined)
    throw new Error(`content/${name}: it must begin with its front matter, between two lines ---`);
  try {
    const words = frontMatterSchema.parse(parseYaml(frontMatter));
    const sections = sectionsOf(toTree(body, locale));
    const answers = (words.questions ?? []).map(({ answer }) => withExamsApart(toTree(answer, locale)));
    return { frontMatter: words, sections, answers, exams: examsIn([...sections.map(({ html }) => html), ...answers]) };
  } catch (error) {
    throw new Error(`content/${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Validates only what compiling needs; the reader of the file validates the rest. */
const frontMatterSchema = z.looseObject({ questions: z.array(z.looseObject({ answer: z.string() })).optional() });

/** Reads the anchor that a heading names, the same in both languages: '## Risk calculator {#calculadora}'. */
const headingAnchors = () => (tree: Root) => {
  for (const node of tree.children) {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    if (last?.type !== 'text') continue;
    const [, words, id] = last.value.match(/^(.*?)\s*\{#([\w-]+)\}$/) ?? [];
    if (words === undefined || id === undefined) continue;
    last.value = words;
    node.data = { ...node.data, hProperties: { id } };
  }
};

// Anchors keep their names, and a public telephone line can be called. The text is ours, so an id cannot be an attack by a visitor.
const sanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(headingAnchors)
  .use(remarkRehype)
  .use(rehypeSanitize, sanitizeSchema)
  .use(readableTables)
  .use(drawnTubes);

/** Markdown → sanitized HTML as a tree. */
function toTree(markdown: string, locale: Locale): HtmlRoot {
  const tree = processor.runSync(processor.parse(markdown));
  localizeLinks(tree, locale);
  return tree;
}

/** Makes each link to the site lead to the page in the language of the text. */
function localizeLinks(tree: HtmlRoot, locale: Locale): void {
  for (const { properties } of elementsBelow(tree))
    if (typeof properties.href === 'string' && properties.href.startsWith('/'))
      properties.href = pathInLocale(locale, properties.href);
}

/** The slugs of the exams that the texts link to, each once. */
const examsIn = (texts: readonly WrittenHtml[]): string[] => [
  ...new Set(texts.flat().flatMap((part) => (typeof part === 'string' ? [] : part.slug))),
];
