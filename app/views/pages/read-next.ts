import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Page, PageLibrary } from './page.ts';
import { isPageId, pagePaths } from './page-paths.ts';

/** A page or a post to read next. */
export interface ReadNext {
  /** The page's id; null for a post. */
  pageId: string | null;
  heading: string;
  lead: string;
  /** Its Spanish path. */
  path: string;
  cap: SpecimenCap | null;
  /** The color of its edge: the cap's, or that of the post's topic. */
  color: SpecimenCap | null;
}

/** A page with its links to read next. */
export interface PageView extends Page {
  readNext: readonly ReadNext[];
}

/** The interface of the blog that pages use; the blog imports pages, never the reverse. */
export interface PostShelf {
  find(id: string, locale: Locale): { heading: string; lead: string; color: SpecimenCap } | null;
}

/** (['sti', 'blog/ayuno'], 'es', …) → their headings and paths. Throws on an id that does not exist. */
export const readNext = (ids: readonly string[], locale: Locale, pages: PageLibrary, posts: PostShelf): ReadNext[] =>
  ids.map((id) => {
    if (id.startsWith('blog/')) {
      const post = posts.find(id.slice('blog/'.length), locale);
      if (!post) throw new Error(`unknown post ${id}`);
      const { heading, lead, color } = post;
      return { pageId: null, heading, lead, path: `/${id}`, cap: null, color };
    }
    if (!isPageId(id)) throw new Error(`unknown page ${id}`);
    const { heading, lead, cap = null } = pages.read(id, locale);
    return { pageId: id, heading, lead, path: pagePaths[id], cap, color: cap };
  });
