import type { Locale } from '../../i18n/locale.ts';
import { printedNames } from '../exams/printed-names.ts';
import { isStopWord, queryWords, wordsInName } from './name-tokens.ts';
import type { SearchRecord } from './search-record.ts';
import { soundOf } from './sound.ts';

/**
 * The synonym that matched the query, if the listed name does not match as well: ('cuadro ematico') → 'cuadro hemático'. Null if the listed
 * name is enough.
 */
export function otherNameFor({ name, synonyms }: SearchRecord, query: string, locale: Locale): string | null {
  const asked = queryWords(query).filter((word) => !isStopWord(word));
  if (asked.length === 0) return null;
  /** The share of the query's words that a label has; of two equal ones, the shorter label is better. */
  const shareIn = (label: string): number => {
    const sounds = wordsInName(label).map(soundOf);
    const matched = asked.filter((word) => sounds.some((sound) => sound.startsWith(soundOf(word)))).length;
    return matched / asked.length - sounds.length / 1000;
  };
  const listed = shareIn(name[locale]);
  const [best] = [...printedNames(synonyms), name.es, name.en].toSorted((a, b) => shareIn(b) - shareIn(a));
  return best && shareIn(best) > listed + 0.1 && shareIn(best) > 0 ? best : null;
}
