import { editDistance } from './edit-distance.ts';
import { otherWordFor } from './equal-names.ts';
import { bitsIn, lettersOf } from './letters.ts';
import { beginningSoundOf, soundOf } from './sound.ts';

/** The words of the catalog, each with a number, and the data for finding the words that a query may mean. */
export interface Vocabulary {
  /** In alphabetical order, so that words with the same beginning are adjacent. */
  words: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  sounds: readonly string[];
  /** Word numbers by sound. */
  bySound: ReadonlyMap<string, readonly number[]>;
  /** Word numbers in alphabetical order of their sounds. */
  soundOrder: readonly number[];
  /** The letters of each word and of its sound as bit sets: a large difference here means a large edit distance. */
  letters: { words: Uint32Array; sounds: Uint32Array };
}

/** A catalog word that a query word may mean, with its likeness: 1 is the same word. */
export interface Meaning {
  word: number;
  likeness: number;
}

export function createVocabulary(all: Iterable<string>): Vocabulary {
  const words = [...new Set(all)].sort();
  const sounds = words.map(soundOf);
  const bySound = new Map<string, number[]>();
  for (const [number, sound] of sounds.entries()) {
    const alike = bySound.get(sound);
    if (alike) alike.push(number);
    else bySound.set(sound, [number]);
  }
  return {
    words,
    numberOf: new Map(words.map((word, number) => [word, number])),
    sounds,
    bySound,
    soundOrder: words.map((_, number) => number).sort((a, b) => compare(sounds[a] ?? '', sounds[b] ?? '')),
    letters: { words: Uint32Array.from(words, lettersOf), sounds: Uint32Array.from(sounds, lettersOf) },
  };
}

const SAME_SOUND = 0.96;
const BEGINNING = 0.6;
const ONE_OFF = 0.78;
const TWO_OFF = 0.59;

const OTHER_WORD = 0.93;

/**
 * The possible meanings of a word, most likely first: the word itself; words with the same sound; a synonym; words that begin with it
 * (longer words are less likely); and only if none of these exist, words one or two letters away.
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
      add(number, BEGINNING + 0.35 * Math.min(1, beginning.length / whole));
    }
  }
  const isBegun = found.size > 0;
  // The beginning of one word may also be a misspelled beginning of another: 'cipre'.
  if (!isKnown && (!isBegun || sound.length > 4))
    for (const { word: number, likeness } of misspelt(word, sound, vocabulary))
      if (!isBegun || likeness === ONE_OFF) add(number, isBegun ? BEGINNING : likeness);
  return [...found].map(([number, likeness]) => ({ word: number, likeness })).sort((a, b) => b.likeness - a.likeness);
}

/** Words that sound alike must also share letters: 'xyzxyz' is not 'lisis', and 'zzyzzx' is not 'cyst'. */
function sharesLetters(word: string, its: number): boolean {
  const own = lettersOf(word);
  return bitsIn(own & its) * 2 >= bitsIn(own);
}

/** Whether the catalog has this word, or one with the same sound. */
export const isKnown = (word: string, { numberOf, bySound }: Vocabulary): boolean =>
  numberOf.has(word) || bySound.has(soundOf(word));

/** By spelling and by sound; 'VIH' only by spelling, because too many words begin with 'bi'. */
const beginningsOf = (word: string): Iterable<string> => {
  const heard = beginningSoundOf(word);
  return new Set(heard.length < 3 && heard.length < word.length ? [word] : [word, heard]);
};

/** Whether one of these is a catalog word, or begins one, or is one letter away from one. */
export const isLikelyOne = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ likeness }) => likeness >= BEGINNING);

const LEAST_FOR_A_BEGINNING = 2;

function beginningWith(sound: string, { sounds, soundOrder }: Vocabulary): number[] {
  if (sound.length < LEAST_FOR_A_BEGINNING) return [];
  let [low, high] = [0, soundOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sounds[soundOrder[middle] ?? 0] ?? '', sound) < 0) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let place = low; place < soundOrder.length; place += 1) {
    const number = soundOrder[place] ?? 0;
    if (!sounds[number]?.startsWith(sound)) break;
    found.push(number);
  }
  return found;
}

/** Short words are too close to each other; long words often have more than one error. Digits are never typos. */
const slipsIn = (word: string): number => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const LEAST_BEGINNING_WITH_A_SLIP = 5;

function misspelt(word: string, sound: string, { words, sounds, letters }: Vocabulary): Meaning[] {
  const most = slipsIn(word);
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
      sound.length >= LEAST_BEGINNING_WITH_A_SLIP &&
      editDistance(sound, candidate.slice(0, sound.length), 1) === 1
    )
      found.push({ word: number, likeness: ONE_OFF * 0.7 });
  }
  return found;
}

/** Two errors leave a resemblance only in a long word that begins with the right sound: 'foobarzzz' is not 'flower'. */
const mayBeTwoOff = (sound: string, candidate: string): boolean =>
  Math.min(sound.length, candidate.length) > 5 && sound[0] === candidate[0];

const isOneOff = (word: string, candidate: string): boolean =>
  candidate.length > 3 && editDistance(word, candidate, 1) === 1;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
