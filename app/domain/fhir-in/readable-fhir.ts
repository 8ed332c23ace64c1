import { isObject } from './fhir-cursor.ts';
import { type Json, NumberText, parseJson } from './json-text.ts';

/** A message as lines that a person can read, with every number as it was written; a message that is no JSON as it is. */
export function readableFhir(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const { value, fault } = parseJson(text);
  return fault ? text : linesOf(value, '');
}

/** ({ value: 1.10 }) → '{\n  "value": 1.10\n}' */
function linesOf(value: Json, indent: string): string {
  const inner = `${indent}  `;
  const block = (open: string, parts: readonly string[], close: string): string =>
    parts.length === 0 ? open + close : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
  if (value instanceof NumberText) return value.text;
  if (isObject(value))
    return block(
      '{',
      Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${linesOf(item, inner)}`),
      '}',
    );
  if (!Array.isArray(value)) return JSON.stringify(value);
  // `as`: `Array.isArray` does not narrow a read-only list.
  const items = value as readonly Json[];
  return block(
    '[',
    items.map((item) => linesOf(item, inner)),
    ']',
  );
}
