import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, scopeOf } from '../domain/access/access-table.ts';
import { standingOf } from '../domain/accounts/caller.ts';
import { answerDue, isPast } from '../domain/inbox/answer-due.ts';
import { type AnswerOutcome, answerMessage } from '../domain/inbox/answer-message.server.ts';
import { typedReference } from '../domain/inbox/inbox-reference.ts';
import {
  type InboxRow,
  type InboxStaff,
  listMessages,
  MAX_ROWS,
  readInboxMessage,
} from '../domain/inbox/inbox-store.server.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { timeOf } from '../domain/promise/laboratory-calendar.ts';
import { formatClock, formatDay } from '../i18n/format.ts';
import { m } from '../i18n/paraglide/messages.js';
import { getLocale } from '../i18n/paraglide/runtime.js';
import {
  type InboxLine,
  type InboxListView,
  type InboxMessageView,
  inboxListOf,
  inboxLists,
  type ReplyRefusal,
} from '../panel/inbox/inbox-view.ts';
import { readReply } from '../panel/inbox/reply-form.ts';
import { calendarOf } from './calendar.server.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { waitedWords } from './waited-words.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type Context = Args['context'];
type Caller = ReturnType<typeof requireAction>;

/** The account, and the role that allows it the action. */
const staffOf = ({ account, roles }: Caller, action: Action): InboxStaff => ({
  account,
  role: roles.find((role) => scopeOf(action, [role]) !== null) ?? null,
});

export async function loadInboxList({ context, url }: Args): Promise<InboxListView> {
  const staff = staffOf(requireAction(context, 'staff', url, 'inbox.read'), 'inbox.read');
  const list = inboxListOf(url.searchParams.get('estado'));
  const reference = typedReference(url.searchParams.get('referencia') ?? '');
  const asked = reference ? { reference } : { state: inboxLists[list] };
  const rows = await listMessages(accountNeeds(context), staff, asked);
  return { list, reference, lines: rows.map((row) => lineOf(context, row)), isCut: rows.length === MAX_ROWS };
}

export async function loadInboxMessage({ context, url }: Args, id: string): Promise<InboxMessageView> {
  const caller = requireAction(context, 'staff', url, 'inbox.read');
  const message = await readInboxMessage(accountNeeds(context), staffOf(caller, 'inbox.read'), id);
  if (!message) throw new Response(null, { status: 404 });
  const due = dueOf(context, message.receivedAt);
  return {
    ...lineOf(context, message),
    email: message.email,
    phone: message.phone,
    text: message.text,
    locale: message.locale,
    version: message.version,
    due: due && momentWords(due),
    assigned: message.assigned,
    replies: message.replies.map(({ sentAt, ...reply }) => ({ ...reply, sent: instantWords(context, sentAt) })),
    canAnswer: may('inbox.answer', standingOf(caller)).allowed,
  };
}

/** Answers a form of a message. After it accepts a reply, it redirects to the message, so a reload does not send the reply again. */
export async function answerReplyForm({ request, context, url }: Args, id: string) {
  const caller = requireAction(context, 'staff', url, 'inbox.answer');
  const reply = readReply(await request.formData().catch(() => new FormData()));
  if (!reply) throw new Response(null, { status: 400 });
  const refusal: ReplyRefusal = { move: reply.move, text: reply.text, fault: reply.fault, problem: null };
  if (reply.fault) return data(refusal, 422);
  const via = reply.move === 'correo' ? 'email' : 'phone';
  const move =
    reply.move === 'cerrar' ? ({ kind: 'close' } as const) : ({ kind: 'answer', via, text: reply.text } as const);
  const answer = { id, version: reply.version, move };
  const staff = staffOf(caller, 'inbox.answer');
  const outcome: AnswerOutcome = await answerMessage(accountNeeds(context), staff, answer);
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome !== 'done') return data({ ...refusal, problem: outcome }, outcome === 'changed' ? 409 : 422);
  throw redirect(url.pathname + url.search, 303);
}

type Moment = { date: string; minutes: number };

const dueOf = (context: Context, received: Date): Moment | null => {
  const services = context.get(servicesContext);
  return answerDue(wallClock(received, services.laboratory.timeZone), calendarOf(services));
};

function lineOf(context: Context, { id, reference, name, service, state, receivedAt }: InboxRow): InboxLine {
  const { now, laboratory } = context.get(servicesContext);
  const due = dueOf(context, receivedAt);
  const isOverdue = state === 'new' && due !== null && isPast(due, wallClock(now(), laboratory.timeZone));
  const received = instantWords(context, receivedAt);
  return { id, reference, name, service, state, received, waited: waitedWords(receivedAt, now()), isOverdue };
}

const instantWords = (context: Context, instant: Date): string =>
  momentWords(wallClock(instant, context.get(servicesContext).laboratory.timeZone));

function momentWords({ date, minutes }: Moment): string {
  const locale = getLocale();
  return m.moment_words({ day: formatDay(locale, date), clock: formatClock(locale, timeOf(minutes)) });
}
