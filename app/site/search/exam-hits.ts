import { indexOf } from '../../domain/exam-search/index-of.ts';
import { requestedExams } from '../../domain/exam-search/order/order-selection.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { PricedExam } from '../../views/exam-prices/priced-exam.ts';

const MAX_SHOWN = 5;

/** The exams that a site search may mean, best first. */
export const examHits = (query: string, catalogue: Catalogue): PricedExam[] =>
  requestedExams(indexOf(catalogue), query)
    .slice(0, MAX_SHOWN)
    .map(({ slug, name, fasting, sameDay, reportDays, price, urgent }) => ({
      slug,
      name,
      fasting,
      sameDay,
      reportDays,
      price,
      urgent,
    }));
