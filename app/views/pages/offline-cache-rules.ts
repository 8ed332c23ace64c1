import { plainPath } from '../../i18n/locale.ts';

/** The service worker's cache of public pages that were read (`app/service-worker.ts`). `most` is its number of pages. */
export const pageCacheLimits = { cacheName: 'site-pages', most: 30, days: 30 } as const;
/** The service worker's cache of a build's files. */
export const fileCache = { cacheName: 'site-files', most: 100, days: 60 } as const;

/** The time that the network gets before the cached copy of a page is shown. */
export const NETWORK_PATIENCE_SECONDS = 3;

/** Files of a build are below this path, with a hash in their name, so they never change. */
export const isBuildFile = (pathname: string): boolean => pathname.startsWith('/assets/');

/**
 * The server sets this header on a page that the next user of the phone must not find: a sensitive exam, which no build can list. Shared
 * caches may store the page, because it is the same for everybody.
 */
export const noOfflineCopyHeader = 'X-No-Offline-Copy';

/**
 * The list's page is sensitive, but at its plain address it is the same for everybody: the browser fills it in from its own storage
 * (decision 0040), so a stored copy reveals nothing, and the plan works without a network.
 */
const filledInByBrowsers: readonly string[] = ['/mi-lista'];

/** Whether a page may leave a copy even though it is sensitive. */
export const isShellPage = (pathname: string): boolean => filledInByBrowsers.includes(plainPath(pathname));

/** Is this page prefetched, and perhaps never read? (`Sec-Purpose: prefetch`, which speculation rules send.) */
export const isFetchedAhead = ({ headers }: { headers: { get: (name: string) => string | null } }): boolean =>
  /\bprefetch\b/.test(headers.get('Sec-Purpose') ?? '');

/** The message of a page to the worker that let it pass unread: the visitor now reads it (`register-service-worker.browser.ts`). */
export const markReadMessage = 'read now';

/**
 * The message of the catalog's page to the service worker: its search is to work without a network. React, the search's worker, and the
 * records are large, so they are not stored for every visitor.
 */
export interface KeepSearch {
  /** The address of the catalog's records. */
  keepSearch: string;
}

/** The properties that decide whether an answer may be stored. */
export interface Answer {
  status: number;
  redirected: boolean;
  headers: { get: (name: string) => string | null };
}

const cacheControl = ({ headers }: Pick<Answer, 'headers'>): string =>
  (headers.get('Cache-Control') ?? '').toLowerCase();

const forbidsCopies = (answer: Answer): boolean => /\b(no-store|private)\b/.test(cacheControl(answer));

/** Is this the file itself, to be cached permanently? A server with another build answers `no-store` under the same name. */
export const isLastingFile = (answer: Answer): boolean => answer.status === 200 && !forbidsCopies(answer);

/**
 * May the page at this address be cached? Not with a query, because typed text must not be stored. Not if the next person to hold the phone
 * must not find it there; `sensitive` lists the Spanish paths of such pages.
 */
export const isCacheable = (
  { pathname, search }: { pathname: string; search: string },
  sensitive: readonly string[],
): boolean => search === '' && !sensitive.includes(plainPath(pathname));

/**
 * Is this answer a public page? It must declare that with the `s-maxage` that the server's own cache also uses (`server/page-cache.ts`). A
 * page of a personal area says `no-store`, and a page without a declaration is not cached either. A page that may leave no copy is never
 * cached.
 */
export function isPublicPage(answer: Answer): boolean {
  const { status, redirected, headers } = answer;
  const control = cacheControl(answer);
  return (
    status === 200 &&
    !redirected &&
    headers.get(noOfflineCopyHeader) === null &&
    /(^|[\s,])public\b/.test(control) &&
    /\bs-maxage=[1-9]/.test(control) &&
    !forbidsCopies(answer) &&
    (headers.get('Content-Type') ?? '').startsWith('text/html')
  );
}

const gone: readonly number[] = [404, 410];
const CLIENT_ERROR = 400;

/**
 * Does this answer invalidate an earlier copy? Yes if the page is gone, has moved, or may no longer leave a copy. An answer from a server
 * in trouble, or from a proxy that refuses, says nothing about the page.
 */
export const evictsCopy = (answer: Answer): boolean =>
  gone.includes(answer.status) || (answer.status < CLIENT_ERROR && !isPublicPage(answer));
