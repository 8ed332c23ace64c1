import { type Locale, languageTag, pathInLocale } from '../../i18n/locale.ts';
import { escapeMarkup } from '../../seo/escape.ts';
import { absoluteUrl } from '../../seo/page-metadata.ts';
import { pagePaths } from '../../views/pages/page-paths.ts';
import { machineRoutes } from '../../views/pages/page-table.ts';
import type { PostSummary } from './post.ts';

/** The Spanish path of the feed. */
export const feedPath = machineRoutes.rss.path;

interface Feed {
  title: string;
  description: string;
  locale: Locale;
  publicUrl: string;
  /** Newest first. */
  items: readonly (Pick<PostSummary, 'id' | 'heading' | 'lead' | 'published'> & { category: string; author: string })[];
}

/** The blog as RSS 2.0. Its dates come from the texts, so the same texts give the same feed. */
export function rssFeed({ title, description, locale, publicUrl, items }: Feed): string {
  const addressOf = (path: string): string => absoluteUrl(publicUrl, pathInLocale(locale, path));
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', addressOf(pagePaths.blog)),
    element('description', description),
    element('language', languageTag[locale].toLowerCase()),
    ...(newest ? [element('lastBuildDate', instantOf(newest.published))] : []),
    `<atom:link href="${escaped(addressOf(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(({ id, heading, lead, published, category, author }) => [
      '<item>',
      element('title', heading),
      element('link', addressOf(`${pagePaths.blog}/${id}`)),
      `<guid isPermaLink="true">${escaped(addressOf(`${pagePaths.blog}/${id}`))}</guid>`,
      element('pubDate', instantOf(published)),
      element('description', lead),
      element('category', category),
      element('dc:creator', author),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Escapes the text, and removes characters that XML 1.0 forbids. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the replacement removes exactly these characters.
  escapeMarkup(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));

/** '2026-11-17' → 'Tue, 17 Nov 2026 12:00:00 GMT': noon in Greenwich is the same day throughout America. */
const instantOf = (date: string): string => new Date(`${date}T12:00:00Z`).toUTCString();
