import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { type Encoding, namesTag, negotiateEncoding } from './content-negotiation.ts';

/** A page in one encoding. */
interface Variant {
  body: Buffer;
  /** Flat (name, value, name, value), the form that Node writes fastest. */
  headers: string[];
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
/** The smallest window: 2^17 bytes, the size of a long page. */
const PAGE_WINDOW = 17;
/** Brotli's largest window. */
const LARGEST_WINDOW = 22;

/**
 * The best quality, once per page and off the main thread: every byte counts in the first round trip. The window is as wide as the page is
 * long; the default window takes many megabytes of memory for each page in progress.
 */
const brotliOptions = (bytes: number) => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(
      LARGEST_WINDOW,
      Math.max(PAGE_WINDOW, Math.ceil(Math.log2(bytes + 1))),
    ),
  },
});

const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, brotliOptions(text.length)),
  gzip: (text) => gzip(text),
  identity: async (text) => text,
};

/** How long, and for which addresses, a page may be reused. */
interface CacheLifetime {
  /** When it was rendered, in epoch milliseconds. */
  at: number;
  /** How long its text stays true ("open now"). */
  seconds: number;
  /** True if the query does not affect the page. */
  anyQuery: boolean;
}

/** A finished answer, kept for later requests. The first request for an encoding compresses its body. */
export class CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly storedAt: number;
  readonly expiresAt: number;
  readonly anyQuery: boolean;
  /** The headers of a 304: all except those of a body. */
  readonly headers: string[];
  readonly #text: Buffer;
  readonly #bodies: Map<Encoding, Promise<Buffer>>;
  readonly #variants = new Map<Encoding, Variant>();

  /** `before` is the expired page of the same address. If the text is unchanged, its compressed bodies are reused. */
  constructor(text: Buffer, status: number, headers: [string, string][], life: CacheLifetime, before?: CachedPage) {
    this.status = status;
    this.etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
    this.storedAt = life.at;
    this.expiresAt = life.at + life.seconds * 1000;
    this.anyQuery = life.anyQuery;
    const own = headers.filter(([name]) => name !== 'content-length');
    this.headers = [...own, ['ETag', this.etag], ['Vary', 'Accept-Encoding']].flat();
    const isSame = before?.etag === this.etag;
    this.#text = isSame ? before.#text : text;
    this.#bodies = isSame ? before.#bodies : new Map();
  }

  /** The most that it may hold: both compressed bodies together take at most half of the text. */
  get bytes(): number {
    return this.#text.length * 1.5;
  }

  /** The page in an encoding, if an earlier request has made it. */
  made(encoding: Encoding): Variant | undefined {
    return this.#variants.get(encoding);
  }

  /** Returns the page in an encoding. */
  async make(encoding: Encoding): Promise<Variant> {
    const body = await this.#bodyIn(encoding);
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const variant = { body, headers: [...this.headers, 'Content-Length', String(body.length), ...coding] };
    this.#variants.set(encoding, variant);
    return variant;
  }

  /** Single flight: concurrent requests share one compression. A failed one is retried. */
  #bodyIn(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const body = compress[encoding](this.#text);
    this.#bodies.set(encoding, body);
    body.catch(() => this.#bodies.delete(encoding));
    return body;
  }
}

/** Reads an answer to its end as a cached page. `extra` is added to its own headers. */
export async function cachePage(
  response: Response,
  extra: Record<string, string>,
  life: CacheLifetime,
  before?: CachedPage,
): Promise<CachedPage> {
  const text = Buffer.from(await response.arrayBuffer());
  return new CachedPage(text, response.status, [...response.headers, ...Object.entries(extra)], life, before);
}

/** Answers a request with a cached page: in an encoding that it accepts, or with 304 if it already has the page. */
export async function asResponse(page: CachedPage, request: Request): Promise<Response> {
  const tag = request.headers.get('If-None-Match');
  if (tag !== null && namesTag(tag, page.etag))
    return new Response(null, { status: 304, headers: inPairs(page.headers) });
  const { body, headers } = await page.make(negotiateEncoding(request.headers.get('Accept-Encoding') ?? undefined));
  return new Response(new Uint8Array(body), { status: page.status, headers: inPairs(headers) });
}

/** ['A', '1', 'B', '2'] → [['A', '1'], ['B', '2']] */
const inPairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []));
