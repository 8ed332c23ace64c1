import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { parseAccept } from 'hono/utils/accept';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

interface Variant {
  body: Buffer;
  /** Flat (name, value, name, value), the form that Node writes fastest. */
  headers: string[];
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
// The best quality, once per page and off the main thread: every byte counts in the first round trip. The window is as wide as the page is
// long; the default window takes many megabytes of memory for each page in progress.
const PAGE_WINDOW = 17;
const brotliOptions = (bytes: number) => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(PAGE_WINDOW, Math.ceil(Math.log2(bytes + 1)))),
  },
});

const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, brotliOptions(text.length)),
  gzip: (text) => gzip(text),
  identity: async (text) => text,
};

interface Life {
  /** When it was rendered, in epoch milliseconds. */
  at: number;
  /** How long its text stays true ("open now"). */
  seconds: number;
  /** True if the query does not affect the page. */
  anyQuery: boolean;
}

/** A finished answer. The first request for an encoding creates it; later requests copy it. */
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
  constructor(text: Buffer, status: number, headers: [string, string][], life: Life, before?: CachedPage) {
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

  /** The variant if it exists already. */
  made(encoding: Encoding): Variant | undefined {
    return this.#variants.get(encoding);
  }

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

/** Reads an answer to its end. `extra` is added to its own headers. */
export async function cachePage(
  response: Response,
  extra: Record<string, string>,
  life: Life,
  before?: CachedPage,
): Promise<CachedPage> {
  const text = Buffer.from(await response.arrayBuffer());
  return new CachedPage(text, response.status, [...response.headers, ...Object.entries(extra)], life, before);
}

// Browsers send a handful of different headers. Each is parsed once: a look into the map takes 0.01 µs, Hono's parser 0.25 µs.
const negotiated = new Map<string, Encoding>();
const MOST_NEGOTIATED = 500;
/** No browser sends a longer header, so longer ones are not worth memory. */
const LONGEST_NEGOTIATED = 100;

/**
 * Returns the best encoding that a client accepts: 'gzip, deflate, br' → 'br' · 'br;q=0, gzip' → 'gzip' · undefined → 'identity'. Among
 * equals the smallest wins; Hono's `accepts` would choose the first that the client names.
 */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '');
  const known = negotiated.get(header);
  if (known) return known;
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  const heaviest = encodings.reduce((chosen, encoding) => (weightOf(encoding) > weightOf(chosen) ? encoding : chosen));
  // A client that refuses even plain text, and names nothing else, still gets plain text: every client can read it.
  const best = weightOf(heaviest) > 0 ? heaviest : 'identity';
  if (negotiated.size < MOST_NEGOTIATED && header.length <= LONGEST_NEGOTIATED) negotiated.set(header, best);
  return best;
}

/** 'br;q=0.5, gzip' → { br: 0.5, gzip: 1 } */
const weightsOf = (accepted: string): Map<string, number> =>
  new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));

/** Does an `If-None-Match` name this tag? 'W/"a", W/"b"' names W/"b"; '*' names all. The comparison is weak. */
export const namesTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
