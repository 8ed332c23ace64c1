import { plainPath } from '../../i18n/locale.ts';

/** The caches of the service worker (`app/service-worker.ts`): public pages that were read, and the files of builds. */
export const keptPages = { cacheName: 'site-pages', most: 30, days: 30 } as const;
export const keptFiles = { cacheName: 'site-files', most: 100, days: 60 } as const;

/** How long the network may take before the kept copy of a page is shown. */
export const NETWORK_PATIENCE_SECONDS = 3;

/** Files of a build stand under these, with a hash in their name: what is found under one never changes. */
export const isBuildFile = (pathname: string): boolean => pathname.startsWith('/assets/');

/**
 * The server says so of a page that is about what the next person to hold this phone need not read off it: an exam of the catalogue, of
 * which no build knows a list. Caches between us may keep it, as it is the same for everybody.
 */
export const leavesNoCopy = 'X-Leaves-No-Copy';

/** Is this page fetched before anybody asked for it, and perhaps never read? (`Sec-Purpose: prefetch`, as speculation rules say.) */
export const isFetchedAhead = ({ headers }: { headers: { get: (name: string) => string | null } }): boolean =>
  /\bprefetch\b/.test(headers.get('Sec-Purpose') ?? '');

/** What a page says to the worker that has let it pass unread: now it is read (`register-service-worker.browser.ts`). */
export const readNow = 'read now';

/** What a page says to the worker whose island is to work without a network: React is large, so it is not kept for every visitor. */
export const keepReact = 'keep React';

/** What decides whether an answer may be kept. */
export interface Answer {
  status: number;
  redirected: boolean;
  headers: { get: (name: string) => string | null };
}

const cacheControl = ({ headers }: Pick<Answer, 'headers'>): string =>
  (headers.get('Cache-Control') ?? '').toLowerCase();

const forbidsCopies = (answer: Answer): boolean => /\b(no-store|private)\b/.test(cacheControl(answer));

/** Is this the file itself, to be kept for good? What a server under another build answers by the same name says `no-store`. */
export const isLastingFile = (answer: Answer): boolean => answer.status === 200 && !forbidsCopies(answer);

/**
 * May the page at this address be kept? Not with a query: what people type into a form or a search is nobody's to keep. Nor when it is
 * about what the next person to hold this phone need not read off it; `sensitive` lists the Spanish paths of such pages.
 */
export const mayBeKept = (
  { pathname, search }: { pathname: string; search: string },
  sensitive: readonly string[],
): boolean => search === '' && !sensitive.includes(plainPath(pathname));

/**
 * Is this answer a public page? Only what says so itself, by the `s-maxage` by which the server's own cache knows it
 * (`server/page-cache.ts`): a page of somebody's own area says `no-store`, and one that says nothing is not kept either. And only one
 * that may leave a copy.
 */
export function isPublicPage(answer: Answer): boolean {
  const { status, redirected, headers } = answer;
  const control = cacheControl(answer);
  return (
    status === 200 &&
    !redirected &&
    headers.get(leavesNoCopy) === null &&
    /(^|[\s,])public\b/.test(control) &&
    /\bs-maxage=[1-9]/.test(control) &&
    !forbidsCopies(answer) &&
    (headers.get('Content-Type') ?? '').startsWith('text/html')
  );
}

const gone: readonly number[] = [404, 410];
const CLIENT_ERROR = 400;

/**
 * Does this answer end the life of a copy kept before it? The page is gone, has moved, or may leave no copy any more. A server in trouble
 * says nothing of its pages, nor does a proxy that refuses whoever asks.
 */
export const endsTheCopy = (answer: Answer): boolean =>
  gone.includes(answer.status) || (answer.status < CLIENT_ERROR && !isPublicPage(answer));
