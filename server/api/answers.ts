import type { Context } from 'hono';
import { callerLocale } from '../../app/api/caller.ts';
import { problemAnswerOf, problems } from '../../app/api/problem.ts';
import type { ProblemType } from '../../app/api/problem-schema.ts';
import type { ReadRequest, RequestFault } from '../../app/api/read-request.ts';
import type { Locale } from '../../app/i18n/locale.ts';

/** Clients revalidate each time, and get a 304 while their copy is current. */
const KEPT = 'public, no-cache';
/** Answers about typed or listed exams must never reach a cache. */
const KEPT_NOWHERE = 'private, no-store';

export const localeOf = (c: Context): Locale =>
  callerLocale(c.req.query('lang') ?? null, c.req.header('Accept-Language') ?? '');

export interface Answering {
  publicUrl: string;
}

export function problem(
  c: Context,
  { publicUrl }: Answering,
  type: ProblemType,
  faults?: readonly RequestFault[],
): Response {
  const locale = localeOf(c);
  const body = problemAnswerOf(type, { locale, publicUrl, ...(faults && { faults }) });
  return c.body(JSON.stringify(body), problems[type].status, {
    'Content-Type': 'application/problem+json',
    'Content-Language': locale,
    'Cache-Control': KEPT_NOWHERE,
    Vary: 'Accept-Language',
  });
}

/** `kept`: the answer is the same for everybody, and caches may hold it. `spoken`: it has sentences in the caller's language. */
export function answer(c: Context, body: unknown, { kept, spoken }: { kept: boolean; spoken: boolean }): Response {
  return c.body(JSON.stringify(body), 200, {
    'Content-Type': 'application/json',
    'Cache-Control': kept ? KEPT : KEPT_NOWHERE,
    ...(spoken && { 'Content-Language': localeOf(c), Vary: 'Accept-Language' }),
  });
}

/** Proceeds with the parsed value, or answers with the faults of the request. */
export async function withRead<Value>(
  c: Context,
  answering: Answering,
  read: ReadRequest<Value>,
  proceed: (value: Value) => Response | Promise<Response>,
): Promise<Response> {
  return 'faults' in read ? problem(c, answering, 'invalid-request', read.faults) : proceed(read.value);
}
