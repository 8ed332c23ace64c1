import { type ExamSelection, readChoice } from '../../domain/exam-search/exam-choice.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import { areas } from '../../domain/exams/exam.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { UrgentBoxPattern } from '../../views/exams/urgent-box.tsx';
import { ExamResults, NoExams } from './exam-results.tsx';
import { ExamRow } from './exam-row.tsx';
import { DoubtfulPiece, OrderResults } from './order-results.tsx';
import type { RowWords } from './search-words.ts';

/** What the browser's own search writes its answers with: the server's pieces, empty. */
export function ExamPieces({ selection, anyExam }: { selection: ExamSelection; anyExam: SearchRecord }) {
  const choice = { ...readChoice(new URLSearchParams()), page: 2 };
  const empty: ExamSelection = { ...selection, choice, shown: [], count: 2, found: 1, pages: 3, order: null };
  const order = { pieces: [], aside: [], isCut: false, isListed: true };
  const piece = { text: '…', exam: null, choices: [], asksForImages: false, isNamed: false };
  return (
    <>
      <template data-exam-piece="list">
        <ExamResults selection={empty} nearest={[]} isPattern />
      </template>
      <template data-exam-piece="none">
        <NoExams selection={empty} nearest={[]} isPattern />
      </template>
      <template data-exam-piece="alarm">
        <UrgentBoxPattern size="page" />
      </template>
      <template data-exam-piece="order">
        <OrderResults order={order} found={[]} isPattern />
      </template>
      <template data-exam-piece="doubt">
        <DoubtfulPiece piece={piece} isPattern />
      </template>
      <template data-exam-piece="row">
        <ExamRow record={{ ...anyExam, ...everyPart }} query="" isPattern />
      </template>
    </>
  );
}

const everyPart = {
  name: { es: '…', en: '…' },
  cap: 'gold',
  sameDay: true,
  atHome: true,
  price: 0,
  urgent: null,
} as const;

export const rowWords = ({ currency }: Laboratory): RowWords => ({
  count: m.catalogue_count({ count: '{count}' }),
  countOne: m.catalogue_count({ count: 1 }),
  found: m.catalogue_found({ count: '{count}', query: '{query}' }),
  foundOne: m.catalogue_found({ count: 1, query: '{query}' }),
  none: m.catalogue_none({ query: '{query}' }),
  noneText: m.catalogue_none_text(),
  noneImages: m.catalogue_none_images(),
  noneFiltered: m.catalogue_none_filtered(),
  noneFilteredText: m.catalogue_none_filtered_text(),
  sortBest: m.catalogue_sort_best(),
  sortRelevance: m.catalogue_sort_relevance(),
  page: m.catalogue_page({ page: '{page}', pages: '{pages}' }),
  orderFound: m.catalogue_order_found({ found: '{found}', all: '{all}' }),
  orderAdd: m.catalogue_order_add({ count: '{count}' }),
  orderWritten: m.catalogue_order_written({ text: '{text}' }),
  orderWhich: m.catalogue_order_which({ text: '{text}' }),
  orderNone: m.catalogue_order_none({ text: '{text}' }),
  orderNoneText: m.catalogue_order_none_text(),
  orderAside: m.catalogue_order_aside({ text: '{text}' }),
  also: m.catalogue_also({ name: '{name}' }),
  fasting: m.catalogue_chip_fasting({ hours: '{hours}' }),
  noFasting: m.catalogue_chip_no_fasting(),
  urgent: {
    'emergency-only': m.urgent_emergency_only(),
    'often-emergency': m.urgent_often_emergency(),
    'time-limited': m.urgent_time_limited(),
  },
  // Every area is one of them.
  areas: Object.fromEntries(areas.map((area) => [area, areaWords[area]()])) as RowWords['areas'],
  currency,
});
