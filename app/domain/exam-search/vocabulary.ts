import { lettersOf } from './letters.ts';
import { soundOf } from './sound.ts';

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

/** Numbers the words, and prepares them for the search. */
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

/** Whether the catalog has this word, or one with the same sound. */
export const isKnown = (word: string, { numberOf, bySound }: Vocabulary): boolean =>
  numberOf.has(word) || bySound.has(soundOf(word));

/** Too many words begin with one letter. */
const MIN_FOR_A_BEGINNING = 2;

/** The numbers of the words whose sound begins with this one, by a binary search. */
export function beginningWith(sound: string, { sounds, soundOrder }: Vocabulary): number[] {
  if (sound.length < MIN_FOR_A_BEGINNING) return [];
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

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
