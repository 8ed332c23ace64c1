import { answers } from './word-match.ts';
import { fold, termsOf, wordPattern } from './words.ts';

/** A text, and where its words stand, as they are looked for. Folding is most of the work of a search: it is done once. */
export interface ReadText {
  text: string;
  /** Folded, in their order; each begins and ends where the lists beside it say. */
  words: readonly string[];
  starts: Uint32Array;
  ends: Uint32Array;
}

/** `known` holds words of other texts: a word that stands in many is kept in memory once. */
export function readText(text: string, known = new Map<string, string>()): ReadText {
  const found = [...text.matchAll(wordPattern)];
  return {
    text,
    words: found.map(([word]) => once(fold(word), known)),
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

/** Which word of the query a word of a text answers, if any. */
export type Asked = (word: string) => string | null;

/** 'La glucosa' → a function that answers 'glucosas' with 'glucosa'. It is asked for the same words in every text. */
export function askedBy(query: string): Asked {
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
