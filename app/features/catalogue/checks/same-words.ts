import { type Fault, ofEachExam } from './finding.ts';
import { type PlacedWords, wordsOf } from './words-of.ts';

/** Little words that only one of the two languages has. 'no', 'a', 'me', 'he', 'as', 'in' (vitro) and 'son' are of both. */
const words = {
  spanish: 'el|la|los|las|un|una|de|del|al|y|o|en|que|con|para|por|se|su|sus|lo|es|más|cuando|como',
  english: 'the|of|and|or|with|for|from|by|to|on|at|is|are|be|it|its|that|which|when|this|not|your',
};
/** In a name only the small letters count: 'La' is an antigen. */
const whole = (of: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\d/-])(?:${of})(?![\\p{L}\\d/-])`, flags);
const littleWords = {
  sentence: { spanish: whole(words.spanish, 'giu'), english: whole(words.english, 'giu') },
  name: { spanish: whole(words.spanish, 'gu'), english: whole(words.english, 'gu') },
};

/** A sentence is in the same language twice, or each in the other's place. A name may be the same in both: 'CA 125'. */
export const sameWords = ofEachExam<'same-words'>((exam) =>
  wordsOf(exam).flatMap(({ path, words: { es, en }, is }): Fault<'same-words'>[] => {
    const [inEs, inEn] = [spanishness(es, is), spanishness(en, is)];
    const value = es === en ? es : `${es} / ${en}`;
    if (inEs < 0 && inEn > 0) return [{ path, reason: 'languages-swapped', value }];
    const isCopied = fold(es) === fold(en) && fold(es) !== '' && (is === 'sentence' || inEs !== 0);
    const isInTheOther = is === 'sentence' && (inEs <= -SURE || inEn >= SURE);
    return isCopied || isInTheOther ? [{ path, reason: 'not-translated', value }] : [];
  }),
);

/** A name may bring along a little word of the other language: 'Factor V de Leiden'. Two are no chance. */
const SURE = 2;

const fold = (text: string): string => text.trim().toLowerCase();

/** Above nought for Spanish, below it for English, nought where no little word tells. */
const spanishness = (text: string, is: PlacedWords['is']): number =>
  (text.match(littleWords[is].spanish)?.length ?? 0) - (text.match(littleWords[is].english)?.length ?? 0);
