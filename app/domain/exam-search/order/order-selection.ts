import type { CatalogueIndex } from '../catalogue-index.ts';
import { countFilters, noFilters } from '../exam-filters.ts';
import type { ExamChoice, ExamSelection } from '../exam-selection.ts';
import { findExams } from '../find-exams.ts';
import { wordsInName } from '../name-tokens.ts';
import type { SearchRecord } from '../search-record.ts';
import { isOrder, type Order, readOrder } from './read-order.ts';

/** Reads a query as an order of several exams; null for a single exam or a sentence. */
export function orderOf(index: CatalogueIndex, query: string): Order | null {
  if (wordsInName(query).length < 2) return null;
  const order = readOrder(index, query);
  return isOrder(order) ? order : null;
}

/** The selection for an order: all its exams on one page, unfiltered. */
export function orderSelection(order: Order, choice: ExamChoice): ExamSelection {
  const found = [...new Set(order.pieces.flatMap(({ exam }) => exam ?? []))];
  return {
    choice: { ...choice, page: 1 },
    shown: found,
    count: found.length,
    found: found.length,
    pages: 1,
    counts: countFilters(found, noFilters),
    order,
    asksForImages: order.pieces.some(({ asksForImages }) => asksForImages),
  };
}

/** Finds the exams that a query requests, best first: the exams of an order, with the choices of each ambiguous piece in its place. */
export function requestedExams(index: CatalogueIndex, query: string): readonly SearchRecord[] {
  const order = orderOf(index, query);
  if (!order) return findExams(index, query).map(({ record }) => record);
  return [...new Set(order.pieces.flatMap(({ exam, choices }) => (exam ? [exam] : choices)))];
}
