import { type Fault, ofEachExam } from './check-finding.ts';

/** Uppercase only: 'todo' is a Spanish word. */
const placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|[Ll]orem ipsum/;
const signsAlone = /^[\p{P}\p{S}\s]+$/u;

/** Both languages have text, and so do synonyms. */
export const missingWords = ofEachExam<'missing-words'>((exam, { wordsOf }) => {
  const faults: Fault<'missing-words'>[] = [];
  const look = (text: string, path: () => string) => {
    if (text.trim() === '') faults.push({ path: path(), reason: 'blank', value: text });
    else if (placeholder.test(text) || signsAlone.test(text))
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
