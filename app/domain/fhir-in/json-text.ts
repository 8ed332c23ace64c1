/** A number as the sender wrote it: 1.10 is not 1.1. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Json = string | boolean | null | NumberText | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Extract<Json, { readonly [key: string]: Json }>;

/** A bundle with contained resources is 14 levels deep. */
const MAX_DEPTH = 24;

export type JsonFault = 'syntax' | 'depth' | 'duplicate-key';

/** Reads JSON (RFC 8259), and keeps the text of each number. A name that an object has twice is a fault: readers take different ones. */
export function parseJson(text: string): { value: Json; fault: null } | { value: null; fault: JsonFault } {
  const shape = faultOfShape(text);
  if (shape) return { value: null, fault: shape };
  try {
    return { value: JSON.parse(text, keepNumbers), fault: null };
  } catch {
    return { value: null, fault: 'syntax' };
  }
}

/**
 * The third argument is newer than the type of `JSON.parse`: the source text of a primitive value (ECMAScript, JSON.parse source text
 * access).
 */
function keepNumbers(_: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number') return value;
  if (context?.source === undefined) throw new Error('This version of Node does not give the text of numbers');
  return new NumberText(context.source);
}

/** Texts, brackets, and separators: everything that decides the depth and the names. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/** Looks at the nesting before anything is built from it. */
function faultOfShape(text: string): 'depth' | 'duplicate-key' | null {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > MAX_DEPTH) return 'depth';
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const names = open.at(-1);
      const name = decoded(last);
      if (names?.has(name)) return 'duplicate-key';
      names?.add(name);
    }
    last = token;
  }
  return null;
}

/** The name without escapes: two spellings of one name are the same name. */
const decoded = (token: string): string => {
  if (!token.includes('\\')) return token;
  try {
    return JSON.stringify(JSON.parse(token));
  } catch {
    return token;
  }
};
