import type { ContentText } from './content-text.ts';

/** A sentence, a list item, or a table row as it is in the Markdown, with its place. */
export interface Clause {
  text: string;
  /** The anchor of the section, empty above the first. */
  section: string;
  /** The paragraph, item, or row that contains it, with the head of its table. */
  block: string;
}

/** A Markdown link to an exam. It captures the words and the slug. */
const examLink = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(\/examenes-laboratorio\/([a-z0-9-]+)[^)]*\)/g;

/** The end of a sentence, or of a part of a list item: '8 horas; triglicéridos, 12'. */
const ends = /(?<=[.!?»”)])\s+(?=[\p{Lu}¿«“[*])|;\s+/u;

/** Splits all text of a page into sentences: ('… Lea esto. Y esto.') → two clauses of one block */
export function clausesOf({ settings, body }: ContentText): Clause[] {
  const head = [settings.description, settings.lead, ...(settings.questions ?? []).map(({ answer }) => answer)];
  return [
    ...head.flatMap((text = '') => inClauses(text, text, '')),
    ...body.split(/\n(?=## )/).flatMap((part) => {
      const [, section = ''] = part.match(/^## .*\{#([\w-]+)\}$/m) ?? [];
      return blocksOf(part).flatMap(({ text, head: above }) => inClauses(text, `${above} ${text}`, section));
    }),
  ];
}

const inClauses = (text: string, block: string, section: string): Clause[] =>
  (text.startsWith('|') ? [text] : text.split(ends)).map((clause) => ({ text: clause, section, block }));

/** Splits a section into paragraphs, list items, and table rows. Each row keeps the head of its table. Headings and rulers are left out. */
function blocksOf(part: string): { text: string; head: string }[] {
  let head = '';
  return part.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\||#)/).flatMap((block) => {
    const text = block.replace(/\s+/g, ' ').trim();
    if (text === '' || text.startsWith('#') || /^\|[\s|:-]+$/.test(text)) return [];
    if (!text.startsWith('|')) head = '';
    else if (head === '') {
      head = text;
      return [];
    }
    return [{ text, head }];
  });
}

/** ('**[TSH](/…/tsh)** y T4') → 'TSH y T4' */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');

/** Returns the page's names for the exams that it links to, in lowercase, with their slugs. A name that links to two exams is left out. */
export function namesIn({ settings, body }: ContentText): Map<string, string> {
  const text = [body, ...(settings.questions ?? []).map(({ answer }) => answer)].join('\n');
  const names = new Map<string, string | null>();
  for (const [, words = '', slug = ''] of text.matchAll(examLink)) {
    const name = plain(words).replace(/\s+/g, ' ').toLowerCase();
    names.set(name, (names.get(name) ?? slug) === slug ? slug : null);
  }
  return new Map([...names].flatMap(([name, slug]) => (slug === null ? [] : [[name, slug] as const])));
}

/** Returns the slugs of the exams that a text links to or names, and the text with '·' in their place. */
export function examsIn(text: string, names: ReadonlyMap<string, string>): { slugs: string[]; rest: string } {
  const slugs = new Set<string>();
  let rest = text.replace(examLink, (_, _words, slug: string) => {
    slugs.add(slug);
    return '·';
  });
  rest = plain(rest).toLowerCase();
  for (const name of [...names.keys()].sort((one, other) => other.length - one.length)) {
    rest = rest.replace(new RegExp(`(?<![\\p{L}\\d-])${escaped(name)}(?![\\p{L}\\d-])`, 'gu'), () => {
      slugs.add(names.get(name) ?? '');
      return '·';
    });
  }
  return { slugs: [...slugs].sort(), rest };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
