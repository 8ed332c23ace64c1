import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, type Role, scopeOf } from '../domain/access/access-table.ts';
import { standingOf } from '../domain/accounts/caller.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { timeOf } from '../domain/promise/laboratory-calendar.ts';
import { closeVisit, decideVisit, listCollectors, type VisitDecision } from '../domain/visits/decide-visit.server.ts';
import { listVisits, readVisit, type StaffVisit, type VisitReader } from '../domain/visits/read-visits.server.ts';
import { visitStateAfter } from '../domain/visits/visit-states.ts';
import { windowKey, windowsOf } from '../domain/visits/visit-windows.ts';
import { formatClock, formatDay } from '../i18n/format.ts';
import { m } from '../i18n/paraglide/messages.js';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { missReason, readDecision, refusalReason, type VisitDecisionForm } from '../panel/visits/decision.ts';
import {
  type VisitDetailView,
  type VisitLine,
  type VisitListView,
  type VisitRefusalView,
  visitListOf,
  visitLists,
} from '../panel/visits/visit-lists.ts';
import { requireAction } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { visitNeeds } from './visit-calendar.server.ts';
import { visitTimeFault } from './visit-time.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type Context = Args['context'];
type Caller = ReturnType<typeof requireAction>;
type Problem = VisitRefusalView['problem'];

/** The reader of visits: all of them for reception, the assigned ones for a collector. */
export function visitReader(context: Context, { account, roles }: Pick<Caller, 'account' | 'roles'>): VisitReader {
  const { now, laboratory } = context.get(servicesContext);
  const scope = scopeOf('visit.read', roles);
  const isOwn = scope !== 'any';
  const role = roles.find((one) => scopeOf('visit.read', [one]) === scope) ?? 'collector';
  return { account, role, isOwn, today: wallClock(now(), laboratory.timeZone).date };
}

export async function loadVisits({ context, url }: Args): Promise<VisitListView> {
  const reader = visitReader(context, requireAction(context, 'staff', url, 'visit.read'));
  const list = visitListOf(url.searchParams.get('lista'));
  const visits = await listVisits(visitNeeds(context), reader, visitLists[list]);
  const dates = [...new Set(visits.map(({ day }) => day))];
  const days = dates.map((date) => ({ date, lines: visits.filter(({ day }) => day === date).map(lineOfVisit) }));
  return { list, isOwn: reader.isOwn, today: reader.today, days };
}

const lineOfVisit = ({ id, name, place, window, state, collector }: StaffVisit): VisitLine => ({
  id,
  name,
  zone: place.zone,
  window,
  state,
  collector: collector?.name ?? null,
});

export async function loadVisit({ context, url }: Args, id: string): Promise<VisitDetailView> {
  const caller = requireAction(context, 'staff', url, 'visit.read');
  const reader = visitReader(context, caller);
  const needs = visitNeeds(context);
  const visit = await readVisit(needs, reader, id);
  if (!visit) throw new Response(null, { status: 404 });
  const { place, request, collector, askedAt, ...rest } = visit;
  const standing = standingOf(caller);
  const canDecide = may('visit.confirm', standing).allowed && visitStateAfter(visit.state, 'confirm') !== null;
  const canComplete = may('visit.complete', standing, collector?.id === caller.account ? ['assigned'] : []).allowed;
  const { catalogue, laboratory } = context.get(servicesContext);
  const { byCode } = await catalogue();
  const locale = getLocale();
  return {
    ...rest,
    ...place,
    collector: collector?.name ?? null,
    collectorId: collector?.id ?? null,
    asked: momentOf(context, askedAt),
    exams: request.codes.map((code) => byCode.get(code)?.name[locale] ?? code),
    typedExams: request.exams,
    note: request.note,
    patient: request.patient,
    today: reader.today,
    choices: canDecide
      ? { windows: windowsOf(laboratory).map(windowKey), collectors: await listCollectors(needs) }
      : null,
    canClose: canComplete && visit.state === 'confirmed' && visit.day <= reader.today,
  };
}

function momentOf(context: Context, instant: Date): string {
  const locale = getLocale();
  const { date, minutes } = wallClock(instant, context.get(servicesContext).laboratory.timeZone);
  return m.moment_words({ day: formatDay(locale, date), clock: formatClock(locale, timeOf(minutes)) });
}

/** Answers the forms of a visit. One that is accepted leads back to the visit, so a reload does nothing again. */
export async function answerVisitForm({ request, context, url }: Args, id: string) {
  const read = readDecision(await request.formData().catch(() => new FormData()));
  // Somebody who may do nothing here learns only that.
  const closes = read?.value.accion === 'hecha' || read?.value.accion === 'no-hecha';
  const action: Action = closes ? 'visit.complete' : 'visit.confirm';
  const caller = requireAction(context, 'staff', url, action);
  if (!read) throw new Response(null, { status: 400 });
  const problem = closes ? await close(context, caller, id, read.value) : await decide(context, caller, id, read.value);
  if (problem) {
    const status = problem === 'changed' || problem === 'full' ? 409 : 422;
    return data<VisitRefusalView>({ problem, typed: read.typed }, status);
  }
  throw redirect(url.pathname, 303);
}

const actorIn = ({ account, roles }: Caller, action: Action) => ({
  actor: { kind: 'account', id: account } as const,
  role: roles.find((role: Role) => scopeOf(action, [role]) !== null) ?? null,
});

async function decide(context: Context, caller: Caller, id: string, form: VisitDecisionForm): Promise<Problem | null> {
  const decision = decisionOf(context, form);
  if (typeof decision === 'string') return decision;
  const by = actorIn(caller, 'visit.confirm');
  const outcome = await decideVisit(visitNeeds(context), by, { id, version: form.version, decision });
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  return outcome === 'done' ? null : outcome;
}

function decisionOf(context: Context, { accion, dia: day, franja: window, persona, motivo }: VisitDecisionForm) {
  if (accion === 'anular') return { kind: 'call-off' } as const satisfies VisitDecision;
  if (accion === 'rechazar') {
    const reason = refusalReason(motivo);
    return reason ? ({ kind: 'refuse', reason } as const satisfies VisitDecision) : 'reason';
  }
  const problem = visitTimeFault(context, day, window);
  if (problem) return problem;
  const kind = accion === 'proponer' ? 'propose' : 'confirm';
  return { kind, plan: { day, window, collector: persona } } as const satisfies VisitDecision;
}

async function close(context: Context, caller: Caller, id: string, form: VisitDecisionForm): Promise<Problem | null> {
  const miss = form.accion === 'no-hecha' ? missReason(form.motivo) : null;
  if (form.accion === 'no-hecha' && !miss) return 'reason';
  const by = { ...actorIn(caller, 'visit.complete'), account: caller.account };
  const { today } = visitReader(context, caller);
  const outcome = await closeVisit(visitNeeds(context), by, { id, version: form.version, miss, today });
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  return outcome === 'done' ? null : outcome;
}
