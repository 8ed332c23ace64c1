import { editDistance } from './edit-distance.ts';
import { otherWordFor } from './everyday-lexicon.ts';
import { bitsIn, lettersOf } from './letters.ts';
import { beginningSoundOf, soundOf } from './sound.ts';
import { beginningWith, type Vocabulary } from './vocabulary.ts';

/** A catalog word that a query word may mean, with its likeness: 1 is the same word. */
export interface Meaning {
  word: number;
  likeness: number;
}

/** The likeness of each kind of meaning, chosen so that a query ranks its exams right (`tests/relevance/`). The same word has 1. */
const SAME_SOUND = 0.96;
const OTHER_WORD = 0.93;
const BEGINNING = 0.6;
const ONE_OFF = 0.78;
const TWO_OFF = 0.59;
/** A beginning gets this much more, the closer it is to the whole word. */
const WHOLE_BEGINNING = 0.35;

/**
 * Finds the possible meanings of a query's word, most likely first: the word itself; words with the same sound; a synonym; words that begin
 * with it (longer words are less likely). If it finds none of these, it looks for words one or two letters away.
 */
export function meaningsOf(word: string, vocabulary: Vocabulary): Meaning[] {
  const found = new Map<number, number>();
  const add = (number: number, likeness: number) => {
    if ((found.get(number) ?? 0) < likeness) found.set(number, likeness);
  };
  const same = vocabulary.numberOf.get(word);
  if (same !== undefined) add(same, 1);
  const sound = soundOf(word);
  // 'zzzz' reduces to one letter, so it is not a word.
  if (sound.length * 2 >= word.length)
    for (const number of vocabulary.bySound.get(sound) ?? []) add(number, SAME_SOUND);
  const other = vocabulary.numberOf.get(otherWordFor(word) ?? '');
  if (other !== undefined) add(other, OTHER_WORD);
  const isKnown = found.size > 0;
  for (const beginning of beginningsOf(word)) {
    for (const number of beginningWith(beginning, vocabulary)) {
      if (!sharesLetters(word, vocabulary.letters.words[number] ?? 0)) continue;
      const whole = vocabulary.sounds[number]?.length ?? 1;
      add(number, BEGINNING + WHOLE_BEGINNING * Math.min(1, beginning.length / whole));
    }
  }
  const isBegun = found.size > 0;
  // The beginning of one word may also be a misspelled beginning of another: 'cipre'.
  if (!isKnown && (!isBegun || sound.length > 4)) {
    for (const { word: number, likeness } of misspelled(word, sound, vocabulary)) {
      if (!isBegun) add(number, likeness);
      else if (likeness === ONE_OFF) add(number, BEGINNING);
    }
  }
  return [...found].map(([number, likeness]) => ({ word: number, likeness })).sort((a, b) => b.likeness - a.likeness);
}

/** Words that sound alike must also share letters: 'xyzxyz' is not 'lisis', and 'zzyzzx' is not 'cyst'. */
function sharesLetters(word: string, its: number): boolean {
  const own = lettersOf(word);
  return bitsIn(own & its) * 2 >= bitsIn(own);
}

/** By spelling and by sound; 'VIH' only by spelling, because too many words begin with 'bi'. */
const beginningsOf = (word: string): Iterable<string> => {
  const heard = beginningSoundOf(word);
  return new Set(heard.length < 3 && heard.length < word.length ? [word] : [word, heard]);
};

/** Whether one of these is a catalog word, or begins one, or is one letter away from one. */
export const isLikelyOne = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ likeness }) => likeness >= BEGINNING);

/** The most errors in a word. Short words are too close to each other, and digits are never typos. */
function mostErrorsIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Letters of an unfinished word that may have an error. */
const MIN_BEGINNING_WITH_A_SLIP = 5;
/** A word with an error and without its end is less likely. */
const UNFINISHED = 0.7;

/** The words of the catalog that are one or two letters away, by sound or by spelling. */
function misspelled(word: string, sound: string, { words, sounds, letters }: Vocabulary): Meaning[] {
  const most = mostErrorsIn(word);
  if (most === 0) return [];
  const [spelled, heard] = [lettersOf(word), lettersOf(sound)];
  const found: Meaning[] = [];
  for (const [number, candidate] of sounds.entries()) {
    if (!sharesLetters(word, letters.words[number] ?? 0)) continue;
    const its = letters.sounds[number] ?? 0;
    const isLonger = candidate.length > sound.length + most;
    const missing = bitsIn(heard & ~its);
    const isNear = missing <= most && bitsIn(its & ~heard) <= most && !isLonger;
    if (isNear && candidate.length > 3 && word.length > 5) {
      const distance = editDistance(sound, candidate, most);
      if (distance <= most && (distance === 1 || mayBeTwoOff(sound, candidate)))
        found.push({ word: number, likeness: distance === 1 ? ONE_OFF : TWO_OFF });
      if (distance === 1) continue;
    }
    // A spelling error is not always an error in sound: 'gitos' for 'gatos'.
    const spelling = letters.words[number] ?? 0;
    if (bitsIn(spelled ^ spelling) <= 2 && isOneOff(word, words[number] ?? ''))
      found.push({ word: number, likeness: ONE_OFF });
    // The end is still to be typed: 'hemgl' for 'hemoglobina'.
    else if (
      isLonger &&
      missing <= 1 &&
      sound.length >= MIN_BEGINNING_WITH_A_SLIP &&
      editDistance(sound, candidate.slice(0, sound.length), 1) === 1
    )
      found.push({ word: number, likeness: ONE_OFF * UNFINISHED });
  }
  return found;
}

/** Two errors leave a resemblance only in a long word that begins with the right sound: 'foobarzzz' is not 'flower'. */
const mayBeTwoOff = (sound: string, candidate: string): boolean =>
  Math.min(sound.length, candidate.length) > 5 && sound[0] === candidate[0];

const isOneOff = (word: string, candidate: string): boolean =>
  candidate.length > 3 && editDistance(word, candidate, 1) === 1;
