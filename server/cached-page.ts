import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A finished answer in each encoding. Headers are flat (name, value, name, value), as Node writes them fastest. */
export interface CachedPage {
  status: number;
  etag: string;
  /** Epoch milliseconds: when it was rendered, and after which its text may no longer be true ("open now"). */
  storedAt: number;
  expiresAt: number;
  /** The query does not matter to it. */
  anyQuery: boolean;
  /** The headers without those of a body: what a 304 carries. */
  headers: string[];
  variants: Record<Encoding, { body: Buffer; headers: string[] }>;
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
// The best quality, once per page and off the main thread: every byte counts in the first round trip. The window is as wide
// as a page is long; the default one takes many megabytes of memory for each page under way.
const PAGE_WINDOW = 17;
const brotliOptions = (bytes: number) => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(PAGE_WINDOW, Math.ceil(Math.log2(bytes + 1)))),
  },
});

/** Compresses an answer once, so that serving it is copying it. `extra` joins its own headers. */
export async function cachePage(
  response: Response,
  extra: Record<string, string>,
  life: { at: number; seconds: number; anyQuery: boolean },
): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([brotli(identity, brotliOptions(identity.length)), gzip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
  const own = [...response.headers].filter(([name]) => name !== 'content-length');
  const headers = [...own, ...Object.entries(extra), ['ETag', etag], ['Vary', 'Accept-Encoding']].flat();
  const variant = (body: Buffer, coding: string[]) => ({
    body,
    headers: [...headers, 'Content-Length', String(body.length), ...coding],
  });
  return {
    status: response.status,
    etag,
    storedAt: life.at,
    expiresAt: life.at + life.seconds * 1000,
    anyQuery: life.anyQuery,
    headers,
    variants: {
      br: variant(br, ['Content-Encoding', 'br']),
      gzip: variant(gz, ['Content-Encoding', 'gzip']),
      identity: variant(identity, []),
    },
  };
}

// Browsers send a handful of different headers; what each means is worked out once.
const negotiated = new Map<string, Encoding>();
const MOST_NEGOTIATED = 500;

/**
 * The best encoding that a client takes: 'gzip, deflate, br' → 'br' · 'br;q=0, gzip' → 'gzip' · undefined → 'identity'.
 * Of equals the smallest wins.
 */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '');
  const known = negotiated.get(header);
  if (known) return known;
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  const heaviest = encodings.reduce((chosen, encoding) => (weightOf(encoding) > weightOf(chosen) ? encoding : chosen));
  // Who refuses even plain text, and names nothing else, cannot be pleased: plain text is what they can read.
  const best = weightOf(heaviest) > 0 ? heaviest : 'identity';
  if (negotiated.size < MOST_NEGOTIATED) negotiated.set(header, best);
  return best;
}

/** 'br;q=0.5, gzip' → { br: 0.5, gzip: 1 } */
const weightsOf = (accepted: string): Map<string, number> =>
  new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((token) => token.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );

/** Does an `If-None-Match` name this tag? 'W/"a", W/"b"' names W/"b"; '*' names all. The comparison is weak. */
export const namesTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
