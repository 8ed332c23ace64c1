import { likeness } from './word-match.ts';
import { fold, termsOf, wordPattern } from './words.ts';

/** A piece of text, and whether it answers the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

interface Match {
  start: number;
  end: number;
  term: string;
}

const LENGTH = 190;
const BEFORE = 50;

/** ('La glucosa sube', 'glucosa') → 'La ', «glucosa», ' sube' */
export const mark = (text: string, query: string): Segment[] =>
  segmentsOf(text, 0, text.length, matchesIn(text, query));

/**
 * The passage in which the query's words stand closest together, out of these texts; the beginning of the first where they stand
 * in none.
 */
export function snippetOf(texts: readonly string[], query: string): Segment[] {
  const passages = texts.flatMap((text) => {
    const matches = matchesIn(text, query);
    return matches.map((match) => ({ text, matches, start: match.start, worth: worthOf(matches, match.start) }));
  });
  const best = passages.reduce<(typeof passages)[number] | null>(
    (chosen, one) => (chosen === null || one.worth > chosen.worth ? one : chosen),
    null,
  );
  if (best === null) return cut(texts[0] ?? '', 0, []);
  return cut(best.text, Math.max(0, best.start - BEFORE), best.matches);
}

/** How many different words of the query stand in the passage that begins here. */
const worthOf = (matches: readonly Match[], start: number): number =>
  new Set(
    matches.filter((match) => match.start >= start && match.end <= start + LENGTH - BEFORE).map(({ term }) => term),
  ).size;

function matchesIn(text: string, query: string): Match[] {
  const terms = termsOf(query);
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    const folded = fold(word);
    const term = terms.find((one) => likeness(one, folded) > 0);
    return term === undefined ? [] : [{ start: index, end: index + word.length, term }];
  });
}

/** A passage from about here, at whole words, with dots where text was left out. */
function cut(text: string, about: number, matches: readonly Match[]): Segment[] {
  const start = about === 0 ? 0 : text.indexOf(' ', about) + 1;
  const most = start + LENGTH;
  const end = most >= text.length ? text.length : text.lastIndexOf(' ', most);
  const whole = segmentsOf(text, start, end > start ? end : most, matches);
  const before = start > 0 ? [{ text: '… ', marked: false }] : [];
  const after = end < text.length ? [{ text: ' …', marked: false }] : [];
  return [...before, ...whole, ...after];
}

function segmentsOf(text: string, start: number, end: number, matches: readonly Match[]): Segment[] {
  const segments: Segment[] = [];
  let position = start;
  for (const match of matches) {
    if (match.start < position || match.end > end) continue;
    segments.push({ text: text.slice(position, match.start), marked: false });
    segments.push({ text: text.slice(match.start, match.end), marked: true });
    position = match.end;
  }
  return [...segments, { text: text.slice(position, end), marked: false }].filter(({ text }) => text !== '');
}
