import type { Words } from '../exams/localized-text.ts';
import { type Fault, ofEachExam } from './check-finding.ts';
import type { PlacedWords } from './exam-texts.ts';
import { plainLetters } from './plain-letters.ts';

/** Short words that only one of the two languages has. 'no', 'a', 'me', 'he', 'as', 'in' (vitro), and 'son' belong to both. */
const words = {
  spanish: 'el|la|los|las|un|una|de|del|al|y|o|en|que|con|para|por|se|su|sus|lo|es|más|cuando|como',
  english: 'the|of|and|or|with|for|from|by|to|on|at|is|are|be|it|its|that|which|when|this|not|your',
};
const wholeWord = (which: string, flags: string): RegExp =>
  new RegExp(`(?<![${plainLetters}\\d/-])(?:${which})(?![${plainLetters}\\d/-])`, flags);
const either = `${words.spanish}|${words.english}`;
/** A fast path: most Spanish text has no short English word, and most English text no short Spanish word. */
const otherLanguage = { inSpanish: wholeWord(words.english, 'i'), inEnglish: wholeWord(words.spanish, 'i') };
const spanishWords = new Set(words.spanish.split('|'));
/** In a name only lowercase words count: 'La' is an antigen. */
const shortWords = { sentence: wholeWord(either, 'gi'), name: wholeWord(either, 'g') };

/** Reports a text that is in one language twice, or whose languages are swapped. A name may be the same in both: 'CA 125'. */
export const sameWords = ofEachExam<'same-words'>((exam, { wordsOf }) =>
  wordsOf(exam).flatMap(({ path, words: both, is }) => faultsIn(both, is).map((fault) => ({ ...fault, path }))),
);

function faultsIn({ es, en }: Words, is: PlacedWords['is']): Omit<Fault<'same-words'>, 'path'>[] {
  const isCopied = fold(es) === fold(en) && fold(es) !== '';
  if (!isCopied && !otherLanguage.inSpanish.test(es) && !otherLanguage.inEnglish.test(en)) return [];
  const [inEs, inEn] = [spanishness(es, is), spanishness(en, is)];
  const value = es === en ? es : `${es} / ${en}`;
  if (inEs < 0 && inEn > 0) return [{ reason: 'languages-swapped', value }];
  const isUntranslated = isCopied && (is === 'sentence' || inEs !== 0);
  const isInOtherLanguage = is === 'sentence' && (inEs <= -SURE || inEn >= SURE);
  return isUntranslated || isInOtherLanguage ? [{ reason: 'not-translated', value }] : [];
}

/** A name may contain one short word of the other language: 'Factor V de Leiden'. Two are no coincidence. */
const SURE = 2;

const fold = (text: string): string => text.trim().toLowerCase();

/** Counts the Spanish short words minus the English ones: positive for Spanish, negative for English. */
function spanishness(text: string, is: PlacedWords['is']): number {
  let sum = 0;
  for (const word of text.match(shortWords[is]) ?? []) sum += spanishWords.has(word.toLowerCase()) ? 1 : -1;
  return sum;
}
