import type { PageClass } from '../../views/pages/page-table.ts';
import { handleOf, type Privacy, type PrivacyDeclaration } from './page-handle.ts';

/**
 * The route files whose path has a parameter ('/blog/:id') and whose `handle` declares no privacy: their row in `page-table.ts` cannot know
 * which of their pages are sensitive. `Files` and `Modules` are the generated types of all routes. `page-privacy.test.ts` expects `never`.
 */
export type UndeclaredPages<Files, Modules> = {
  [File in keyof Files]: Files[File] extends { id: infer Id extends keyof Modules; page: `${string}:${string}` }
    ? Modules[Id] extends { default: unknown }
      ? Modules[Id] extends { handle: { privacy: PrivacyDeclaration<never> } }
        ? never
        : File
      : never
    : never;
}[keyof Files];

/** The route that answers: the last one that matched, with the data of its loader. */
export interface ShownRoute {
  path?: string | undefined;
  handle?: unknown;
  data: unknown;
}

/**
 * Returns the page's own declaration, or else that of its row in `page-table.ts` (`pageClass`). A page with a parameter and no declaration
 * is sensitive. If the loader failed, a declaration has no data to judge, and the answer's status decides (`classOfAnswer`).
 */
export function privacyOf({ path = '', handle, data }: ShownRoute, pageClass: PageClass | null): Privacy {
  const { privacy } = handleOf(handle);
  if (typeof privacy === 'string') return privacy;
  if (privacy) return data === undefined ? 'open' : privacy(data);
  return pageClass === 'neutral' || path.includes(':') ? 'sensitive' : 'open';
}

/**
 * Returns the title that a page declares for analytics when the visitor has chosen a part of it; null if the loader failed. Throws if the
 * page declares none, because its own title would reveal the choice.
 */
export function plainTitleOf({ path, handle, data }: ShownRoute): string | null {
  if (data === undefined) return null;
  const { plainTitle } = handleOf(handle);
  if (!plainTitle) throw new Error(`The page at ${path} reads a visitor's choice but declares no plainTitle`);
  return plainTitle(data);
}
