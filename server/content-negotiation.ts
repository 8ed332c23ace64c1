import { parseAccept } from 'hono/utils/accept';

/** The encodings in which pages are answered, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers. Each is parsed once: a look into the map takes 0.01 µs, Hono's parser 0.25 µs. */
const negotiated = new Map<string, Encoding>();
const MAX_NEGOTIATED = 500;
/** Plain text is acceptable unless the client refuses it (RFC 9110, 12.5.3), after all encodings that it names. */
const UNNAMED_IDENTITY = 0.001;
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
  const weightOf = (encoding: Encoding): number => {
    const unnamed = encoding === 'identity' ? UNNAMED_IDENTITY : weights.get('*');
    return weights.get(encoding) ?? unnamed ?? 0;
  };
  const heaviest = encodings.reduce((chosen, encoding) => (weightOf(encoding) > weightOf(chosen) ? encoding : chosen));
  // A client that refuses even plain text, and names nothing else, still gets plain text: every client can read it.
  const best = weightOf(heaviest) > 0 ? heaviest : 'identity';
  if (negotiated.size < MAX_NEGOTIATED && header.length <= LONGEST_NEGOTIATED) negotiated.set(header, best);
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
