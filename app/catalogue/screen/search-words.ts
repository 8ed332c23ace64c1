import type { Area } from '../../domain/exams/exam.ts';
import type { UrgentUse } from '../../domain/exams/urgent.ts';

/** What the browser writes around the exams that it finds; '{query}' and the like are filled in there. Prices are in `currency`. */
export interface RowWords {
  count: string;
  countOne: string;
  found: string;
  foundOne: string;
  none: string;
  noneText: string;
  noneImages: string;
  noneFiltered: string;
  noneFilteredText: string;
  sortBest: string;
  sortRelevance: string;
  page: string;
  orderFound: string;
  orderAdd: string;
  orderWritten: string;
  orderWhich: string;
  orderNone: string;
  orderNoneText: string;
  orderAside: string;
  also: string;
  fasting: string;
  noFasting: string;
  urgent: Readonly<Record<UrgentUse, string>>;
  areas: Readonly<Record<Area, string>>;
  currency: string;
}
