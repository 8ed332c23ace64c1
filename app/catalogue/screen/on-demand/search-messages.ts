import type { ExamChoice, ExamSelection } from '../../../domain/exam-search/exam-choice.ts';
import type { SearchRecord } from '../../../domain/exam-search/search-record.ts';
import type { Locale } from '../../../i18n/locale.ts';

/** What the page asks its worker. The first question says where the catalogue is. */
export interface Question {
  number: number;
  records: string;
  locale: Locale;
  choice: ExamChoice;
}

export interface Answer {
  number: number;
  selection: ExamSelection;
  /** The other name under which each of the shown exams was found. */
  also: readonly (string | null)[];
  nearest: readonly SearchRecord[];
}
