import type { Post } from '../site/blog/post.ts';
import type { Page } from '../views/pages/page.ts';
import type { DescribedExam } from './medical-test.ts';

/** A page or a post as its head describes it. Properties that a content page lacks are missing. */
export type DescribedPage = Pick<Page, 'id' | 'title' | 'description' | 'keywords'> &
  Partial<Pick<Page, 'heading' | 'reviewed' | 'version' | 'questions' | 'sources'>> &
  Partial<Pick<Post, 'published' | 'author' | 'reviewer' | 'topic'>> & {
    /** An exam of the catalog, if the page is about one. */
    exam?: DescribedExam;
  };

/** Whether it is a post, not a page. */
export const isPost = (page: DescribedPage): page is DescribedPage & Pick<Post, 'published' | 'author' | 'reviewer'> =>
  page.published !== undefined && page.author !== undefined && page.reviewer !== undefined;
