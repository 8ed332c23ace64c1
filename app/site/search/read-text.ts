import { foldText, termsOf, wordPattern } from './query-tokens.ts';
import { answers } from './word-match.ts';

/** A text with the positions of its folded words. Folding is most of the work of a search, so it is done once. */
export interface SearchText {
  text: string;
  /** Folded, in order; `starts` and `ends` hold the position of each. */
  words: readonly string[];
  starts: Uint32Array;
  ends: Uint32Array;
}

/** `known` holds words of other texts: a word that many texts share is kept in memory once. */
export function readSearchText(text: string, known = new Map<string, string>()): SearchText {
  const found = [...text.matchAll(wordPattern)];
  return {
    text,
    words: found.map(([word]) => once(foldText(word), known)),
    starts: Uint32Array.from(found, ({ index }) => index),
    ends: Uint32Array.from(found, ({ 0: word, index }) => index + word.length),
  };
}

function once(word: string, known: Map<string, string>): string {
  const same = known.get(word);
  if (same !== undefined) return same;
  known.set(word, word);
  return word;
}

/** Returns the word of the query that a word of a text answers, if any. */
export type ParsedQuery = (word: string) => string | null;

/** 'La glucosa' → a function that returns 'glucosa' for 'glucosas'. It is memoized, because every text repeats the same words. */
export function parseQuery(query: string): ParsedQuery {
  const terms = termsOf(query);
  const answered = new Map<string, string | null>();
  return (word) => {
    const before = answered.get(word);
    if (before !== undefined) return before;
    const term = terms.find((one) => answers(one, word)) ?? null;
    answered.set(word, term);
    return term;
  };
}
