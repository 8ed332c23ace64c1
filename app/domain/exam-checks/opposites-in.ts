import type { Language } from './exam-texts.ts';
import { opposites } from './opposite-lexicon.ts';

/** Plain lowercase letters: a case-insensitive search for all Unicode letters takes six times as long. */
const letter = 'a-záéíóúüñ';
const plainly = (words: string): string => words.replaceAll('\\p{L}', `[${letter}]`).toLowerCase();

const anyOf = (language: 0 | 1): RegExp => {
  const words = opposites.flatMap((group) => group.map((pole) => plainly(pole[language])));
  return new RegExp(`(?:^|[^${letter}\\d])(?:${words.join('|')})(?![${letter}])`, 'g');
};

/** Words that have an opposite, with the character before them. For lowercase text. */
export const oppositesIn: Record<Language, RegExp> = { es: anyOf(0), en: anyOf(1) };

const whole = (language: 0 | 1): RegExp[] =>
  opposites.flatMap((group) => group.map((pole) => new RegExp(`^[^${letter}\\d]?(?:${plainly(pole[language])})$`)));
const wholes: Record<Language, readonly RegExp[]> = { es: whole(0), en: whole(1) };

const known: Record<Language, Map<string, number>> = { es: new Map(), en: new Map() };
const MOST_KNOWN = 5000;

/** The index of a word among all opposites, memoized. */
export function poleOf(word: string, language: Language): number {
  const found = known[language].get(word);
  if (found !== undefined) return found;
  if (known[language].size >= MOST_KNOWN) known[language].clear();
  const pole = wholes[language].findIndex((one) => one.test(word));
  known[language].set(word, pole);
  return pole;
}

/** The group of each word that has an opposite. */
export const oppositesOf: readonly number[] = opposites.flatMap((group, index) => group.map(() => index));
