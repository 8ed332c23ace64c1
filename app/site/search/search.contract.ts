import type { Locale } from '../../i18n/locale.ts';
import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the header's link to the search, the search's own page, and the dialog. */
export const searchContract: Contract<{
  /** The link opens the search's field over the page. */
  opener: true;
  /** The place of the field on the search's own page; the dialog takes the field from there, and this word for closing. */
  place: string;
  /**
   * The answers that the dialog shows while the visitor types, hidden until then: where the exams' records, the titles, and the exams'
   * pages are.
   */
  live: { records: string; titles: string; exams: string; locale: Locale };
  /** A group of answers. Its single line is the template for the others. */
  group: 'exams' | 'answers' | 'pages';
  /** Inside a line, what an emergency needs instead of an exam. */
  warning: '';
}> = {
  opener: 'data-search',
  place: 'data-search-field',
  live: 'data-search-live',
  group: 'data-search-group',
  warning: 'data-search-warning',
};
