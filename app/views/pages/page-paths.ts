import { publicPages } from './page-table.ts';
import { personalPages } from './personal-pages.ts';

/** Names a page that has words of its own in `content/pages`. */
export type PageId = keyof typeof publicPages | keyof typeof personalPages;

type PublicPaths = { [Id in keyof typeof publicPages]: (typeof publicPages)[Id]['path'] };

/** The path of each page of `content/pages`, by its id. */
export const pagePaths: PublicPaths & typeof personalPages = {
  // Each row gives its own path.
  ...(Object.fromEntries(Object.entries(publicPages).map(([id, { path }]) => [id, path])) as PublicPaths),
  ...personalPages,
};

/** ('services') → true · ('no-page') → false */
export const isPageId = (id: string): id is PageId => Object.hasOwn(pagePaths, id);

/** ('results-portal') → true · ('services') → false */
export const isPersonalPage = (id: string): boolean => Object.hasOwn(personalPages, id);

// The keys of the object are its type's.
const idsByPath = new Map<string, PageId>((Object.keys(pagePaths) as PageId[]).map((id) => [pagePaths[id], id]));

/** The pattern of a route, as loaders get it: 'en?/servicios' → 'services'. Throws if the table has no page there. */
export function pageIdAt(pattern: string): PageId {
  const id = idsByPath.get(pattern.replace(/^\/?en\?/, '') || '/');
  if (id === undefined) throw new Error(`page-table.ts has no page at ${pattern}`);
  return id;
}
