import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { answerDue } from '../domain/inbox/answer-due.ts';
import { newStamp, readStamp } from '../domain/inbox/form-stamp.server.ts';
import { findReceipt, type Receipt, receiveInboxMessage } from '../domain/inbox/receive-message.server.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { timeOf } from '../domain/promise/laboratory-calendar.ts';
import { formatClock, formatDay } from '../i18n/format.ts';
import { localizedHref } from '../i18n/href.ts';
import { m } from '../i18n/paraglide/messages.js';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { authorizationWords } from '../site/messages/authorization-words.ts';
import type { ContactDraft } from '../site/messages/contact-draft.ts';
import { type LeaveReading, readLeaveForm } from '../site/messages/leave-form.ts';
import type { LeaveView } from '../site/messages/leave-view.ts';
import { authorizationOf, stampUse } from './authorization.server.ts';
import { calendarOf } from './calendar.server.ts';
import { accountNeeds } from './caller.server.ts';
import { faultReport } from './fault-report.ts';
import { log } from './log.ts';
import { requestIdContext } from './request-id.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;
type Context = Args['context'];

const emptyDraft: ContactDraft = { nombre: '', telefono: '', email: '', servicio: '', mensaje: '' };

const authorizationIn = (context: Context) => authorizationOf(context, authorizationWords);

/** When a message of this moment is answered, in words; null if the laboratory never opens. */
export function answerDueWords(context: Context, received: Date): string | null {
  const services = context.get(servicesContext);
  const due = answerDue(wallClock(received, services.laboratory.timeZone), calendarOf(services));
  if (!due) return null;
  const locale = getLocale();
  return m.moment_words({ day: formatDay(locale, due.date), clock: formatClock(locale, timeOf(due.minutes)) });
}

/** The page with a fresh form. */
export function freshView(context: Context, draft: ContactDraft = emptyDraft): LeaveView {
  const { vault, now } = context.get(servicesContext);
  const authorization = authorizationIn(context);
  return {
    draft,
    faults: {},
    problem: null,
    reference: null,
    isAuthorized: false,
    stamp: newStamp(vault, stampUse('inbox', authorization), now()),
    authorization: authorization.words,
    due: answerDueWords(context, now()),
  };
}

/** Answers the form of the page, or brings the draft of the contact form, which has no stamp, into the page. */
export async function answerLeaveForm({ request, context }: Args) {
  const form = await request.formData().catch(() => new FormData());
  const reading = readLeaveForm(form);
  if (!form.has('sello')) return data(freshView(context, reading.typed), 200);
  const { vault, now } = context.get(servicesContext);
  const stamp = readStamp(vault, stampUse('inbox', authorizationIn(context)), reading.stamp, now());
  const view = freshView(context, reading.typed);
  if (stamp.kind === 'stale') return data({ ...view, problem: 'stale' as const }, 422);
  const kept: LeaveView = { ...view, stamp: reading.stamp, isAuthorized: reading.isAuthorized, faults: reading.faults };
  if (!reading.value) return data(kept, 422);
  if (reading.isRobot || stamp.kind === 'early') return data({ ...kept, problem: 'robot' as const }, 422);
  const receipt = await keep(context, stamp.id, reading.value);
  return answerTo(receipt, kept, view);
}

function answerTo(receipt: Receipt | null, kept: LeaveView, fresh: LeaveView) {
  if (!receipt) return data({ ...kept, problem: 'busy' as const }, { status: 503, headers: { 'Retry-After': '60' } });
  if (receipt.kind === 'wait')
    return data({ ...kept, problem: 'wait' as const }, { status: 429, headers: { 'Retry-After': '3600' } });
  if (receipt.kind === 'changed') {
    const { reference } = receipt;
    return data({ ...fresh, isAuthorized: kept.isAuthorized, problem: 'changed' as const, reference }, 409);
  }
  throw redirect(localizedHref(getLocale(), '/contacto/mensaje/:id', { id: receipt.id }), 303);
}

/** Stores the message; null if the database does not answer. */
async function keep(context: Context, id: string, draft: NonNullable<LeaveReading['value']>): Promise<Receipt | null> {
  const { version, hash } = authorizationIn(context);
  const { nombre: name, telefono: phone, email, servicio: service, mensaje: text } = draft;
  const message = { id, name, phone, email, service, text, locale: getLocale(), authorization: { version, hash } };
  try {
    return await receiveInboxMessage(accountNeeds(context), message);
  } catch (error) {
    const report = faultReport(error);
    if (report) log.error('request-failed', { id: context.get(requestIdContext), status: 503, ...report });
    return null;
  }
}

/** The reference of a message that the visitor left, and when it is answered. */
export async function loadReceipt(context: Context, id: string) {
  const receipt = await findReceipt(context.get(servicesContext).db, id);
  if (!receipt) throw new Response(null, { status: 404 });
  return { reference: receipt.reference, due: answerDueWords(context, receipt.receivedAt) };
}
