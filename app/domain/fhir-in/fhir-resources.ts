import { type Cursor, childAt, type FhirTree, fault, isObject, itemsAt, markUsed, textAt } from './fhir-cursor.ts';
import type { JsonObject } from './json-text.ts';

/** A resource of a message. */
export interface FhirResource {
  type: string;
  id: string;
  fullUrl: string;
  cursor: Cursor;
  /** The entry of the bundle, from 0; 0 for a resource that was sent alone. A contained one has that of its container. */
  entry: number;
  /** `#id` names these. */
  contained: ReadonlyMap<string, FhirResource>;
}

export interface FhirEntry {
  resource: FhirResource | null;
  /** 'POST', 'PUT'; '' outside transactions and batches. */
  method: string;
  path: string;
}

/** Reads a resource with those that it contains. */
export function resourceAt(cursor: Cursor, place: { entry: number; fullUrl: string }): FhirResource {
  markUsed(cursor, 'resourceType', 'id', 'meta', 'implicitRules', 'language', 'text');
  const contained = new Map<string, FhirResource>();
  const resource = {
    type: textAt(cursor, 'resourceType'),
    id: textAt(cursor, 'id'),
    cursor,
    contained,
    ...place,
  };
  for (const inner of itemsAt(cursor, 'contained')) {
    markUsed(inner, 'resourceType', 'id', 'meta', 'text');
    const id = textAt(inner, 'id');
    if (contained.has(id)) fault(inner, 'id', 'duplicate', 'Two contained resources have this id');
    contained.set(id, {
      type: textAt(inner, 'resourceType'),
      id,
      fullUrl: '',
      cursor: inner,
      entry: place.entry,
      contained,
    });
  }
  return resource;
}

/** The entries of a bundle. */
export function entriesOf(bundle: Cursor): FhirEntry[] {
  const seen = new Set<string>();
  return itemsAt(bundle, 'entry').map((entry, i) => {
    markUsed(entry, 'fullUrl', 'request', 'search', 'response', 'link', 'id');
    const fullUrl = textAt(entry, 'fullUrl');
    // bdl-7: an address names one resource.
    if (fullUrl && seen.has(fullUrl)) fault(entry, 'fullUrl', 'duplicate', 'Two entries have this fullUrl');
    seen.add(fullUrl);
    const inner = childAt(entry, 'resource');
    const request = childAt(entry, 'request');
    return {
      resource: inner && resourceAt(inner, { entry: i, fullUrl }),
      method: request ? textAt(request, 'method') : '',
      path: entry.path,
    };
  });
}

/** Finds what a reference names, inside the message only: nothing is ever fetched. */
export type Resolve = (from: FhirResource, reference: Cursor) => FhirResource | null;

export function resolver(entries: readonly FhirEntry[]): Resolve {
  const resources = entries.flatMap(({ resource }) => resource ?? []);
  const byUrl = new Map(resources.filter(({ fullUrl }) => fullUrl).map((one) => [one.fullUrl, one]));
  const byName = new Map<string, FhirResource | null>();
  for (const one of resources) {
    const name = `${one.type}/${one.id}`;
    // Two resources with one name: the name alone says nothing.
    if (one.id) byName.set(name, byName.has(name) ? null : one);
  }
  return (from, reference) => {
    markUsed(reference, 'type', 'display');
    const text = textAt(reference, 'reference').replace(/\/_history\/[^/]*$/, '');
    if (text === '') return null;
    if (text.startsWith('#')) return from.contained.get(text.slice(1)) ?? null;
    const base = /^(https?:\/\/.*\/)[A-Za-z]+\/[^/]+$/.exec(from.fullUrl)?.[1] ?? '';
    const name = /([A-Za-z]+\/[A-Za-z0-9.-]+)$/.exec(text)?.[1] ?? '';
    return byUrl.get(text) ?? byUrl.get(base + text) ?? (text === name ? byName.get(name) : null) ?? null;
  };
}

/** A resource as the top of a message. */
export const topCursor = (value: JsonObject, tree: FhirTree): Cursor => ({
  value,
  path: typeof value.resourceType === 'string' ? value.resourceType : 'Resource',
  tree,
});

export const newTree = (): FhirTree => ({ used: new Set(), issues: [] });

export const isResource = (value: unknown): value is JsonObject =>
  // `as`: only its shape is in question.
  isObject(value as JsonObject) && typeof (value as JsonObject).resourceType === 'string';
