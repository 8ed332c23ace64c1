import type { Locale } from '../../i18n/locale.ts';
import { printedNames } from '../exams/printed-names.ts';
import { isSilent, queryWords, wordsInName } from './name-tokens.ts';
import type { SearchRecord } from './search-record.ts';
import { soundOf } from './sound.ts';

/**
 * The synonym that matched the query, if the listed name does not match as well: ('cuadro ematico') → 'cuadro hemático'. Null if the listed
 * name is enough.
 */
export function otherNameFor({ name, synonyms }: SearchRecord, query: string, locale: Locale): string | null {
  const asked = queryWords(query).filter((word) => !isSilent(word));
  if (asked.length === 0) return null;
  const found = (label: string): number => {
    const sounds = wordsInName(label).map(soundOf);
    const matched = asked.filter((word) => sounds.some((sound) => sound.startsWith(soundOf(word)))).length;
    return matched / asked.length - sounds.length / 1000;
  };
  const listed = found(name[locale]);
  const [best] = [...printedNames(synonyms), name.es, name.en].toSorted((a, b) => found(b) - found(a));
  return best && found(best) > listed + 0.1 && found(best) > 0 ? best : null;
}
