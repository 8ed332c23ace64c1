import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import type { Caller } from '../domain/accounts/caller.ts';
import { newToken } from '../domain/accounts/tokens.server.ts';
import { latestOrderOf, ordersWithNumber, readEntryOrder } from '../domain/manual-entry/entry-orders.server.ts';
import { EXAM_FIELDS, examOfText, examTexts, type OrderFault } from '../domain/manual-entry/order-form.ts';
import type { StoredTyping } from '../domain/manual-entry/store-typed.server.ts';
import { addExams, orderOfNumber, typeOrder } from '../domain/manual-entry/type-order.server.ts';
import { findPerson } from '../domain/persons/person-desk.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { EntrySearchReply, OrderReply } from '../panel/entry/entry-view.ts';
import { readNewOrder } from '../panel/entry/read-new-order.ts';
import { readDocument } from '../panel/patients/read-desk-forms.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { ingestNeeds } from './intake.server.ts';
import { reportActor } from './report-form.server.ts';
import { servicesContext } from './services.ts';
import { formOf, secondsUntil } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type AccountCaller = Extract<Caller, { kind: 'account' }>;

const TYPE = 'result.type';

export const typistIn = ({ context, url }: Pick<Args, 'context' | 'url'>): AccountCaller =>
  requireAction(context, 'staff', url, TYPE);

export const typistActor = (caller: AccountCaller) => reportActor(caller, TYPE);

/** The needs of the intake, with the origin of this request. */
export const typingNeeds = async ({ context }: Pick<Args, 'context'>) => ({
  ...(await ingestNeeds(context.get(servicesContext))),
  origin: accountNeeds(context).origin,
});

const entryPath = (kind: 'orden' | 'resultado', id: string): string =>
  pathInLocale(getLocale(), `/admin-panel/digitar/${kind}/${id}`);

/** Where a typist goes after saving: to what was saved, or to the message that waits. */
export const afterTyping = (stored: Extract<StoredTyping, { kind: 'stored' }>, placed: string): Response =>
  redirect(
    stored.state === 'placed'
      ? placed
      : pathInLocale(getLocale(), `/admin-panel/mensajes-del-sistema/${stored.message}`),
    303,
  );

/** Answers the search for a document or an order number. Both travel in the body of the form. */
export async function answerEntrySearch(args: Args) {
  const caller = typistIn(args);
  const form = await formOf(args.request);
  const needs = accountNeeds(args.context);
  if (form.has('orden')) return findByNumber(args, caller, String(form.get('orden') ?? '').trim());
  const { value, reply } = readDocument(form);
  const typed: EntrySearchReply = { kind: 'document', ...reply };
  if (!value) return data(typed, 422);
  const { account, role } = typistActor(caller);
  const outcome = await findPerson(needs, { account, role }, value);
  if (outcome.kind === 'wait')
    return data<EntrySearchReply>({ ...typed, problem: 'wait', wait: secondsUntil(outcome.until, needs.now) }, 429);
  if (outcome.kind === 'none') return data<EntrySearchReply>({ ...typed, problem: 'none' }, 404);
  const order = await latestOrderOf(needs.db, outcome.person);
  if (!order) return data<EntrySearchReply>({ ...typed, problem: 'no-orders' }, 404);
  throw redirect(entryPath('orden', order), 303);
}

async function findByNumber({ context }: Args, caller: AccountCaller, number: string) {
  if (number === '' || number.length > 200) return data<EntrySearchReply>({ kind: 'order', number, found: null }, 422);
  const found = await ordersWithNumber(accountNeeds(context), typistActor(caller), number);
  const [only, ...others] = found;
  if (only && others.length === 0) throw redirect(entryPath('orden', only.id), 303);
  return data<EntrySearchReply>({ kind: 'order', number, found }, found.length === 0 ? 404 : 200);
}

/** The names that the list of exams proposes: 'HEM-001 · Hemograma'. */
async function examChoices({ context }: Pick<Args, 'context'>): Promise<string[]> {
  return examTexts(await context.get(servicesContext).catalogue(), getLocale());
}

