import type { ExamFilters, FilterCounts } from './exam-filters.ts';
import type { Order } from './order/read-order.ts';
import type { SearchRecord } from './search-record.ts';

/** The orders in which the catalog can be listed. */
export const sorts = ['relevance', 'name', 'fastest'] as const;

export type Sort = (typeof sorts)[number];

/** A visitor's selection in the catalog, from the query of the address. */
export interface ExamChoice extends ExamFilters {
  /** The typed text; may be empty. */
  query: string;
  /** Whether the text is meant as it is typed: exams whose names spell it otherwise are not found. */
  asTyped: boolean;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** The exams of a choice, one page of them. */
export interface ExamSelection {
  /** With the page that is shown. */
  choice: ExamChoice;
  shown: readonly SearchRecord[];
  /** The number of exams on all pages, and the number that the query finds before the filters. */
  count: number;
  found: number;
  pages: number;
  counts: FilterCounts;
  /** The query read as several exams; null for a single one. An order has no filters and no pages, so that nothing is left out. */
  order: Order | null;
  /** Whether the visitor looks for an imaging study, which laboratories do not offer. */
  asksForImages: boolean;
}
