import { editDistance } from './edit-distance.ts';
import { fold, isStopWord } from './name-tokens.ts';
import type { SearchRecord } from './search-record.ts';
import { soundOf } from './sound.ts';

/** Shorter words have too many neighbors. */
const SHORTEST_WORD = 4;
/** The slips that a typed word may have. */
const MAX_SLIPS = 2;

/**
 * The query with its misspelled words as the best match writes them: ('hemogrma', blood count) → 'hemograma'. Null if each word already begins
 * a word of that exam or sounds like one, or has no near word there.
 */
export function correctedQuery(
  query: string,
  { name, synonyms }: Pick<SearchRecord, 'name' | 'synonyms'>,
): string | null {
  const known = [name.es, name.en, ...synonyms].flatMap((label) => label.match(/[\p{L}\p{N}]+/gu) ?? []);
  const corrected = query.replace(/[\p{L}\p{N}]+/gu, (typed) => nearest(typed, known) ?? typed);
  return corrected === query ? null : corrected.toLowerCase();
}

function nearest(typed: string, known: readonly string[]): string | null {
  const word = fold(typed);
  if (word.length < SHORTEST_WORD || isStopWord(word)) return null;
  const isKnown = known.some((one) => fold(one).startsWith(word) || soundOf(fold(one)) === soundOf(word));
  if (isKnown) return null;
  const near = known
    .map((one) => ({ one, slips: editDistance(word, fold(one), MAX_SLIPS) }))
    .filter(({ slips }) => slips <= MAX_SLIPS)
    .toSorted((a, b) => a.slips - b.slips);
  return near[0]?.one ?? null;
}
