import { searchExams } from '../domain/exam-search/paged-search.ts';
import type { Catalogue } from '../domain/exams/catalogue.ts';
import type { Exam } from '../domain/exams/exam.ts';
import { addDays, type CalendarDate } from '../domain/laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from '../domain/promise/laboratory-calendar.ts';
import type { Locale } from '../i18n/locale.ts';
import { type ExampleFacts, type Operation, operations } from './api-operations.ts';
import { examsRequest, promiseRequest } from './api-requests.ts';
import { type AnswerSettings, examAnswerOf, examPageOf } from './exam-answer.ts';
import { examsOf } from './list-request.ts';
import { readMoment } from './moments.ts';
import { openApiDocument } from './openapi.ts';
import { planAnswerOf } from './plan-answer.ts';
import { promiseAnswerOf } from './promise-answer.ts';
import { readQuery } from './read-request.ts';

/** The data that answers the examples, as it answers any request. */
export interface ExampleNeeds extends AnswerSettings {
  catalogue: Catalogue;
  calendar: LaboratoryCalendar;
  today: CalendarDate;
  timeZone: string;
  brand: string;
  locale: Locale;
}

/** An example request, and its answer. */
export interface ApiExample {
  path: string;
  body?: unknown;
  /** The first lines of the answer, as JSON; null if the catalog has nothing to show. */
  answer: { text: string; isWhole: boolean } | null;
}

type OperationId = (typeof operations)[number]['id'];

/** The complete blood count, and the fasting glucose. */
const usualCodes = ['HEM-001', 'QUI-001'] as const;
/** A day soon enough to be realistic, and never in the past while a cache holds the page. */
const DAYS_AHEAD = 7;

/** Returns the data of the examples: two well-known exams, or the catalog's first two if it lacks one of them. */
export function exampleFacts({
  catalogue,
  today,
  locale,
}: Pick<ExampleNeeds, 'catalogue' | 'today' | 'locale'>): ExampleFacts {
  const known = usualCodes.every((code) => catalogue.byCode.has(code));
  const [one = usualCodes[0], other = one] = catalogue.exams.map(({ code }) => code);
  return { codes: known ? usualCodes : [one, other], date: addDays(today, DAYS_AHEAD), locale };
}

/** Returns an example of each operation, by its id, with today's answer. */
export function apiExamples(needs: ExampleNeeds): Record<string, ApiExample> {
  const facts = exampleFacts(needs);
  return Object.fromEntries(
    operations.map((operation) => {
      const asked: ReturnType<Operation['example']> = operation.example(facts);
      return [operation.id, { ...asked, answer: firstLinesOf(answerTo(operation.id, asked.path, facts, needs)) }];
    }),
  );
}

/** Answers an example as `server/api/handlers.ts` answers a request; null if the catalog is empty. */
function answerTo(id: OperationId, path: string, { codes }: ExampleFacts, needs: ExampleNeeds): unknown {
  const { catalogue, publicUrl, locale } = needs;
  const query = new URL(path, publicUrl).searchParams;
  const exams = readOrNull(examsOf(codes, catalogue, 'e')) ?? [];
  const [exam] = exams;
  if (!exam) return null;
  switch (id) {
    case 'searchExams': {
      const asked = readOrNull(readQuery(examsRequest, query));
      return asked && examPageOf(searchExams(catalogue, asked), catalogue, needs);
    }
    case 'getExam':
      return examAnswerOf(exam, catalogue, needs);
    case 'getPlan':
    case 'makePlan':
      return planAnswerOf(exams, catalogue, locale);
    case 'getPromise':
      return promiseExample(exam, query, needs);
    case 'getDocument':
      return openApiDocument(needs);
  }
}

function promiseExample(exam: Exam, query: URLSearchParams, { catalogue, ...context }: ExampleNeeds): unknown {
  const taken = readMoment(readOrNull(readQuery(promiseRequest, query))?.taken ?? '', context.timeZone);
  return taken && promiseAnswerOf({ exams: [exam], taken }, catalogue, context);
}

const readOrNull = <Value>(read: { value: Value } | { faults: unknown }): Value | null =>
  'value' in read ? read.value : null;

/** The lines of an answer that the page shows. */
const MAX_LINES = 60;

function firstLinesOf(answer: unknown): ApiExample['answer'] {
  if (answer === null) return null;
  const lines = JSON.stringify(answer, null, 2).split('\n');
  return { text: lines.slice(0, MAX_LINES).join('\n'), isWhole: lines.length <= MAX_LINES };
}
