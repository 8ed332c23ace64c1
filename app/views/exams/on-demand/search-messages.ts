import type { CatalogueAnswer } from '../../../domain/exam-search/catalogue-answer.ts';
import type { ExamChoice } from '../../../domain/exam-search/exam-selection.ts';
import type { Locale } from '../../../i18n/locale.ts';

/** A question from the page to its worker. Before the first one, the page sends the catalog as a buffer with the records file. */
export interface SearchQuestion {
  number: number;
  choice: ExamChoice;
  locale: Locale;
  frequent: readonly string[];
}

/** The worker's reply; null if it cannot answer, now or ever. */
export type Reply = { number: number; answer: CatalogueAnswer } | null;
