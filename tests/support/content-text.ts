import { parse as parseYaml } from 'yaml';

/** A file of `content/` for the content checks: its name, its settings, and its Markdown body. */
export interface ContentText {
  name: string;
  locale: 'es' | 'en';
  settings: Settings;
  body: string;
}

/** The front matter, unvalidated: the schemas of the libraries check it when the pages are read. */
interface Settings {
  title?: string;
  description?: string;
  heading?: string;
  lead?: string;
  action?: { label: string; to: string; message?: string };
  cap?: string;
  picture?: string;
  topic?: string;
  published?: string;
  reviewed?: string;
  version?: string;
  author?: string;
  reviewer?: string;
  sensitive?: boolean;
  questions?: { question: string; answer: string }[];
  related?: string[];
  sources?: { label: string; url: string }[];
}

/** Splits a file of content: ('pages/sti', 'es', '---\ntitle: …\n---\n## …') → its settings and its body */
export function readContent(name: string, locale: 'es' | 'en', text: string): ContentText {
  const [, settings = '', body = ''] = text.match(/^---\n([\s\S]*?)\n---\n?([\s\S]*)$/) ?? [];
  // `as`: every setting is optional, and every reader checks whether it exists.
  return { name, locale, settings: (parseYaml(settings) ?? {}) as Settings, body };
}

/**
 * Splits the text for readers into passages, one paragraph, list item, or table cell at a time, without the chat message, which is Spanish
 * in both languages.
 */
export const passagesOf = ({ settings, body }: ContentText): string[] =>
  [
    settings.title,
    settings.description,
    settings.heading,
    settings.lead,
    settings.action?.label,
    ...(settings.questions ?? []).flatMap(({ question, answer }) => [question, answer]),
    ...body
      .split(/\n(?=\s*(?:[-*]|\d+\.) )|\n\s*\n|\n(?=#)|\n(?=\|)|(?<=\|)\n/)
      .flatMap((block) => (block.startsWith('|') ? block.split('|') : [block])),
  ]
    .map((passage = '') => passage.replace(/\s+/g, ' ').trim())
    .filter((passage) => /\p{L}/u.test(passage));

/** The anchors of the headings, in their order: '## Precio {#precio}' → ['precio'] */
export const anchorsOf = ({ body }: ContentText): string[] =>
  [...body.matchAll(/^#+ .*\{#([\w-]+)\}$/gm)].map(([, id = '']) => id);

/** The targets of all links, including those in the answers, in their order. */
export const linksOf = ({ settings, body }: ContentText): string[] =>
  [...(settings.questions ?? []).map(({ answer }) => answer), body]
    .flatMap((text) => [...text.matchAll(/\]\(([^)\s]+)\)/g)])
    .map(([, target = '']) => target);

/** The number of words in the body, without markup, link targets, and anchors. */
export const wordCountOf = ({ body }: ContentText): number =>
  body
    .replace(/\]\([^)]*\)|\{#[\w-]+\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
