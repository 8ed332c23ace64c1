import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { newStamp, readStamp } from '../domain/inbox/form-stamp.server.ts';
import { typedDay } from '../domain/promise/typed-day.ts';
import { askVisit, findVisitReceipt, type VisitReceipt } from '../domain/visits/ask-visit.server.ts';
import { localizedHref } from '../i18n/href.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { VisitAskedView } from '../site/visits/visit-asked-screen.tsx';
import { visitAuthorizationWords } from '../site/visits/visit-authorization.ts';
import {
  emptyVisitDraft,
  patientsTyped,
  readVisitRequest,
  type VisitDraft,
  type VisitRequestReading,
} from '../site/visits/visit-request.ts';
import type { VisitRequestView } from '../site/visits/visit-view.ts';
import { authorizationOf, stampUse } from './authorization.server.ts';
import { faultReport } from './fault-report.ts';
import { answerDueWords } from './leave-message.server.ts';
import { log } from './log.ts';
import { requestIdContext } from './request-id.ts';
import { servicesContext } from './services.ts';
import { type VisitCalendar, visitCalendar, visitNeeds } from './visit-calendar.server.ts';
import { checkVisit, shownVisit, visitPlace } from './visit-check.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;
type Context = Args['context'];

const authorizationIn = (context: Context) => authorizationOf(context, visitAuthorizationWords);

/** The page with a fresh form. */
export async function freshVisitView(context: Context, draft: VisitDraft = emptyVisitDraft): Promise<VisitRequestView> {
  return viewOf(context, draft, await visitCalendar(context, draft));
}

function viewOf(context: Context, draft: VisitDraft, known: VisitCalendar): VisitRequestView {
  const { vault, now } = context.get(servicesContext);
  const authorization = authorizationIn(context);
  return {
    ...shownVisit(draft, known),
    draft,
    faults: {},
    problem: null,
    reference: null,
    isAuthorized: false,
    stamp: newStamp(vault, stampUse('visit', authorization), now()),
    authorization: authorization.words,
  };
}

/** Answers the form of the page, brings the exams of the list into it, or takes another day instead of a refused one. */
export async function answerVisitRequest({ request, context }: Args) {
  const form = await request.formData().catch(() => new FormData());
  const reading = readVisitRequest(form);
  const draft = { ...reading.draft, ...(reading.chosenDay && { dia: reading.chosenDay }) };
  if (!form.has('sello')) {
    const carried = { ...emptyVisitDraft, codes: draft.codes, barrio: draft.barrio, dia: draft.dia };
    return data(await freshVisitView(context, carried), 200);
  }
  const { vault, now } = context.get(servicesContext);
  const known = await visitCalendar(context, draft);
  const view = viewOf(context, draft, known);
  const stamp = readStamp(vault, stampUse('visit', authorizationIn(context)), reading.stamp, now());
  if (stamp.kind === 'stale') return data({ ...view, problem: 'stale' as const }, 422);
  const kept: VisitRequestView = { ...view, stamp: reading.stamp, isAuthorized: reading.isAuthorized };
  if (reading.chosenDay) return data(kept, 200);
  const faults = { ...checkVisit(context, draft, known), ...reading.faults };
  if (Object.keys(faults).length > 0) return data({ ...kept, faults }, 422);
  if (reading.isRobot || stamp.kind === 'early') return data({ ...kept, problem: 'robot' as const }, 422);
  return answerOutcome(context, await keepVisit(context, stamp.id, reading), kept, view);
}

function answerOutcome(
  context: Context,
  receipt: VisitReceipt | null,
  kept: VisitRequestView,
  fresh: VisitRequestView,
) {
  if (!receipt) return data({ ...kept, problem: 'busy' as const }, { status: 503, headers: { 'Retry-After': '60' } });
  if (receipt.kind === 'wait')
    return data({ ...kept, problem: 'wait' as const }, { status: 429, headers: { 'Retry-After': '3600' } });
  // Somebody else took the last place since the page was made.
  if (receipt.kind === 'full') return refuseWindow(context, kept);
  if (receipt.kind === 'changed') {
    const { reference } = receipt;
    return data({ ...fresh, isAuthorized: kept.isAuthorized, problem: 'changed' as const, reference }, 409);
  }
  throw redirect(localizedHref(getLocale(), '/toma-domicilio-medellin/pedir/:id', { id: receipt.id }), 303);
}

async function refuseWindow(context: Context, kept: VisitRequestView) {
  const known = await visitCalendar(context, kept.draft);
  const faults = checkVisit(context, kept.draft, known);
  return data(
    { ...kept, ...shownVisit(kept.draft, known), faults: { franja: 'window-full' as const, ...faults } },
    409,
  );
}

/** Stores the request; null if the database does not answer. */
async function keepVisit(context: Context, id: string, { draft }: VisitRequestReading): Promise<VisitReceipt | null> {
  const { version, hash } = authorizationIn(context);
  const { nombre: name, telefono: phone, email, dia, franja: window, barrio, direccion: address } = draft;
  // `as`: the schema of the form takes only these.
  const patient = patientsTyped[draft.para as keyof typeof patientsTyped];
  const { codes, examenes: exams, notas: note } = draft;
  try {
    return await askVisit(visitNeeds(context), {
      id,
      name,
      phone,
      email,
      place: { neighborhood: barrio, zone: visitPlace(context, barrio), address },
      request: { codes: [...codes], exams: exams.trim(), note, patient },
      day: typedDay(dia) ?? dia,
      window,
      locale: getLocale(),
      authorization: { version, hash },
    });
  } catch (error) {
    const report = faultReport(error);
    if (report) log.error('request-failed', { id: context.get(requestIdContext), status: 503, ...report });
    return null;
  }
}

/** The reference of a request that the visitor sent, and when it is answered. */
export async function loadVisitReceipt(context: Context, id: string): Promise<VisitAskedView> {
  const receipt = await findVisitReceipt(context.get(servicesContext).db, id);
  if (!receipt) throw new Response(null, { status: 404 });
  const { reference, day, time_window, asked_at, email } = receipt;
  const due = answerDueWords(context, new Date(asked_at));
  return { reference, day, window: time_window, due, hasEmail: email !== null };
}
