import type { CatalogueAnswer } from '../../../domain/exam-search/catalogue-answer.ts';
import type { ExamChoice } from '../../../domain/exam-search/exam-choice.ts';
import type { Locale } from '../../../i18n/locale.ts';

/** What the page asks its worker, once it has sent it the catalog: a buffer with the records file. */
export interface SearchQuestion {
  number: number;
  choice: ExamChoice;
  locale: Locale;
  frequent: readonly string[];
}

/** The worker's reply; null when it cannot answer, now or ever. */
export type Reply = { number: number; answer: CatalogueAnswer } | null;
