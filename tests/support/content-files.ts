import { readdirSync, readFileSync } from 'node:fs';

import { examAliases } from './content-aliases.ts';
import { namesIn } from './content-exams.ts';
import { type ContentText, readContent } from './content-text.ts';

const root = new URL('../../content/', import.meta.url);

/** Every page and post, in both languages. */
export const contentFiles: readonly ContentText[] = ['pages', 'blog'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root)).flatMap((file) => {
    const [, id = '', locale] = file.match(/^([\w-]+)\.(es|en)\.md$/) ?? [];
    if (locale !== 'es' && locale !== 'en') return [];
    return [readContent(`${folder}/${id}`, locale, readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))];
  }),
);

/**
 * Returns the names of exams on a page, with their slugs: the usual ones (`examAliases`), and those of its own links, which take
 * precedence.
 */
export const namesOf = (content: ContentText): Map<string, string> =>
  new Map([...Object.entries(examAliases[content.locale]), ...namesIn(content)]);