export async function openNewOrder(args: Args) {
  typistIn(args);
  const { now } = args.context.get(servicesContext);
  return { token: newToken(), choices: await examChoices(args), today: now().toISOString().slice(0, 10) };
}

/** The exams that were typed, or the first text that names none. */
async function typedExams({ context }: Pick<Args, 'context'>, form: FormData) {
  const catalogue = await context.get(servicesContext).catalogue();
  const texts = form.getAll('examen').map(String).slice(0, EXAM_FIELDS);
  const read = texts.map((text) => ({ text, exam: text.trim() === '' ? null : examOfText(text, catalogue) }));
  const unknown = read.findIndex(({ text, exam }) => text.trim() !== '' && exam === null);
  const exams = read.flatMap(({ exam }) => exam ?? []);
  const fault: OrderFault | null = unknown >= 0 ? 'exam-unknown' : exams.length === 0 ? 'exam-none' : null;
  return { texts, fault, unknown, exams: [...new Map(exams.map((exam) => [exam.code, exam])).values()] };
}

export async function answerNewOrder(args: Args) {
  const caller = typistIn(args);
  const form = await formOf(args.request);
  const { exams, fault, unknown, texts } = await typedExams(args, form);
  const { value, typed, faults } = readNewOrder(form);
  const token = String(form.get('formulario') ?? '');
  const reply = (more: OrderReply['faults'], newOne = token): OrderReply => ({
    typed,
    texts,
    token: newOne,
    faults: { ...faults, ...more, ...(fault && { [`examen-${Math.max(unknown, 0)}`]: fault }) },
  });
  if (!value || fault) return data(reply({}), 422);
  const needs = await typingNeeds(args);
  const outcome = await typeOrder(needs, typistActor(caller), { token: token || newToken(), typed: value, exams });
  if (outcome.kind === 'doubt')
    return data(reply({ [outcome.field]: outcome.field === 'orden' ? 'other-person' : 'differs' }), 422);
  if (outcome.kind === 'changed') return data(reply({}, newToken()), 409);
  const order = await orderOfNumber(needs, outcome.number);
  throw afterTyping(order ? outcome : { ...outcome, state: 'stored' }, entryPath('orden', order ?? ''));
}

export async function loadEntryOrder(args: Args, id: string) {
  const caller = typistIn(args);
  const order = await readEntryOrder(accountNeeds(args.context), typistActor(caller), id);
  if (!order) throw new Response(null, { status: 404 });
  const { catalogue, laboratory } = args.context.get(servicesContext);
  const { byCode } = await catalogue();
  const reports = order.reports.map((report) => ({
    ...report,
    name: byCode.get(report.exam ?? '')?.name[getLocale()] ?? report.code,
  }));
  return {
    order: { ...order, reports },
    choices: await examChoices(args),
    token: newToken(),
    timeZone: laboratory.timeZone,
  };
}

/** Adds exams to an order. */
export async function answerEntryOrder(args: Args, id: string) {
  const caller = typistIn(args);
  const form = await formOf(args.request);
  const { exams, fault, texts } = await typedExams(args, form);
  if (fault) return data({ text: texts[0] ?? '', fault }, 422);
  const order = await readEntryOrder(accountNeeds(args.context), typistActor(caller), id);
  if (!order) throw new Response(null, { status: 404 });
  const known = new Set(order.reports.map(({ exam }) => exam));
  const news = exams.filter(({ code }) => !known.has(code));
  if (news.length === 0) return data({ text: texts[0] ?? '', fault: 'exam-known' as const }, 422);
  const token = String(form.get('formulario') ?? '') || newToken();
  const outcome = await addExams(await typingNeeds(args), typistActor(caller), order, { token, exams: news });
  if (outcome.kind === 'changed') return data({ text: texts[0] ?? '', fault: 'exam-known' as const }, 409);
  throw afterTyping(outcome, entryPath('orden', id));
}
