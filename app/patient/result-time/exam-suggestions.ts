import { noFilters } from '../../domain/exam-search/exam-filters.ts';
import type { Locale } from '../../i18n/locale.ts';
import { connection, maySpend } from '../../ui/behaviors/connection.ts';
import { patience, searchClient } from '../../views/exams/on-demand/search-client.browser.ts';

/** A suggested exam, in the language of the page. */
export interface ExamSuggestion {
  code: string;
  name: string;
}

/** With fewer letters, nearly everything matches. */
export const MIN_LETTERS = 2;

/** Longer than any exam's name. */
export const MAX_EXAM_LETTERS = 100;

/** The most exams that are suggested at once. */
export const MAX_SUGGESTED = 6;

/** The sources of suggestions: this device, or the server. */
export interface SuggestionSources {
  locale: Locale;
  /** The address of the catalog's records, for the search on this device. */
  records: string;
  /** The address of the server's suggestions. */
  path: string;
}

/**
 * Finds the exams that the typed text may mean. The catalog's web worker finds them, so the text stays on the device. The server answers if
 * the worker cannot, and for a visitor who saves data.
 */
export async function findSuggestions(
  typed: string,
  { locale, records, path }: SuggestionSources,
  signal: AbortSignal,
): Promise<ExamSuggestion[]> {
  const here = await suggestedHere(typed, locale, records).catch(() => null);
  return here ?? fetchSuggestions(path, typed, signal);
}

/** Null if this browser should not load the catalog. */
async function suggestedHere(typed: string, locale: Locale, records: string): Promise<ExamSuggestion[] | null> {
  if (!window.Worker || !maySpend(connection())) return null;
  const choice = { ...noFilters, query: typed, asTyped: false, sort: 'relevance', page: 1 } as const;
  const { shown } = await searchClient(records).ask({ choice, locale, frequent: [] }, patience.typing);
  return shown.slice(0, MAX_SUGGESTED).map(({ code, name }) => ({ code, name: name[locale] }));
}

/** Posts the text, like the form, so that text about a person's health is in no address, log, or history. */
async function fetchSuggestions(path: string, typed: string, signal: AbortSignal): Promise<ExamSuggestion[]> {
  const answer = await fetch(path, { method: 'POST', body: new URLSearchParams({ examen: typed }), signal });
  if (!answer.ok) throw new Error(`The suggestions were answered with ${answer.status}`);
  const suggestions: unknown = await answer.json();
  if (!isSuggestions(suggestions)) throw new Error('The suggestions are not a list of exams');
  return suggestions;
}

/** The key of TanStack Query's cache: language and text, because the same letters may mean different exams in the other language. */
export const suggestionsKey = (locale: Locale, typed: string) => ['exam-suggestions', locale, typed] as const;

const isSuggestions = (data: unknown): data is ExamSuggestion[] => Array.isArray(data) && data.every(isSuggestion);

const isSuggestion = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'code' in one &&
  typeof one.code === 'string' &&
  'name' in one &&
  typeof one.name === 'string';
