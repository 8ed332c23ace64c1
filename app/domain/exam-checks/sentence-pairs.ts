import type { Words } from '../exams/localized-text.ts';

/** Splits between a period and a capital letter. 'a. m.' and 'E. coli' continue in lowercase. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[¿¡«"“(]?[\p{Lu}\d])/u);

/**
 * Pairs the sentences where both languages have the same number. Otherwise it pairs the whole texts, because a translator may split one
 * sentence into two.
 */
export function sentencePairs(words: Words): Words[] {
  const [spanish, english] = [sentencesOf(words.es), sentencesOf(words.en)];
  return spanish.length === english.length ? spanish.map((es, index) => ({ es, en: english[index] ?? '' })) : [words];
}
