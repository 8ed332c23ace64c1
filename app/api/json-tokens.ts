/** A token of a JSON text. 'other' is punctuation and whitespace. */
export interface JsonToken {
  kind: 'key' | 'string' | 'literal' | 'other';
  text: string;
}

/** Matches a string (and the colon that makes it a key), a number, `true`, `false`, or `null`. */
const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b(?:true|false|null|\d+(?:\.\d+)?)\b/g;

/** Splits a JSON text for syntax coloring: '{"a": 1}' → other '{', key '"a":', other ' ', literal '1', other '}' */
export function jsonTokens(json: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let from = 0;
  for (const found of json.matchAll(token)) {
    const [whole, quoted, colon] = found;
    if (found.index > from) tokens.push({ kind: 'other', text: json.slice(from, found.index) });
    tokens.push({ kind: kindOfToken(quoted, colon), text: whole });
    from = found.index + whole.length;
  }
  if (from < json.length) tokens.push({ kind: 'other', text: json.slice(from) });
  return tokens;
}

function kindOfToken(quoted: string | undefined, colon: string | undefined): JsonToken['kind'] {
  if (!quoted) return 'literal';
  return colon ? 'key' : 'string';
}
