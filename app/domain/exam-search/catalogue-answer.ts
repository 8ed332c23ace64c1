import type { Locale } from '../../i18n/locale.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { correctedQuery } from './corrected-query.ts';
import { isOpening } from './exam-choice.ts';
import type { ExamChoice, ExamSelection } from './exam-selection.ts';
import { nearestExams } from './nearest-exams.ts';
import type { Order, OrderPiece } from './order/read-order.ts';
import { otherNameFor } from './other-name.ts';
import type { SearchRecord } from './search-record.ts';
import { MAX_NEAREST, mostRequestedOf, selectExams } from './select-exams.ts';

/** An exam as a list shows it: without what only the search needs, because the page carries it. */
export interface ShownExam
  extends Pick<
    SearchRecord,
    | 'code'
    | 'slug'
    | 'name'
    | 'area'
    | 'cap'
    | 'fasting'
    | 'sameDay'
    | 'reportDays'
    | 'atHome'
    | 'isPackage'
    | 'price'
    | 'urgent'
  > {
  /** The other name that the query matched. */
  also: string | null;
}

/** A piece of an order as a list shows it. */
export interface ShownPiece extends Pick<OrderPiece, 'text' | 'asksForImages'> {
  /** The code of the exam that it is; null for a doubtful piece. */
  code: string | null;
  choices: readonly ShownExam[];
}

/** An order of several exams as a list shows it. */
export interface ShownOrder extends Pick<Order, 'aside' | 'isCut'> {
  pieces: readonly ShownPiece[];
}

/** Everything that the catalog's page shows for a choice. It is plain data: the worker sends it, and the page carries it. */
export interface CatalogueAnswer extends Omit<ExamSelection, 'shown' | 'order'> {
  /** Empty in the catalog's first view. */
  shown: readonly ShownExam[];
  order: ShownOrder | null;
  /** The query as the best match writes it, if a word was misspelled. */
  corrected: string | null;
  /** Suggestions when nothing matches. */
  nearest: readonly ShownExam[];
  /** The most requested exams, for the catalog's first view. */
  mostAsked: readonly ShownExam[];
}

/** The page that shows the answer. */
interface Reader {
  locale: Locale;
  /** The codes that the laboratory names as its most frequent exams. */
  frequent: readonly string[];
}

/** Returns what the catalog's page shows for a choice of the visitor, by the same rules on the server and in the browser. */
export function answerChoice(index: CatalogueIndex, choice: ExamChoice, { locale, frequent }: Reader): CatalogueAnswer {
  const { shown, order, ...selection } = selectExams(index, choice);
  const opens = isOpening(selection.choice);
  const { query } = choice;
  const nearest = selection.found === 0 ? nearestExams(index, query, MAX_NEAREST) : [];
  return {
    ...selection,
    shown: opens ? [] : shown.map((record) => shownExam(record, order ? null : otherNameFor(record, query, locale))),
    order: order && { aside: order.aside, isCut: order.isCut, pieces: order.pieces.map(shownPiece) },
    corrected: order || opens || !shown[0] ? null : correctedQuery(query, shown[0]),
    nearest: nearest.map((record) => shownExam(record)),
    mostAsked: opens ? mostRequestedOf(index, frequent).map((record) => shownExam(record)) : [],
  };
}

const shownPiece = ({ text, exam, choices, asksForImages }: OrderPiece): ShownPiece => ({
  text,
  code: exam?.code ?? null,
  choices: choices.map((record) => shownExam(record)),
  asksForImages,
});

const shownExam = (record: SearchRecord, also: string | null = null): ShownExam => ({
  code: record.code,
  slug: record.slug,
  name: record.name,
  area: record.area,
  cap: record.cap,
  fasting: record.fasting,
  sameDay: record.sameDay,
  reportDays: record.reportDays,
  atHome: record.atHome,
  isPackage: record.isPackage,
  price: record.price,
  urgent: record.urgent,
  also,
});
