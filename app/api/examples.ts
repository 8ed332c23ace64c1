import { searchExams } from '../domain/exam-search/exam-search.ts';
import type { Catalogue } from '../domain/exams/catalogue.ts';
import type { Exam } from '../domain/exams/exam.ts';
import { addDays, type CalendarDate } from '../domain/laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from '../domain/promise/laboratory-calendar.ts';
import type { Locale } from '../i18n/locale.ts';
import { type ExampleFacts, type Operation, operations } from './api-operations.ts';
import { examsRequest, promiseRequest } from './api-requests.ts';
import { type AnswerNeeds, examAnswerOf, examPageOf } from './exam-answer.ts';
import { examsOf } from './list-request.ts';
import { readMoment } from './moments.ts';
import { openApiDocument } from './openapi.ts';
import { planAnswerOf } from './plan-answer.ts';
import { promiseAnswerOf } from './promise-answer.ts';
import { readQuery } from './read-request.ts';

/** The data that answers the examples, the same as for any request. */
export interface ExampleNeeds extends AnswerNeeds {
  catalogue: Catalogue;
  calendar: LaboratoryCalendar;
  today: CalendarDate;
  timeZone: string;
  brand: string;
  locale: Locale;
}

export interface ApiExample {
  path: string;
  body?: unknown;
  /** The first lines of the answer, as JSON; null if the catalog has nothing to show. */
  answer: { text: string; isWhole: boolean } | null;
}

type Id = (typeof operations)[number]['id'];

const usualCodes = ['HEM-001', 'QUI-001'] as const;
const DAYS_AHEAD = 7;

/** Two well-known exams, or the catalog's first two without them. */
export function exampleFacts({
  catalogue,
  today,
  locale,
}: Pick<ExampleNeeds, 'catalogue' | 'today' | 'locale'>): ExampleFacts {
  const known = usualCodes.every((code) => catalogue.byCode.has(code));
  const [one = usualCodes[0], other = one] = catalogue.exams.map(({ code }) => code);
  return { codes: known ? usualCodes : [one, other], date: addDays(today, DAYS_AHEAD), locale };
}

/** An example of each operation with today's answer. */
export function apiExamples(needs: ExampleNeeds): Record<string, ApiExample> {
  const facts = exampleFacts(needs);
  return Object.fromEntries(
    operations.map((operation) => {
      const asked: ReturnType<Operation['example']> = operation.example(facts);
      return [operation.id, { ...asked, answer: shown(answerTo(operation.id, asked.path, facts, needs)) }];
    }),
  );
}

function answerTo(id: Id, path: string, { codes }: ExampleFacts, needs: ExampleNeeds): unknown {
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
      return promised(exam, query, needs);
    case 'getDocument':
      return openApiDocument(needs);
  }
}

function promised(exam: Exam, query: URLSearchParams, { catalogue, ...context }: ExampleNeeds): unknown {
  const taken = readMoment(readOrNull(readQuery(promiseRequest, query))?.taken ?? '', context.timeZone);
  return taken && promiseAnswerOf({ exams: [exam], taken }, catalogue, context);
}

const readOrNull = <Value>(read: { value: Value } | { faults: unknown }): Value | null =>
  'value' in read ? read.value : null;

const MOST_LINES = 60;

function shown(answer: unknown): ApiExample['answer'] {
  if (answer === null) return null;
  const lines = JSON.stringify(answer, null, 2).split('\n');
  return { text: lines.slice(0, MOST_LINES).join('\n'), isWhole: lines.length <= MOST_LINES };
}
