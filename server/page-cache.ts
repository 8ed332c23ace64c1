import type { IncomingMessage, ServerResponse } from 'node:http';
import { readContentVersion } from '../app/platform/content-version.server.ts';
import type { Services } from '../app/platform/services.ts';
import { type CachedPage, cachePage, namesTag, negotiateEncoding } from './cached-page.ts';
import { forEverybody } from './for-everybody.ts';
import { pageMemory } from './page-memory.ts';
import { headersFor, policyFor } from './security-headers.ts';

type Needs = Pick<Services, 'db' | 'now' | 'publicUrl'>;

const VERSION_CHECK_MS = 1000;
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
  /** By address, and by path alone for those who ask with another query. */
  readonly #underWay = new Map<string, Promise<CachedPage | null>>();
  #version: number | null = null;
  #versionCheckedAt = 0;
  #versionCheck: Promise<void> = Promise.resolve();

  constructor(services: Needs, render: (request: Request) => Promise<Response>) {
    this.#services = services;
    this.#render = render;
  }

  /** The fast path: answers from the cache on Node's own objects, or returns false without touching anything. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const now = this.#services.now().getTime();
    // A change of the content is detected within a second.
    if (now - this.#versionCheckedAt > VERSION_CHECK_MS) void this.#checkVersion(now);
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
    await this.#checkVersion(now);
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

  async #renderAndKeep(
    rendered: Promise<Response>,
    pathname: string,
    search: string,
    now: number,
  ): Promise<{ page: CachedPage | null; rendered: Promise<Response> }> {
    const version = this.#version;
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
    if (version === this.#version) this.#pages.set(pathname, page);
    return page;
  }

  #find(address: string, now: number): CachedPage | null {
    const exact = this.#pages.get(address);
    const query = exact ? -1 : address.indexOf('?');
    const page = query < 0 ? exact : this.#pages.get(address.slice(0, query));
    if (!page || page.expiresAt <= now) return null;
    return query < 0 || page.anyQuery ? page : null;
  }

  /** Runs at most once a second; concurrent requests share the result. While the database is unreachable, pages stay as they are. */
  #checkVersion(now: number): Promise<void> {
    if (now - this.#versionCheckedAt > VERSION_CHECK_MS) {
      this.#versionCheckedAt = now;
      this.#versionCheck = readContentVersion(this.#services.db).then(
        (version) => this.#enter(version),
        () => {},
      );
    }
    return this.#versionCheck;
  }

  #enter(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#pages.clear();
    this.#underWay.clear();
  }
}

/** '/blog' → '* /blog', which is never an address, because addresses begin with '/' */
const anyQueryOf = (pathname: string): string => `* ${pathname}`;

async function asResponse(page: CachedPage, request: Request): Promise<Response> {
  const tag = request.headers.get('If-None-Match');
  if (tag !== null && namesTag(tag, page.etag))
    return new Response(null, { status: 304, headers: inPairs(page.headers) });
  const { body, headers } = await page.make(negotiateEncoding(request.headers.get('Accept-Encoding') ?? undefined));
  return new Response(new Uint8Array(body), { status: page.status, headers: inPairs(headers) });
}

/** ['A', '1', 'B', '2'] → [['A', '1'], ['B', '2']] */
const inPairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []));
