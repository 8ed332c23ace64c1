import { type MessagePart, readPlace } from '../messages-in/message-place.ts';
import { isObject } from './fhir-cursor.ts';
import { type Json, NumberText, parseJson } from './json-text.ts';
import { readFhir } from './read-fhir.ts';

/** The number of characters of a value that the page shows. Longer values usually contain a document. */
const MAX_SHOWN = 600;

export interface ReadableElement {
  /** The place in its resource: 'code.coding[0].code' */
  path: string;
  /** The value as its sender wrote it; empty for an element that is missing. */
  value: string;
  /** The number of characters that are not shown. */
  cut: number;
  isFault: boolean;
}

export interface ReadableResource {
  /** The place in the message: 'Bundle.entry[2]' */
  at: string;
  /** 'Observation'; 'Bundle' for what the message says of itself. */
  type: string;
  elements: ReadableElement[];
}

export interface ReadableFhir {
  resources: ReadableResource[];
  /** The whole text if the message is no JSON; otherwise empty. */
  text: string;
  faults: { place: string; code: string; sentence: string }[];
}

/** Returns the complete content of a message, resource by resource, in the sender's order. `place` is the stored place of the reason. */
export function readableFhir(bytes: Uint8Array, place: string | null): ReadableFhir {
  const text = new TextDecoder().decode(bytes);
  const { value, fault } = parseJson(text);
  const { issues, units } = readFhir(bytes);
  const faults = [...issues, ...units.flatMap((unit) => unit.issues)]
    .filter(({ severity }) => severity === 'error')
    .map(({ at, code, text: sentence }) => ({ place: at, code, sentence }));
  if (fault || !isObject(value)) return { resources: [], text, faults };
  const sections = sectionsOf(value);
  const marked = [...faults.map((one) => one.place), ...doubtfulIn(sections, place)];
  return { resources: sections.map((section) => resourceOf(section, marked)), text: '', faults };
}

/** A part of the message that is shown under one heading, and the path of its resource. */
interface Section {
  at: string;
  base: string;
  type: string;
  leaves: readonly Leaf[];
}

type Leaf = readonly [path: string, value: string];

function sectionsOf(top: { readonly [key: string]: Json }): Section[] {
  const type = typeof top.resourceType === 'string' ? top.resourceType : '';
  const { entry, ...own } = top;
  if (type !== 'Bundle' || !Array.isArray(entry)) return [{ at: type, base: type, type, leaves: leavesOf(top, type) }];
  // `as`: `Array.isArray` does not narrow a read-only list.
  const entries = (entry as readonly Json[]).map((one, index): Section => {
    const [at, resource] = [`Bundle.entry[${index}]`, isObject(one) ? one.resource : undefined];
    const named = isObject(resource) && typeof resource.resourceType === 'string' ? resource.resourceType : '';
    return { at, base: `${at}.resource`, type: named, leaves: leavesOf(one, at) };
  });
  return [{ at: type, base: type, type, leaves: leavesOf(own, type) }, ...entries];
}

/** ({ a: [{ b: 1.10 }] }, 'x') → [['x.a[0].b', '1.10']] */
function leavesOf(value: Json, path: string): Leaf[] {
  if (value instanceof NumberText) return [[path, value.text]];
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, `${path}.${key}`));
  if (!Array.isArray(value)) return [[path, String(value)]];
  // `as`: `Array.isArray` does not narrow a read-only list.
  return (value as readonly Json[]).flatMap((item, index) => leavesOf(item, `${path}[${index}]`));
}

const keysOfPart: Readonly<Record<MessagePart, string>> = {
  document: 'identifier',
  name: 'name',
  'birth-date': 'birthDate',
  sex: 'gender',
  number: 'identifier',
  code: 'code',
  unit: 'valueQuantity.unit',
  value: 'value',
};

/** The paths of the elements to which the reason of a doubt refers. A value has several names: valueQuantity, valueString. */
function doubtfulIn(sections: readonly Section[], place: string | null): string[] {
  const at = readPlace(place);
  const section = sections.find((one) => at && one.at === `Bundle.entry[${at.segment}]`) ?? sections[0];
  if (!at || !section) return [];
  const path = `${section.base}.${keysOfPart[at.part]}`;
  const found = section.leaves.find(([leaf]) => at.part === 'value' && leaf.startsWith(path));
  return [found?.[0] ?? path];
}

function resourceOf({ at, base, type, leaves }: Section, marked: readonly string[]): ReadableResource {
  const isBelow = (leaf: string, path: string) =>
    leaf === path || leaf.startsWith(`${path}.`) || leaf.startsWith(`${path}[`);
  const short = (path: string) => path.slice((isBelow(path, base) ? base : at).length + 1);
  const missing = marked.filter(
    (path) => path !== at && isBelow(path, at) && isIn(at, path) && !leaves.some(([leaf]) => isBelow(leaf, path)),
  );
  const elements = leaves.map(([path, value]) => {
    const shown = value.slice(0, MAX_SHOWN);
    const isFault = marked.some((one) => one !== base && isBelow(path, one));
    return { path: short(path), value: shown, cut: value.length - shown.length, isFault };
  });
  return {
    at,
    type,
    elements: [...elements, ...missing.map((path) => ({ path: short(path), value: '', cut: 0, isFault: true }))],
  };
}

/** The bundle's own section has no faults of its entries. */
const isIn = (at: string, path: string): boolean => at !== 'Bundle' || !path.startsWith('Bundle.entry[');
