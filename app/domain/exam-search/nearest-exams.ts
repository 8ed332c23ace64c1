import type { CatalogueIndex } from './catalogue-index.ts';
import { editDistance } from './edit-distance.ts';
import { findExams } from './find-exams.ts';
import { asksForImages } from './imaging.ts';
import { isStopWord, queryWords } from './name-tokens.ts';
import type { SearchRecord } from './search-record.ts';
import { soundOf } from './sound.ts';

/** Below this likeness, words resemble each other by chance. */
const MIN_ALIKE = 0.42;
/** Shorter words share half of their letters with any word. */
const MIN_LETTERS = 4;
/** Much shorter or longer words are different words. */
const MIN_LENGTH = 0.7;
/** The most errors in a misspelled word, for each letter of its sound, and for each letter of its spelling. */
const SOUND_ERRORS = 0.3;
const SPELLING_ERRORS = 0.5;

/** A word with its sound (`soundOf`). */
interface Heard {
  word: string;
  sound: string;
}

/** Suggests exams for a query without matches: replaces each word with the catalog word that shares the most letter pairs. */
export function nearestExams(index: CatalogueIndex, query: string, most: number): SearchRecord[] {
  if (asksForImages(index, query)) return [];
  const words = queryWords(query).filter((word) => !isStopWord(word));
  const meant = words.flatMap((word) => closestWord(index, word) ?? []);
  if (meant.length === 0) return [];
  return findExams(index, meant.join(' '))
    .slice(0, most)
    .map(({ record }) => record);
}

/** The catalog's word that a typed word most resembles; null if none resembles it. */
function closestWord({ vocabulary: { words, sounds } }: CatalogueIndex, word: string): string | null {
  if (word.length < MIN_LETTERS) return null;
  const typed = { word, sound: soundOf(word) };
  const own = pairsOf(typed.sound);
  let best: { word: string | null; alike: number } = { word: null, alike: MIN_ALIKE };
  for (const [number, sound] of sounds.entries()) {
    const [shorter, longer] = [sound.length, word.length].sort((a, b) => a - b);
    if (sound.length < MIN_LETTERS || (shorter ?? 0) < (longer ?? 0) * MIN_LENGTH) continue;
    const alike = likenessOf(own, pairsOf(sound));
    const candidate = words[number] ?? '';
    if (alike > best.alike && isMisspelling(typed, { word: candidate, sound })) best = { word: candidate, alike };
  }
  return best.word;
}

/**
 * Letter pairs alone make 'puberty' of 'qwerty', and nonsense must find nothing. A misspelled word begins with the right sound, and either
 * more than half of it is spelled right from its beginning, or it sounds nearly right and does not look entirely different.
 */
function isMisspelling(one: Heard, other: Heard): boolean {
  if (one.sound[0] !== other.sound[0]) return false;
  const longest = Math.max(one.word.length, other.word.length);
  return (
    sharedBeginning(one.word, other.word) > longest / 2 ||
    (isWithin(SOUND_ERRORS, one.sound, other.sound) && isWithin(SPELLING_ERRORS, one.word, other.word))
  );
}

/** Whether two words differ by at most this share of their letters. */
function isWithin(share: number, one: string, other: string): boolean {
  const most = Math.floor(share * Math.max(one.length, other.length));
  return editDistance(one, other, most) <= most;
}

/** ('urea', 'urico') → 2 */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** 'urea' → '^u', 'ur', 're', 'ea', 'a$' */
function pairsOf(sound: string): Set<string> {
  const framed = `^${sound}$`;
  return new Set(Array.from({ length: framed.length - 1 }, (_, place) => framed.slice(place, place + 2)));
}

/** The share of letter pairs that two words have in common (Dice coefficient): from 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const pair of one) if (other.has(pair)) both += 1;
  return (2 * both) / (one.size + other.size);
}
