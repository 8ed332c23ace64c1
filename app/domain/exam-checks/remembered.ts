import type { Words } from '../exams/exam.ts';

/** More than a catalogue repeats: 'Suero', 'No requiere ayuno.' What was not asked for since the last half of them is forgotten. */
const MOST = 4_000;
/** What is longer tells of one exam alone: to keep it takes longer than to read it. */
const MOST_LETTERS = 100;

interface Entry {
  en: string;
  /** By the number of the rule. */
  found: unknown[];
}

let recent = new Map<string, Entry>();
let older = new Map<string, Entry>();
let rules = 0;

/**
 * A rule about words, which a large catalogue says again and again: what it found in those of late is not looked for anew. All rules
 * share one memory, so that the words are kept once.
 */
export function remembered<Found extends object>(rule: (words: Words) => Found): (words: Words) => Found {
  const place = rules++;
  return (words) => {
    if (words.es.length > MOST_LETTERS) return rule(words);
    const { found } = entryOf(words);
    // This place is only ever filled by this rule.
    const known = found[place] as Found | undefined;
    if (known !== undefined) return known;
    const fresh = rule(words);
    found[place] = fresh;
    return fresh;
  };
}

function entryOf({ es, en }: Words): Entry {
  const known = recent.get(es);
  if (known?.en === en) return known;
  const before = older.get(es);
  const entry = before?.en === en ? before : { en: apart(en), found: [] };
  if (recent.size >= MOST / 2) {
    older = recent;
    recent = new Map();
  }
  recent.set(apart(es), entry);
  return entry;
}

/** A part of a text keeps the whole of it in memory, here that of a file: a copy does not. */
export const apart = (text: string): string => Buffer.from(text).toString();
