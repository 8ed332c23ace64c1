import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Page, PageLibrary } from './page.ts';
import { isPageId, pagePaths } from './page-paths.ts';

/** A page or a post to go on with. */
export interface ReadNext {
  /** The page's id; null for a post. */
  pageId: string | null;
  heading: string;
  lead: string;
  /** Its Spanish path. */
  path: string;
  cap: SpecimenCap | null;
  /** Of its edge: the cap's, or that of a post's topic. */
  colour: SpecimenCap | null;
}

/** A page with what there is to read after it. */
export interface PageView extends Page {
  readNext: readonly ReadNext[];
}

/** The posts as far as a page knows them: the blog knows the pages, and not the other way round. */
export interface PostShelf {
  find(id: string, locale: Locale): { heading: string; lead: string; colour: SpecimenCap } | null;
}

/** (['sti', 'blog/ayuno'], 'es', …) → what they are called and where they live. Throws on an id that does not exist. */
export const readNext = (ids: readonly string[], locale: Locale, pages: PageLibrary, posts: PostShelf): ReadNext[] =>
  ids.map((id) => {
    if (id.startsWith('blog/')) {
      const post = posts.find(id.slice('blog/'.length), locale);
      if (!post) throw new Error(`there is no post ${id}`);
      const { heading, lead, colour } = post;
      return { pageId: null, heading, lead, path: `/${id}`, cap: null, colour };
    }
    if (!isPageId(id)) throw new Error(`there is no page ${id}`);
    const { heading, lead, cap = null } = pages.read(id, locale);
    return { pageId: id, heading, lead, path: pagePaths[id], cap, colour: cap };
  });
