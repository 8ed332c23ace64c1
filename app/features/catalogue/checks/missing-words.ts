import { type Fault, ofEachExam } from './finding.ts';

/** In capitals: 'todo' is a word of Spanish. */
const placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|[Ll]orem ipsum|^[\p{P}\p{S}\s]+$/u;

/** Both languages say something, and synonyms do, too. */
export const missingWords = ofEachExam<'missing-words'>((exam, { wordsOf }) => {
  const texts = [
    ...wordsOf(exam).flatMap(({ path, words }) => [
      { path: `${path}.es`, text: words.es },
      { path: `${path}.en`, text: words.en },
    ]),
    ...(['es', 'en'] as const).flatMap((language) =>
      exam.synonyms[language].map((text, index) => ({ path: `synonyms.${language}.${index}`, text })),
    ),
  ];
  return texts.flatMap(({ path, text }): Fault<'missing-words'>[] => {
    if (text.trim() === '') return [{ path, reason: 'blank', value: text }];
    return placeholder.test(text) ? [{ path, reason: 'placeholder', value: text }] : [];
  });
});
