import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../app/platform/services.ts';
import { asResponse, type CachedPage, cachePage } from './cached-page.ts';
import { namesTag, negotiateEncoding } from './content-negotiation.ts';
import { ContentVersionWatch } from './content-version-watch.ts';
import { forEverybody } from './for-everybody.ts';
import { pageMemory } from './page-memory.ts';
import { headersFor, policyFor } from './security-headers.ts';

type Needs = Pick<Services, 'db' | 'now' | 'publicUrl'>;

/**
 * A catalog of thousands of exams in two languages has more pages than are worth memory, so the pages in use stay. A page with its
 * compressed bodies takes about a hundred kilobytes.
 */
const limits = { pages: 2000, bytes: 64 * 1024 * 1024 } as const;
/** The canonical spelling of the path of a page or a feed. Encoded or in capitals it is answered, but not cached again. */
const canonicalPath = /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*(\.(xml|txt))?)?$/;

/**
 * Keeps public answers compressed in memory by address, until the content's version changes, they expire, or other pages are used more.
 * An answer is public if its own `Cache-Control` has an `s-maxage`; all other answers pass through and are never stored.
 * A page with `No-Vary-Search: params` is the same for every query.
 */
export class PageCache {
  readonly #services: Needs;
  readonly #render: (request: Request) => Promise<Response>;
  readonly #pages = pageMemory<CachedPage>(limits);
  /** The renders in progress, by address, and by path alone for requests with another query. */
  readonly #underWay = new Map<string, Promise<CachedPage | null>>();
  readonly #version: ContentVersionWatch;

  constructor(services: Needs, render: (request: Request) => Promise<Response>) {
    this.#services = services;
    this.#render = render;
    this.#version = new ContentVersionWatch(services.db, () => {
      this.#pages.clear();
      this.#underWay.clear();
    });
  }

  /** The fast path: answers from the cache on Node's own objects, or returns false without touching anything. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const now = this.#services.now().getTime();
    void this.#version.check(now);
    const page = this.#find(request.url ?? '', now);
    if (!page) return false;
    const tag = request.headers['if-none-match'];
    const isKnown = tag !== undefined && namesTag(tag, page.etag);
    const variant = isKnown ? null : page.made(negotiateEncoding(request.headers['accept-encoding']));
    if (variant === undefined) return false;
    // HTTP/1.1 implies keep-alive, so only the last answer of a connection needs the header.
    if (response.shouldKeepAlive) response.removeHeader('Connection');
    const age = String(Math.max(0, Math.floor((now - page.storedAt) / 1000)));
    if (variant === null) {
      response.writeHead(304, [...page.headers, 'Age', age]).end();
      return true;
    }
    response.writeHead(page.status, [...variant.headers, 'Age', age]);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }

  /**
   * The slow path: renders, stores public pages, and answers. `render` may refuse the visitor. `onKept` is called when the page that was
   * rendered for them becomes everybody's.
   */
  async respond(request: Request, render = this.#render, onKept: () => void = () => {}): Promise<Response> {
    const now = this.#services.now().getTime();
    await this.#version.check(now);
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const kept = this.#find(address, now);
    if (kept) return asResponse(kept, request);
    // Only the answer says whether a page is the same for every query, so a request with another query waits for it once.
    const another = this.#underWay.has(address) ? undefined : this.#underWay.get(anyQueryOf(pathname));
    const shared = another && (await another);
    if (shared?.anyQuery) return asResponse(shared, request);
    // Do not await when nothing is in progress: concurrent requests would all find nothing, and all render.
    const underWay = this.#underWay.get(address);
    const known = underWay && (await underWay);
    if (known) return asResponse(known, request);
    const { page, rendered } = await this.#renderAndKeep(render(forEverybody(request)), pathname, search, now);
    if (!page) return rendered;
    if (this.#pages.get(pathname) === page) onKept();
    return asResponse(page, request);
  }

  /** Awaits the render, and stores its answer if it is public. Until then, other requests for it wait in `#underWay`. */
  async #renderAndKeep(
    rendered: Promise<Response>,
    pathname: string,
    search: string,
    now: number,
  ): Promise<{ page: CachedPage | null; rendered: Promise<Response> }> {
    const version = this.#version.current;
    const kept = rendered.then((response) => this.#keep(response.clone(), pathname, search, now, version));
    const keys = [pathname + search, anyQueryOf(pathname)];
    const settled = kept
      .catch(() => null)
      .finally(() => {
        for (const key of keys) if (this.#underWay.get(key) === settled) this.#underWay.delete(key);
      });
    for (const key of keys) this.#underWay.set(key, settled);
    return { page: await kept, rendered };
  }

  /**
   * Stores a public, complete answer and returns it; returns null if it is not for everybody. If the content changed during the render,
   * returns the page without storing it.
   */
  async #keep(
    response: Response,
    pathname: string,
    search: string,
    now: number,
    version: number | null,
  ): Promise<CachedPage | null> {
    const seconds = Number(response.headers.get('Cache-Control')?.match(/s-maxage=(\d+)/)?.[1] ?? 0);
    if (response.status !== 200 || seconds === 0) return null;
    if (response.headers.has('Set-Cookie')) throw new Error('An answer for everybody sets a cookie');
    const anyQuery = response.headers.get('No-Vary-Search') === 'params';
    if (!canonicalPath.test(pathname) || (!anyQuery && search !== '')) return null;
    const life = { at: now, seconds, anyQuery };
    const before = this.#pages.get(pathname);
    const policy = response.headers.has('Content-Security-Policy')
      ? null
      : policyFor(response.headers.get('Content-Type'));
    const extra = { ...headersFor(this.#services.publicUrl), ...(policy && { 'Content-Security-Policy': policy }) };
    const page = await cachePage(response, extra, life, before);
    if (version === this.#version.current) this.#pages.set(pathname, page);
    return page;
  }

  /** The unexpired page of an address: stored under the whole address, or under its path if the query does not affect it. */
  #find(address: string, now: number): CachedPage | null {
    const exact = this.#pages.get(address);
    if (exact) return exact.expiresAt > now ? exact : null;
    const query = address.indexOf('?');
    if (query < 0) return null;
    const page = this.#pages.get(address.slice(0, query));
    return page?.anyQuery && page.expiresAt > now ? page : null;
  }
}

/** The key of a page for any query: '/blog' → '* /blog', which is never an address, because addresses begin with '/' */
const anyQueryOf = (pathname: string): string => `* ${pathname}`;
