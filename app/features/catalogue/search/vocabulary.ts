import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound.ts';

/** The words of the catalogue, each with a number, and what is needed to find those that somebody may have meant. */
export interface Vocabulary {
  /** In the order of the alphabet: words that begin alike stand together. */
  words: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  sounds: readonly string[];
  /** Words by how they sound. */
  bySound: ReadonlyMap<string, readonly number[]>;
  /** Sounds in the order of the alphabet, each with its word. */
  soundOrder: readonly number[];
  /** Which letters a sound is made of, a bit each: two words that are far apart in this are far apart. */
  letters: Uint32Array;
}

/** A word of the catalogue that a word of a query may mean, and how likely: 1 is the same word. */
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
    letters: Uint32Array.from(sounds, lettersOf),
  };
}

const SAME_SOUND = 0.96;
const BEGINNING = 0.6;
const ONE_OFF = 0.78;
const TWO_OFF = 0.6;

/**
 * What a word may mean, likeliest first: itself; what sounds the same; what begins so (the less, the longer it goes on); and only
 * where none of the first two is known, what is a letter or two amiss.
 */
export function meaningsOf(word: string, vocabulary: Vocabulary): Meaning[] {
  const found = new Map<number, number>();
  const add = (number: number, likeness: number) => {
    if ((found.get(number) ?? 0) < likeness) found.set(number, likeness);
  };
  const same = vocabulary.numberOf.get(word);
  if (same !== undefined) add(same, 1);
  const sound = soundOf(word);
  for (const number of vocabulary.bySound.get(sound) ?? []) add(number, SAME_SOUND);
  const isKnown = found.size > 0;
  for (const number of beginningWith(sound, vocabulary)) {
    const whole = vocabulary.sounds[number]?.length ?? 1;
    add(number, BEGINNING + 0.35 * (sound.length / whole));
  }
  if (!isKnown) for (const { word: number, likeness } of misspelt(sound, vocabulary)) add(number, likeness);
  return [...found].map(([number, likeness]) => ({ word: number, likeness })).sort((a, b) => b.likeness - a.likeness);
}

/** Whether the catalogue has this word, or one that sounds the same. */
export const isKnown = (word: string, { numberOf, bySound }: Vocabulary): boolean =>
  numberOf.has(word) || bySound.has(soundOf(word));

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

/** Short words are too close to each other; long ones are misspelt more than once. Digits are never a slip of the pen. */
const slipsIn = (sound: string): number => (/\d/.test(sound) || sound.length < 4 ? 0 : sound.length < 7 ? 1 : 2);

function misspelt(sound: string, { sounds, letters }: Vocabulary): Meaning[] {
  const most = slipsIn(sound);
  if (most === 0) return [];
  const found: Meaning[] = [];
  const own = lettersOf(sound);
  for (const [number, candidate] of sounds.entries()) {
    const its = letters[number] ?? 0;
    // Words of which the end is still to be typed, misspelt: 'hemgl' for 'hemoglobina'.
    const beginning = candidate.length > sound.length + most && sound.length >= 5;
    if (bitsIn(own & ~its) > most || (!beginning && bitsIn(its & ~own) > most)) continue;
    const distance = beginning
      ? editDistance(sound, candidate.slice(0, sound.length), 1)
      : editDistance(sound, candidate, most);
    if (distance > (beginning ? 1 : most) || (distance === 2 && candidate.length < 6)) continue;
    const likeness = distance <= 1 ? ONE_OFF : TWO_OFF;
    found.push({ word: number, likeness: likeness * (beginning ? 0.7 : 1) });
  }
  return found;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** 'abba' → 0b11 */
function lettersOf(sound: string): number {
  let bits = 0;
  for (let index = 0; index < sound.length; index += 1) bits |= 1 << (sound.charCodeAt(index) & 31);
  return bits >>> 0;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1;
  return count;
}
