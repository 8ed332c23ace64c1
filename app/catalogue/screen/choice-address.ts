import { queryOf } from '../../domain/exam-search/exam-choice.ts';
import type { ExamChoice } from '../../domain/exam-search/exam-selection.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import { withList } from './carried-list.ts';

type AddressOf = (choice: Partial<ExamChoice>) => string;

/** The address under which the server answers a choice, with the carried list. */
export const addressOnServer =
  (locale: Locale, codes: readonly string[]): AddressOf =>
  (choice) =>
    localizedHref(locale, '/examenes-laboratorio') + withList(queryOf(choice), codes);

/** The same for the browser's search: the typed text is in the fragment, which no browser sends. */
export const addressInBrowser =
  (locale: Locale, codes: readonly string[]): AddressOf =>
  (choice) =>
    choice.query
      ? addressOnServer(locale, codes)({}) + queryOf(choice).replace('?', '#')
      : addressOnServer(locale, codes)(choice);
