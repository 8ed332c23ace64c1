import type { z } from 'zod';

import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { examsRequest, languageRequest, planBody, planRequest, promiseRequest } from './api-requests.ts';
import { examAnswer, examPage } from './exam-schemas.ts';
import { planAnswer } from './plan-schemas.ts';
import type { ProblemType } from './problem-schema.ts';
import { promiseAnswer } from './promise-schemas.ts';

/** A message of the interface texts: () → 'Buscar exámenes' */
type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** One operation of the API, for its OpenAPI document and for the developers' page. */
export interface Operation {
  /** OpenAPI's `operationId`. */
  id: string;
  method: 'get' | 'post';
  /** In OpenAPI syntax: '/exams/{code}' */
  path: string;
  summary: Word;
  description: Word;
  /** The parameters of the address. */
  query: z.ZodObject;
  body: z.ZodObject | null;
  /** Null for the document itself, which OpenAPI describes. */
  answer: z.ZodType | null;
  problems: readonly ProblemType[];
  /** Whether the answer may be cached and revalidated by its `ETag`. */
  cached: boolean;
  /** An example request. */
  example: (facts: ExampleFacts) => { path: string; body?: unknown };
}

/** The data of the examples: two exams of the catalog, a day with opening hours, and the reader's language. */
export interface ExampleFacts {
  codes: readonly [string, string];
  date: string;
  locale: Locale;
}

/** The base path. A breaking change gets the next version number. */
export const apiBase = '/api/v1';

/** The problems that every operation can answer with. */
const commonProblems = ['invalid-request', 'method-not-allowed', 'not-acceptable', 'too-many-requests'] as const;

/** All operations of the API. `server/api/handlers.ts` answers them. */
export const operations = [
  {
    id: 'searchExams',
    method: 'get',
    path: '/exams',
    summary: m.api_op_search,
    description: m.api_op_search_text,
    query: examsRequest,
    body: null,
    answer: examPage,
    problems: commonProblems,
    cached: true,
    example: () => ({ path: '/exams?q=cuadro%20ematico&pageSize=2' }),
  },
  {
    id: 'getExam',
    method: 'get',
    path: '/exams/{code}',
    summary: m.api_op_exam,
    description: m.api_op_exam_text,
    query: languageRequest,
    body: null,
    answer: examAnswer,
    problems: [...commonProblems, 'not-found'],
    cached: true,
    example: ({ codes: [code] }) => ({ path: `/exams/${code}` }),
  },
  {
    id: 'getPlan',
    method: 'get',
    path: '/plans',
    summary: m.api_op_plan,
    description: m.api_op_plan_text,
    query: planRequest,
    body: null,
    answer: planAnswer,
    problems: commonProblems,
    cached: false,
    example: ({ codes, locale }) => ({ path: `/plans?e=${codes.join()}&lang=${locale}` }),
  },
  {
    id: 'makePlan',
    method: 'post',
    path: '/plans',
    summary: m.api_op_plan_post,
    description: m.api_op_plan_post_text,
    query: languageRequest,
    body: planBody,
    answer: planAnswer,
    problems: [...commonProblems, 'forbidden-origin', 'too-large', 'unsupported-media-type'],
    cached: false,
    example: ({ codes, locale }) => ({ path: `/plans?lang=${locale}`, body: { exams: codes } }),
  },
  {
    id: 'getPromise',
    method: 'get',
    path: '/promises',
    summary: m.api_op_promise,
    description: m.api_op_promise_text,
    query: promiseRequest,
    body: null,
    answer: promiseAnswer,
    problems: commonProblems,
    cached: false,
    example: ({ codes: [code], date, locale }) => ({ path: `/promises?e=${code}&taken=${date}T07:30&lang=${locale}` }),
  },
  {
    id: 'getDocument',
    method: 'get',
    path: '/openapi.json',
    summary: m.api_op_document,
    description: m.api_op_document_text,
    query: languageRequest,
    body: null,
    answer: null,
    problems: commonProblems,
    cached: true,
    example: ({ locale }) => ({ path: `/openapi.json?lang=${locale}` }),
  },
] as const satisfies readonly Operation[];
