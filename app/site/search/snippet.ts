import type { ParsedQuery, SearchText } from './read-text.ts';

/** A piece of text, and whether it matches the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

interface Match {
  start: number;
  end: number;
  term: string;
}

/** In characters: the length of a snippet, and how much of it comes before the first match. */
const LENGTH = 190;
const BEFORE = 50;

/** ('La glucosa sube', 'glucosa') → 'La ', «glucosa», ' sube' */
export const mark = (read: SearchText, asked: ParsedQuery): Segment[] =>
  segmentsOf(read.text, 0, read.text.length, matchesIn(read, asked));

/** The passage of these texts with the query's words closest together; without a match, the beginning of the first text. */
export function snippetOf(texts: readonly SearchText[], asked: ParsedQuery): Segment[] {
  let best: { text: string; matches: Match[]; start: number; score: number } | null = null;
  for (const read of texts) {
    const matches = matchesIn(read, asked);
    for (const [position, { start }] of matches.entries()) {
      const score = scoreOf(matches, position);
      if (best === null || score > best.score) best = { text: read.text, matches, start, score };
    }
  }
  if (best === null) return cut(texts[0]?.text ?? '', 0, []);
  return cut(best.text, Math.max(0, best.start - BEFORE), best.matches);
}

/** The number of different query words in the passage that begins with this match. */
function scoreOf(matches: readonly Match[], first: number): number {
  const end = (matches[first]?.start ?? 0) + LENGTH - BEFORE;
  const terms = new Set<string>();
  for (let position = first; position < matches.length; position += 1) {
    const match = matches[position];
    if (!match || match.end > end) break;
    terms.add(match.term);
  }
  return terms.size;
}

function matchesIn({ words, starts, ends }: SearchText, asked: ParsedQuery): Match[] {
  const matches: Match[] = [];
  for (const [position, word] of words.entries()) {
    const term = asked(word);
    if (term !== null) matches.push({ start: starts[position] ?? 0, end: ends[position] ?? 0, term });
  }
  return matches;
}

/** A passage from about this position, cut at whole words, with an ellipsis for omitted text. */
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
