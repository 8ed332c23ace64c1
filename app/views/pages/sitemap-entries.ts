import { inEach, type Locale } from '../../i18n/locale.ts';
import type { SitemapEntry } from '../../seo/sitemap.ts';
import type { PageLibrary } from './page.ts';
import { type PageId, pagePaths } from './page-paths.ts';
import { isPersonalPath } from './personal-pages.ts';

/** Every public page of the content with the date of its last review. The blog's date is that of its newest text. */
export function sitemapEntries(pages: PageLibrary, posts: readonly SitemapEntry[]): SitemapEntry[] {
  // The keys of the table are page ids.
  const ids = (Object.keys(pagePaths) as PageId[]).filter(
    // Search results only point to other pages, and a list belongs to its owner.
    (id) => !isPersonalPath(pagePaths[id]) && id !== 'search' && id !== 'my-list',
  );
  const reviewed = (id: string, locale: Locale): string | undefined => {
    const own = pages.read(id, locale).reviewed;
    return id === 'blog' ? latest([own, ...posts.map(({ lastModified }) => lastModified[locale])]) : own;
  };
  return [
    ...ids.map((id) => ({ path: pagePaths[id], lastModified: inEach((locale) => reviewed(id, locale)) })),
    ...posts,
  ];
}

/** ['2026-08-11', undefined, '2026-11-18'] → '2026-11-18' */
const latest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
