import type { Context } from 'hono';
import { callerLocale } from '../../app/api/caller.ts';
import { problemAnswerOf, problems } from '../../app/api/problem.ts';
import type { ProblemType } from '../../app/api/problem-schema.ts';
import type { ReadRequest, RequestFault } from '../../app/api/read-request.ts';
import type { Locale } from '../../app/i18n/locale.ts';

/** Clients revalidate each time, and get a 304 while their copy is current. */
const REVALIDATED = 'public, no-cache';
/** Answers about typed or listed exams must never reach a cache. */
const NOT_STORED = 'private, no-store';

/** The language of the answer to a request. */
export const localeOf = (c: Context): Locale =>
  callerLocale(c.req.query('lang') ?? null, c.req.header('Accept-Language') ?? '');

/** The site's address, to whose developers' page the type of each problem links. */
export interface ProblemSite {
  publicUrl: string;
}

/** Answers with a problem (RFC 9457) in the caller's language. `faults` are the rejected fields. */
export function problem(
  c: Context,
  { publicUrl }: ProblemSite,
  type: ProblemType,
  faults?: readonly RequestFault[],
): Response {
  const locale = localeOf(c);
  const body = problemAnswerOf(type, { locale, publicUrl, ...(faults && { faults }) });
  return c.body(JSON.stringify(body), problems[type].status, {
    'Content-Type': 'application/problem+json',
    'Content-Language': locale,
    'Cache-Control': NOT_STORED,
    Vary: 'Accept-Language',
  });
}

interface AnswerKind {
  /** The answer is the same for everybody, and caches may hold it. */
  cacheable: boolean;
  /** The answer has sentences in the caller's language. */
  localized: boolean;
}

/** Answers with JSON and status 200. */
export function answer(c: Context, body: unknown, { cacheable, localized }: AnswerKind): Response {
  return c.body(JSON.stringify(body), 200, {
    'Content-Type': 'application/json',
    'Cache-Control': cacheable ? REVALIDATED : NOT_STORED,
    ...(localized && { 'Content-Language': localeOf(c), Vary: 'Accept-Language' }),
  });
}

/** Proceeds with the value of a valid request, or answers with the faults of an invalid one. */
export async function ifValid<Value>(
  c: Context,
  site: ProblemSite,
  read: ReadRequest<Value>,
  proceed: (value: Value) => Response | Promise<Response>,
): Promise<Response> {
  return 'faults' in read ? problem(c, site, 'invalid-request', read.faults) : proceed(read.value);
}
