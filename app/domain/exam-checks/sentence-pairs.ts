import type { Words } from '../exams/exam.ts';

/** Between a full stop and a capital; 'a. m.' and 'E. coli' go on in small letters. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[¿¡«"“(]?[\p{Lu}\d])/u);

/**
 * The sentences that say the same, where both languages have as many; else the whole: a translator may say in two what the other says in
 * one.
 */
export function sentencePairs(words: Words): Words[] {
  const [spanish, english] = [sentencesOf(words.es), sentencesOf(words.en)];
  return spanish.length === english.length ? spanish.map((es, index) => ({ es, en: english[index] ?? '' })) : [words];
}
