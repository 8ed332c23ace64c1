import type { Locale } from '../../i18n/locale.ts';

/** A suggested exam, in the language of the page. */
export interface ExamSuggestion {
  code: string;
  name: string;
}

/** With fewer letters, nearly everything matches. */
export const FEWEST_LETTERS = 2;

/**
 * The exams that the typed text may mean. The text is posted, as the form is, so what somebody types about their health appears in no
 * address, and thus in no log and no history.
 */
export async function fetchSuggestions(path: string, typed: string, signal: AbortSignal): Promise<ExamSuggestion[]> {
  const answer = await fetch(path, { method: 'POST', body: new URLSearchParams({ examen: typed }), signal });
  if (!answer.ok) throw new Error(`The suggestions were answered with ${answer.status}`);
  const suggestions: unknown = await answer.json();
  if (!isSuggestions(suggestions)) throw new Error('The suggestions are no list of exams');
  return suggestions;
}

/** Keyed by language and text, because the same letters may mean different exams in the other language. */
export const suggestionsKey = (locale: Locale, typed: string) => ['exam-suggestions', locale, typed] as const;

const isSuggestions = (data: unknown): data is ExamSuggestion[] => Array.isArray(data) && data.every(isSuggestion);

const isSuggestion = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'code' in one &&
  typeof one.code === 'string' &&
  'name' in one &&
  typeof one.name === 'string';
