import type { Context } from 'hono';
import { examsRequest, languageRequest, planBody, planRequest, promiseRequest } from '../../app/api/api-requests.ts';
import { type AnswerSettings, examAnswerOf, examPageOf } from '../../app/api/exam-answer.ts';
import { examsOf, readTaken } from '../../app/api/list-request.ts';
import { openApiDocument } from '../../app/api/openapi.ts';
import { planAnswerOf } from '../../app/api/plan-answer.ts';
import { promiseAnswerOf } from '../../app/api/promise-answer.ts';
import { type ReadRequest, readQuery, readValues } from '../../app/api/read-request.ts';
import { searchExams } from '../../app/domain/exam-search/exam-search.ts';
import { asExamCode } from '../../app/domain/exams/codes/exam-code.ts';
import type { LaboratoryCalendar } from '../../app/domain/promise/laboratory-calendar.ts';
import type { Services } from '../../app/platform/services.ts';
import { answer, localeOf, problem, withRead } from './answers.ts';
import { isStrange } from './guards.ts';

/** The site's services, and the laboratory's calendar, which is computed once. */
export type Needs = Services & { calendar: LaboratoryCalendar };
export type Handler = (c: Context, needs: Needs) => Promise<Response>;

const quotedBy = ({ publicUrl, laboratory }: Needs): AnswerSettings => ({ publicUrl, currency: laboratory.currency });

const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

export const listExams: Handler = (c, needs) =>
  withRead(c, needs, readQuery(examsRequest, queryOf(c)), async (asked) => {
    const catalogue = await needs.catalogue();
    const page = examPageOf(searchExams(catalogue, asked), catalogue, quotedBy(needs));
    return answer(c, page, { kept: asked.q === undefined, spoken: false });
  });

export const showExam: Handler = (c, needs) =>
  withRead(c, needs, readQuery(languageRequest, queryOf(c)), async () => {
    const catalogue = await needs.catalogue();
    const exam = catalogue.byCode.get(asExamCode(c.req.param('code') ?? ''));
    if (!exam) return problem(c, needs, 'not-found');
    return answer(c, examAnswerOf(exam, catalogue, quotedBy(needs)), { kept: true, spoken: false });
  });

export const showPlan: Handler = (c, needs) =>
  withRead(c, needs, readQuery(planRequest, queryOf(c)), ({ e }) => plan(c, needs, e, 'e'));

export const makePlan: Handler = async (c, needs) => {
  if (isStrange(c, needs.api.corsOrigins, needs.publicUrl)) return problem(c, needs, 'forbidden-origin');
  if (!isPlainJson(c)) return problem(c, needs, 'unsupported-media-type');
  const body = await readBody(c);
  return withRead(c, needs, readQuery(languageRequest, queryOf(c)), () =>
    withRead(c, needs, body, (values) =>
      withRead(c, needs, readValues(planBody, values), ({ exams }) => plan(c, needs, exams, 'exams')),
    ),
  );
};

/** JSON is UTF-8 (RFC 8259, 8.1), and nothing here decompresses a body. */
const isPlainJson = (c: Context): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(c.req.header('Content-Type') ?? '') &&
  /^(identity)?$/i.test(c.req.header('Content-Encoding') ?? '');

async function readBody(c: Context): Promise<ReadRequest<unknown>> {
  try {
    return { value: await c.req.json() };
  } catch (error) {
    // The caller handles any other error, such as a body over the limit.
    if (error instanceof SyntaxError) return { faults: [{ field: '', reason: 'malformed' }] };
    throw error;
  }
}

async function plan(c: Context, needs: Needs, codes: readonly string[], field: string): Promise<Response> {
  const catalogue = await needs.catalogue();
  return withRead(c, needs, examsOf(codes, catalogue, field), (exams) =>
    answer(c, planAnswerOf(exams, catalogue, localeOf(c)), { kept: false, spoken: true }),
  );
}

export const showPromise: Handler = (c, needs) =>
  withRead(c, needs, readQuery(promiseRequest, queryOf(c)), async ({ e, taken }) => {
    const catalogue = await needs.catalogue();
    const { calendar } = needs;
    const { timeZone } = needs.laboratory;
    return withRead(c, needs, readTaken(taken, needs.now(), timeZone), (at) =>
      withRead(c, needs, examsOf(e, catalogue, 'e'), (exams) => {
        const context = { calendar, timeZone, locale: localeOf(c) };
        return answer(c, promiseAnswerOf({ exams, taken: at }, catalogue, context), { kept: false, spoken: true });
      }),
    );
  });

export const showDocument: Handler = (c, needs) =>
  withRead(c, needs, readQuery(languageRequest, queryOf(c)), () => {
    const { publicUrl, laboratory } = needs;
    const document = openApiDocument({ locale: localeOf(c), publicUrl, brand: laboratory.brand });
    return answer(c, document, { kept: true, spoken: true });
  });
