export interface JsonToken {
  kind: 'key' | 'text' | 'value' | 'other';
  text: string;
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b(?:true|false|null|\d+(?:\.\d+)?)\b/g;

/** ('{"a": 1}') → its keys, texts, and values apart from the rest, so that each can have its color. */
export function jsonTokens(json: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let from = 0;
  for (const found of json.matchAll(token)) {
    const [whole, quoted, colon] = found;
    if (found.index > from) tokens.push({ kind: 'other', text: json.slice(from, found.index) });
    tokens.push({ kind: quoted ? (colon ? 'key' : 'text') : 'value', text: whole });
    from = found.index + whole.length;
  }
  if (from < json.length) tokens.push({ kind: 'other', text: json.slice(from) });
  return tokens;
}
