/** The words and sentences of a text. */
const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
const sentencesOf = (text: string): string[] => text.split(/[.!?]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part));

export const longestSentence = (text: string): number =>
  Math.max(...sentencesOf(text).map((sentence) => wordsOf(sentence).length));

/** A syllable has one group of vowels; two strong vowels, or an accent on a weak one, make two: 'riñones' → 3 · 'energía' → 4 */
export const spanishSyllables = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?<=[qg])u(?=[eiéí])/g, '')
      .match(/[iuü]?[aeoáéó](?:[iuy](?![aeoáéíóú]))?|[íú]|[iuü]+y?|y$/g)?.length ?? 1,
  );

/** A group of vowels is a syllable; a silent final e does not count: 'measures' → 2 · 'oxygen' → 3 */
export const englishSyllables = (word: string): number => {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
};

const ratios = (text: string, syllables: (word: string) => number) => {
  const words = wordsOf(text);
  const count = words.reduce((sum, word) => sum + syllables(word), 0);
  return { perWord: count / words.length, perSentence: words.length / sentencesOf(text).length };
};

/** Szigriszt-Pazos on the INFLESZ scale (Barrio-Cantalejo 2008): from 65 "quite easy", as texts for the end of primary school. */
export function inflesz(text: string): number {
  const { perWord, perSentence } = ratios(text, spanishSyllables);
  return 206.835 - 62.3 * perWord - perSentence;
}

/** Flesch-Kincaid (Kincaid 1975): the grade of a school in the United States. A twelve-year-old is in the sixth or seventh. */
export function fleschKincaid(text: string): number {
  const { perWord, perSentence } = ratios(text, englishSyllables);
  return 0.39 * perSentence + 11.8 * perWord - 15.59;
}
