import type { Language } from './exam-texts.ts';
import { opposites } from './opposite-lexicon.ts';

/** Plain lowercase letters: a case-insensitive search for all Unicode letters takes six times as long. */
const letter = 'a-záéíóúüñ';
const plainly = (words: string): string => words.replaceAll('\\p{L}', `[${letter}]`).toLowerCase();

const anyOf = (language: 0 | 1): RegExp => {
  const words = opposites.flatMap((group) => group.map((pole) => plainly(pole[language])));
  return new RegExp(`(?:^|[^${letter}\\d])(?:${words.join('|')})(?![${letter}])`, 'g');
};

/** Finds the words that have an opposite, each with the character before it, in lowercase text. */
export const oppositeWords: Record<Language, RegExp> = { es: anyOf(0), en: anyOf(1) };

const patternsOfPoles = (language: 0 | 1): RegExp[] =>
  opposites.flatMap((group) => group.map((pole) => new RegExp(`^[^${letter}\\d]?(?:${plainly(pole[language])})$`)));
const polePatterns: Record<Language, readonly RegExp[]> = { es: patternsOfPoles(0), en: patternsOfPoles(1) };

const knownPoles: Record<Language, Map<string, number>> = { es: new Map(), en: new Map() };
/** Limits the memory of an import: a catalog has far fewer different words. */
const MAX_KNOWN_POLES = 5000;

/** The number of the pole that a word belongs to, counted over all groups; -1 without one. Memoized. */
export function poleOf(word: string, language: Language): number {
  const found = knownPoles[language].get(word);
  if (found !== undefined) return found;
  if (knownPoles[language].size >= MAX_KNOWN_POLES) knownPoles[language].clear();
  const pole = polePatterns[language].findIndex((one) => one.test(word));
  knownPoles[language].set(word, pole);
  return pole;
}

/** The index of each pole's group. Two poles of one group are opposites. */
export const groupOfPole: readonly number[] = opposites.flatMap((group, index) => group.map(() => index));
