/** A part of a JSON text: the name of a field, a string, a number or keyword, or punctuation and spaces. */
export interface JsonToken {
  kind: 'key' | 'text' | 'value' | 'other';
  text: string;
}

/** A string, with the colon that makes it a key; or a number, `true`, `false`, or `null`. */
const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b(?:true|false|null|\d+(?:\.\d+)?)\b/g;

/** Splits a JSON text for syntax coloring: '{"a": 1}' → other '{', key '"a":', other ' ', value '1', other '}' */
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
  if (!quoted) return 'value';
  return colon ? 'key' : 'text';
}
