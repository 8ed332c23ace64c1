import { isEmergency } from '../exams/urgent.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { correctedQuery } from './corrected-query.ts';
import { countFilters, passesAll } from './exam-filters.ts';
import type { ExamChoice, ExamSelection } from './exam-selection.ts';
import { findExams } from './find-exams.ts';
import { asksForImages } from './imaging.ts';
import { orderOf, orderSelection } from './order/order-selection.ts';
import type { SearchRecord } from './search-record.ts';

const PER_PAGE = 24;
/** How many similar exams to offer if nothing matches. */
export const MAX_NEAREST = 6;

/** Selects the exams of a choice. A page beyond the last shows the last. */
export function selectExams(index: CatalogueIndex, choice: ExamChoice): ExamSelection {
  const order = orderOf(index, choice.query);
  if (order) return orderSelection(order, choice);
  const found = findExams(index, choice.query)
    .map(({ record }) => record)
    .filter((record) => !choice.asTyped || correctedQuery(choice.query, record) === null);
  const chosen = found.filter((record) => passesAll(record, choice));
  const pages = Math.max(1, Math.ceil(chosen.length / PER_PAGE));
  const page = Math.min(choice.page, pages);
  return {
    choice: { ...choice, page },
    shown: sorted(chosen, choice).slice((page - 1) * PER_PAGE, page * PER_PAGE),
    count: chosen.length,
    found: found.length,
    pages,
    counts: countFilters(found, choice),
    order: null,
    asksForImages: found.length === 0 && asksForImages(index, choice.query),
  };
}

const spanish = new Intl.Collator('es', { numeric: true });

/** Sorts as requested; `query` is the typed text. */
export function sorted(
  records: readonly SearchRecord[],
  { sort, query }: Pick<ExamChoice, 'sort' | 'query'>,
): readonly SearchRecord[] {
  if (sort === 'name') return records.toSorted((a, b) => spanish.compare(a.name.es, b.name.es));
  if (sort === 'fastest') return records.toSorted((a, b) => a.wait - b.wait || b.common - a.common);
  // Without a query, the most requested exams come first.
  return query ? records : records.toSorted((a, b) => b.common - a.common);
}

/** The most requested exams in the catalog's first view. */
const MAX_ASKED = 8;

/** The most requested exams: first the laboratory's list (`frequentExams` of its configuration, by code), then the catalog's estimate. */
export function mostRequestedOf(
  { records }: CatalogueIndex,
  configured: readonly string[] = [],
): readonly SearchRecord[] {
  const known = configured.flatMap((code) => records.find((record) => record.code === code) ?? []);
  const likely = records
    .filter(({ urgent }) => !isEmergency(urgent))
    .toSorted((a, b) => b.common - a.common)
    .slice(0, MAX_ASKED);
  return [...new Set([...known, ...likely])].slice(0, MAX_ASKED);
}
