import { opposites } from './opposite-words.ts';
import type { Language } from './words-of.ts';

/** Plain letters, and small ones: looking for all of Unicode's in either case takes six times as long. */
const letter = 'a-záéíóúüñ';
const plainly = (words: string): string => words.replaceAll('\\p{L}', `[${letter}]`).toLowerCase();

const anyOf = (language: 0 | 1): RegExp => {
  const words = opposites.flatMap((group) => group.map((pole) => plainly(pole[language])));
  return new RegExp(`(?:^|[^${letter}\\d])(?:${words.join('|')})(?![${letter}])`, 'g');
};

/** Words that have an opposite, with what stands before them. For texts in small letters. */
export const oppositesIn: Record<Language, RegExp> = { es: anyOf(0), en: anyOf(1) };

const whole = (language: 0 | 1): RegExp[] =>
  opposites.flatMap((group) => group.map((pole) => new RegExp(`^[^${letter}\\d]?(?:${plainly(pole[language])})$`)));
const wholes: Record<Language, readonly RegExp[]> = { es: whole(0), en: whole(1) };

const known: Record<Language, Map<string, number>> = { es: new Map(), en: new Map() };
const MOST_KNOWN = 5000;

/** Which of all that have an opposite a word found is: it is looked for once. */
export function poleOf(word: string, language: Language): number {
  const found = known[language].get(word);
  if (found !== undefined) return found;
  if (known[language].size >= MOST_KNOWN) known[language].clear();
  const pole = wholes[language].findIndex((one) => one.test(word));
  known[language].set(word, pole);
  return pole;
}

/** Of each that has an opposite: of which group it is. */
export const oppositesOf: readonly number[] = opposites.flatMap((group, index) => group.map(() => index));
