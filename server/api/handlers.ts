import type { Context } from 'hono';
import { examsRequest, languageRequest, planBody, planRequest, promiseRequest } from '../../app/api/api-requests.ts';
import { type AnswerSettings, examAnswerOf, examPageOf } from '../../app/api/exam-answer.ts';
import { examsOf, readTaken } from '../../app/api/list-request.ts';
import { openApiDocument } from '../../app/api/openapi.ts';
import { planAnswerOf } from '../../app/api/plan-answer.ts';
import { promiseAnswerOf } from '../../app/api/promise-answer.ts';
import { type ReadRequest, readQuery, readValues } from '../../app/api/read-request.ts';
import { searchExams } from '../../app/domain/exam-search/paged-search.ts';
import { asExamCode } from '../../app/domain/exams/codes/exam-code.ts';
import type { LaboratoryCalendar } from '../../app/domain/promise/laboratory-calendar.ts';
import type { Services } from '../../app/platform/services.ts';
import { answer, ifValid, localeOf, problem } from './answers.ts';
import { isForeignOrigin } from './guards.ts';

/** The site's services, with the laboratory's calendar of opening days, which memoizes each day. */
export type ApiServices = Services & { calendar: LaboratoryCalendar };
/** Answers a request for one path of the API. */
export type Handler = (c: Context, services: ApiServices) => Promise<Response>;

const answerSettings = ({ publicUrl, laboratory }: ApiServices): AnswerSettings => ({
  publicUrl,
  currency: laboratory.currency,
});

const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

/** `GET /exams`: one page of search results. A search is not cacheable, because it holds typed text. */
export const listExams: Handler = (c, services) =>
  ifValid(c, services, readQuery(examsRequest, queryOf(c)), async (asked) => {
    const catalogue = await services.catalogue();
    const page = examPageOf(searchExams(catalogue, asked), catalogue, answerSettings(services));
    return answer(c, page, { cacheable: asked.q === undefined, localized: false });
  });

/** `GET /exams/{code}`: one exam. */
export const showExam: Handler = (c, services) =>
  ifValid(c, services, readQuery(languageRequest, queryOf(c)), async () => {
    const catalogue = await services.catalogue();
    const exam = catalogue.byCode.get(asExamCode(c.req.param('code') ?? ''));
    if (!exam) return problem(c, services, 'not-found');
    return answer(c, examAnswerOf(exam, catalogue, answerSettings(services)), { cacheable: true, localized: false });
  });

/** `GET /plans?e=…`: the visits for a list of exams. */
export const showPlan: Handler = (c, services) =>
  ifValid(c, services, readQuery(planRequest, queryOf(c)), ({ e }) => answerPlan(c, services, e, 'e'));

/** `POST /plans`: the same as `GET /plans`, with the list in the body, so that no log or history holds it. */
export const makePlan: Handler = async (c, services) => {
  if (isForeignOrigin(c, services.api.corsOrigins, services.publicUrl)) return problem(c, services, 'forbidden-origin');
  if (!isPlainJson(c)) return problem(c, services, 'unsupported-media-type');
  const body = await readBody(c);
  return ifValid(c, services, readQuery(languageRequest, queryOf(c)), () =>
    ifValid(c, services, body, (values) =>
      ifValid(c, services, readValues(planBody, values), ({ exams }) => answerPlan(c, services, exams, 'exams')),
    ),
  );
};

/** Is the body declared as uncompressed JSON? JSON is UTF-8 (RFC 8259, 8.1), and nothing here decompresses a body. */
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

async function answerPlan(
  c: Context,
  services: ApiServices,
  codes: readonly string[],
  field: string,
): Promise<Response> {
  const catalogue = await services.catalogue();
  return ifValid(c, services, examsOf(codes, catalogue, field), (exams) =>
    answer(c, planAnswerOf(exams, catalogue, localeOf(c)), { cacheable: false, localized: true }),
  );
}

/** `GET /promises?e=…`: when the results of a sample are ready. */
export const showPromise: Handler = (c, services) =>
  ifValid(c, services, readQuery(promiseRequest, queryOf(c)), async ({ e, taken }) => {
    const catalogue = await services.catalogue();
    const { calendar } = services;
    const { timeZone } = services.laboratory;
    return ifValid(c, services, readTaken(taken, services.now(), timeZone), (at) =>
      ifValid(c, services, examsOf(e, catalogue, 'e'), (exams) => {
        const context = { calendar, timeZone, locale: localeOf(c) };
        return answer(c, promiseAnswerOf({ exams, taken: at }, catalogue, context), {
          cacheable: false,
          localized: true,
        });
      }),
    );
  });

/** `GET /openapi.json`: the description of the API. */
export const showDocument: Handler = (c, services) =>
  ifValid(c, services, readQuery(languageRequest, queryOf(c)), () => {
    const { publicUrl, laboratory } = services;
    const document = openApiDocument({ locale: localeOf(c), publicUrl, brand: laboratory.brand });
    return answer(c, document, { cacheable: true, localized: true });
  });
