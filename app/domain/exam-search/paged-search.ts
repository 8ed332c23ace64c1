import type { Catalogue } from '../exams/catalogue.ts';
import type { Area } from '../exams/exam.ts';
import { groupsOf, type SpecimenGroup } from './exam-filters.ts';
import type { Sort } from './exam-selection.ts';
import { indexOf } from './index-of.ts';
import { requestedExams } from './order/order-selection.ts';
import type { SearchRecord } from './search-record.ts';
import { sorted } from './select-exams.ts';

/** A search request to the public API. An absent filter matches every exam; `false` matches exams without the property. */
export interface ExamSearchRequest {
  q?: string | undefined;
  area?: Area | undefined;
  specimen?: SpecimenGroup | undefined;
  fasting?: boolean | undefined;
  sameDay?: boolean | undefined;
  atHome?: boolean | undefined;
  panel?: boolean | undefined;
  sort: Sort;
  /** From 1. A page beyond the last is empty. */
  page: number;
  pageSize: number;
}

/** One page of the found exams. */
export interface ExamSearchPage {
  /** The number of exams on all pages. */
  total: number;
  page: number;
  pageSize: number;
  shown: readonly SearchRecord[];
}

/** Searches the catalog for a program: finds the exams, filters and sorts them, and returns one page. */
export function searchExams(catalogue: Catalogue, asked: ExamSearchRequest): ExamSearchPage {
  const { q = '', page, pageSize } = asked;
  const found = requestedExams(indexOf(catalogue), q).filter((record) => passesFilters(record, asked));
  const shown = sorted(found, { sort: asked.sort, query: q }).slice((page - 1) * pageSize, page * pageSize);
  return { total: found.length, page, pageSize, shown };
}

/** Whether a record agrees with every filter of the request. */
function passesFilters(
  record: SearchRecord,
  { area, specimen, fasting, sameDay, atHome, panel }: ExamSearchRequest,
): boolean {
  const agrees = (wanted: boolean | undefined, has: boolean): boolean => wanted === undefined || wanted === has;
  return (
    (area === undefined || record.area === area) &&
    (specimen === undefined || groupsOf(record).has(specimen)) &&
    agrees(fasting, record.fasting > 0) &&
    agrees(sameDay, record.sameDay) &&
    agrees(atHome, record.atHome) &&
    agrees(panel, record.isPackage)
  );
}
