import { type Fault, ofEachExam } from './finding.ts';
import { type PlacedWords, wordsOf } from './words-of.ts';

/** Little words that only one of the two languages has. 'no', 'a', 'me', 'he', 'as' and 'son' are of both. */
const onlySpanish = /(?<![\p{L}\d/-])(?:el|la|los|las|un|una|de|del|al|y|o|que|con|para|por|se|su|sus|lo|es|más|cuando|como)(?![\p{L}\d/-])/gu;
const onlyEnglish = /(?<![\p{L}\d/-])(?:the|of|and|or|with|for|from|by|to|is|are|it|its|that|which|when|this|not|your)(?![\p{L}\d/-])/gu;

/** A sentence stands untranslated in both languages, or each in the place of the other. A name may be the same: 'CA 125'. */
export const sameWords = ofEachExam<'same-words'>((exam) =>
  wordsOf(exam).flatMap(({ path, words, is }): Fault<'same-words'>[] => {
    if (isCopied(words, is)) return [{ path, reason: 'not-translated', value: words.es }];
    return looksSpanish(words.en) > 0 && looksSpanish(words.es) < 0
      ? [{ path, reason: 'languages-swapped', value: `${words.es} / ${words.en}` }]
      : [];
  }),
);

const isCopied = ({ es, en }: PlacedWords['words'], is: PlacedWords['is']): boolean =>
  es.trim() !== '' && es.trim().toLowerCase() === en.trim().toLowerCase() && (is === 'sentence' || looksSpanish(es) !== 0);

/** Above nought for Spanish, below it for English, nought where no little word tells. */
const looksSpanish = (text: string): number =>
  (text.match(onlySpanish)?.length ?? 0) - (text.match(onlyEnglish)?.length ?? 0);
