import type { CatalogueIndex } from '../catalogue-index.ts';
import { bitsIn, lettersOf } from '../letters.ts';
import { soundOf } from '../sound.ts';
import { meaningsOf } from '../word-meanings.ts';

/** The likeness of a word that is one letter away; see `word-meanings.ts`. */
const MIN_LIKENESS = 0.75;
/** Shorter words are too close to each other. */
const MIN_LETTERS = 5;

/** Corrects a misspelled word to the catalog's word if only one is near: 'creatinna' → 'creatinina', 'hemogrma' → 'hemograma'. */
export function correctedWord({ vocabulary }: CatalogueIndex, word: string): string {
  if (word.length < MIN_LETTERS || vocabulary.numberOf.has(word) || vocabulary.bySound.has(soundOf(word))) return word;
  const near = meaningsOf(word, vocabulary).filter(
    (meaning) => meaning.likeness >= MIN_LIKENESS && isSlipOf(word, vocabulary.words[meaning.word] ?? ''),
  );
  const nearest = near.filter(({ likeness }) => likeness === near[0]?.likeness);
  const words = nearest.map((meaning) => vocabulary.words[meaning.word] ?? word);
  // Of several candidates, the one with the same last letter: 'hemograma', not the English 'hemogram'.
  const alike = words.length > 1 ? words.filter((one) => one.at(-1) === word.at(-1)) : words;
  return alike.length === 1 ? (alike[0] ?? word) : word;
}

/** Both words have about the same length and letters: the beginning of a word is not corrected to the whole word. */
const isSlipOf = (word: string, meant: string): boolean =>
  Math.abs(word.length - meant.length) <= 2 &&
  bitsIn(lettersOf(word) & lettersOf(meant)) * 2 >= bitsIn(lettersOf(word));
