import { type Json, type JsonObject, NumberText } from './json-text.ts';

/** Codes of the value set `issue-type` that we use. */
export type IssueCode =
  | 'structure'
  | 'required'
  | 'value'
  | 'invalid'
  | 'not-found'
  | 'not-supported'
  | 'duplicate'
  | 'too-long'
  | 'business-rule'
  | 'informational';

/** A fault, or a note, at one place of the message. `text` is a constant sentence: no value of a patient gets into an answer or a log. */
export interface FhirIssue {
  severity: 'error' | 'warning' | 'information';
  code: IssueCode;
  text: string;
  /** A path in FHIRPath's simple form: 'Bundle.entry[2].resource.status'. */
  at: string;
}

/** Everything read from one message: which texts were used, and what was wrong. */
export interface FhirTree {
  used: Set<string>;
  issues: FhirIssue[];
}

/** An object of the message, and where it is. */
export interface Cursor {
  value: JsonObject;
  path: string;
  tree: FhirTree;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberText);

export const fault = ({ tree, path }: Cursor, key: string, code: IssueCode, text: string): void =>
  void tree.issues.push({ severity: 'error', code, text, at: key ? `${path}.${key}` : path });

/** The object at a key; null without one. */
export function childAt(cursor: Cursor, key: string): Cursor | null {
  const value = cursor.value[key];
  if (value === undefined) return null;
  if (isObject(value)) return { value, path: `${cursor.path}.${key}`, tree: cursor.tree };
  fault(cursor, key, 'structure', 'This element is an object');
  return null;
}

/** The objects of the list at a key. */
export function itemsAt(cursor: Cursor, key: string): Cursor[] {
  const value = cursor.value[key];
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    fault(cursor, key, 'structure', 'This element is a list');
    return [];
  }
  // `as`: `Array.isArray` does not narrow a read-only list.
  return (value as readonly Json[]).flatMap((item, i) => {
    if (isObject(item)) return [{ value: item, path: `${cursor.path}.${key}[${i}]`, tree: cursor.tree }];
    fault(cursor, `${key}[${i}]`, 'structure', 'Each item of this list is an object');
    return [];
  });
}

/** The text at a key; '' without one. It counts as used. */
export function textAt(cursor: Cursor, key: string): string {
  const value = cursor.value[key];
  if (value === undefined) return '';
  if (typeof value !== 'string') {
    fault(cursor, key, 'structure', 'This element is a text');
    return '';
  }
  cursor.tree.used.add(`${cursor.path}.${key}`);
  return value;
}

/** The number at a key, as it was written; '' without one. */
export function numberAt(cursor: Cursor, key: string): string {
  const value = cursor.value[key];
  if (value === undefined) return '';
  if (!(value instanceof NumberText)) {
    fault(cursor, key, 'structure', 'This element is a number');
    return '';
  }
  cursor.tree.used.add(`${cursor.path}.${key}`);
  return value.text;
}

/** The texts of the list at a key. */
export function textsAt(cursor: Cursor, key: string): string[] {
  const value = cursor.value[key];
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    fault(cursor, key, 'structure', 'This element is a list');
    return [];
  }
  // `as`: `Array.isArray` does not narrow a read-only list.
  return (value as readonly Json[]).flatMap((item, i) => {
    if (typeof item !== 'string') return [];
    cursor.tree.used.add(`${cursor.path}.${key}[${i}]`);
    return [item];
  });
}

/** One text of the message, and where it is. */
export interface FhirText {
  at: string;
  text: string;
}

/** Every text at or below a value: 'Patient.gender', 'female'. */
export function textsOf(value: Json, path: string): FhirText[] {
  if (Array.isArray(value))
    // `as`: `Array.isArray` does not narrow a read-only list.
    return (value as readonly Json[]).flatMap((item, i) => textsOf(item, `${path}[${i}]`));
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`));
  return [{ at: path, text: value instanceof NumberText ? value.text : String(value) }];
}

/** Marks everything below these keys as used: it needs no place in a report. */
export function markUsed(cursor: Cursor, ...keys: string[]): void {
  for (const key of keys) {
    const value = cursor.value[key];
    if (value === undefined) continue;
    for (const { at } of textsOf(value, `${cursor.path}.${key}`)) cursor.tree.used.add(at);
  }
}
