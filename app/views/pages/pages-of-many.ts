/** One route for many pages: each post and each exam. What such a page says of itself decides about its privacy (`page-handle.ts`). */
export const pagesOfMany = {
  exam: '/examenes-laboratorio/:slug',
  post: '/blog/:id',
} as const satisfies Record<string, `/${string}/:${string}`>;

/** '/blog/ayuno' → '/blog/:id' · '/blog' → null · '/blog/a/b' → null. The path is plain and Spanish (`plainPath`). */
export const patternOf = (path: string): string | null =>
  Object.values(pagesOfMany).find((pattern) => isBelow(path, listAbove(pattern))) ?? null;

/** '/blog/:id' → '/blog': the path of the list is the parent of its pages. */
export const listAbove = (pattern: string): string => pattern.slice(0, pattern.lastIndexOf('/'));

const isBelow = (path: string, list: string): boolean =>
  path.startsWith(`${list}/`) && path.length > list.length + 1 && !path.includes('/', list.length + 1);
