import type { MiddlewareFunction, RouterContextProvider } from 'react-router';

import type { Caller } from '../domain/accounts/caller.ts';
import { sessionLimits } from '../domain/accounts/session-limits.ts';
import { hashOfToken } from '../domain/accounts/tokens.server.ts';
import type { ReportReader } from '../domain/reports/report-reader.ts';
import { localeOfPath, pathInLocale } from '../i18n/locale.ts';
import { callerIn } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { sessionTokenIn } from './session-cookie.ts';

type Context = Readonly<RouterContextProvider>;

/** A caller who reads results on the patient's pages; null for everybody else, who sees what a visitor sees. */
export function readerOf(caller: Caller): ReportReader | null {
  if (caller.kind === 'link') return { kind: 'link', order: caller.order, session: caller.session.id };
  const isPatient = caller.kind === 'account' && caller.area === 'patient' && caller.session.stage === 'full';
  return isPatient ? { kind: 'patient', account: caller.account } : null;
}

/** The account of a patient who has signed in; null for everybody else. */
export function patientIn(context: Context): string | null {
  const reader = readerOf(callerIn(context));
  return reader?.kind === 'patient' ? reader.account : null;
}

/** When the session of a result link ends; null for an account, whose session goes on while it is used. */
function visitEnd(context: Context): string | null {
  const caller = callerIn(context);
  return caller.kind === 'link' ? caller.session.endsAt : null;
}

/** The frame's facts about a visit. The name is only on pages that show results. */
export function visitOf(context: Context, firstName: string | null) {
  const at = visitEnd(context);
  const left = at === null ? 0 : Date.parse(at) - context.get(servicesContext).now().getTime();
  const ends = at === null ? null : { at, minutes: Math.max(1, Math.ceil(left / 60_000)) };
  return { firstName, ends, isAccount: callerIn(context).kind === 'account' };
}

/**
 * The order of a link session that has run out, from its cookie: its owner may have a new link sent. Null after signing out, and for a
 * visitor.
 */
export async function endedVisitOrder(context: Context, request: Request): Promise<string | null> {
  const { db, publicUrl } = context.get(servicesContext);
  const token = sessionTokenIn(request.headers.get('Cookie'), publicUrl);
  if (!token) return null;
  const session = await db
    .selectFrom('sessions')
    .select('scope')
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', '=', 'link')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session?.scope ?? null;
}

export const RESULTS_PATH = '/portal-resultados/resultado';

/**
 * No page of a result tells another page where it was (D 41). When the fifteen minutes are over, the browser itself leaves the result, also
 * without a script: a phone that lies on a table shows nothing.
 */
export const leavesNoTrace: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const response = await next();
  response.headers.set('Referrer-Policy', 'no-referrer');
  const leaving = leavingOf(context);
  if (leaving === null) return response;
  const to = pathInLocale(localeOfPath(url.pathname), leaving.to);
  response.headers.set('Refresh', `${leaving.seconds}; url=${to}`);
  return response;
};

/** When a page leaves the screen, and for which one: at the end of a link's visit, or when an account's session has been idle too long. */
function leavingOf(context: Context): { seconds: number; to: string } | null {
  const end = visitEnd(context);
  if (end === null)
    return patientIn(context) === null
      ? null
      : { seconds: sessionLimits.patient.idleMinutes * 60, to: '/portal-resultados/ingresar' };
  const left = Date.parse(end) - context.get(servicesContext).now().getTime();
  return { seconds: Math.max(1, Math.ceil(left / 1000)), to: RESULTS_PATH };
}
