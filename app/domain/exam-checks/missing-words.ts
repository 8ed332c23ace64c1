import { type Fault, ofEachExam } from './check-finding.ts';

/** Text of an author who meant to return. 'TODO' is uppercase only: 'todo' is a Spanish word. */
const placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|[Ll]orem ipsum/;
const onlyPunctuation = /^[\p{P}\p{S}\s]+$/u;

/** Reports a text or a synonym that is blank, a placeholder, or only punctuation, in either language. */
export const missingWords = ofEachExam<'missing-words'>((exam, { wordsOf }) => {
  const faults: Fault<'missing-words'>[] = [];
  const look = (text: string, path: () => string) => {
    if (text.trim() === '') faults.push({ path: path(), reason: 'blank', value: text });
    else if (placeholder.test(text) || onlyPunctuation.test(text))
      faults.push({ path: path(), reason: 'placeholder', value: text });
  };
  for (const { path, words } of wordsOf(exam)) {
    look(words.es, () => `${path}.es`);
    look(words.en, () => `${path}.en`);
  }
  for (const language of ['es', 'en'] as const)
    exam.synonyms[language].forEach((text, index) => {
      look(text, () => `synonyms.${language}.${index}`);
    });
  return faults;
});
