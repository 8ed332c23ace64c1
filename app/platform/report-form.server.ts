import { type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, type Role } from '../domain/access/access-table.ts';
import { type Caller, standingOf } from '../domain/accounts/caller.ts';
import { releaseExcuses } from '../domain/critical/critical-case.ts';
import { recordCritical } from '../domain/critical/critical-cases.server.ts';
import {
  type ActionOutcome,
  type OnReleased,
  type ReportActor,
  recordCounseling,
  releaseReport,
  withdrawReport,
} from '../domain/release/report-actions.server.ts';
import { withdrawalReasons } from '../domain/release/withdrawal-reasons.ts';
import { sendResultLink } from '../domain/reports/send-result-link.server.ts';
import { tellOfWithdrawal } from '../domain/reports/tell-of-withdrawal.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { type CallReply, readCall } from '../panel/critical/read-call.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type AccountCaller = Extract<Caller, { kind: 'account' }>;

/** The roles that act on reports. */
const reportRoles: readonly Role[] = ['bacteriologist', 'counselor'];

export const reportActor = ({ account, roles }: AccountCaller, action: Action = 'result.review'): ReportActor => ({
  account,
  role:
    reportRoles.find((role) => roles.includes(role) && may(action, { roles: [role], isFresh: true }).allowed) ??
    'bacteriologist',
});

const actionOf: Readonly<Record<string, Action>> = {
  liberar: 'result.release',
  retirar: 'result.withdraw',
  consejeria: 'counseling.record',
  avisado: 'critical.record',
  intento: 'critical.record',
  'sin-llamada': 'critical.record',
};

/**
 * `call`: the record of a call is not complete. `not-called`: nobody has received the critical value. `not-compared`: the caller typed the
 * values, and has not compared them.
 */
export type ReportFormAnswer =
  | { kind: 'changed' }
  | { kind: 'not-called' }
  | { kind: 'not-compared' }
  | { kind: 'call'; reply: CallReply }
  | { kind: 'done'; to: string };

/** Answers the forms of a report's page: release, withdraw, record counseling, record a call. */
export async function answerReportForm(args: Args, report: string): Promise<ReportFormAnswer> {
  const form = await args.request.formData().catch(() => new FormData());
  const named = String(form.get('accion') ?? '');
  const action = actionOf[named];
  if (!action) throw new Response(null, { status: 400 });
  const caller = requireAction(args.context, 'staff', args.url, action);
  const here = pathInLocale(getLocale(), `/admin-panel/resultados/${report}`);
  if (!may(action, standingOf(caller)).allowed)
    throw redirect(`${pathInLocale(getLocale(), '/admin-panel/confirmar')}?${new URLSearchParams({ a: here })}`, 303);
  const actor = reportActor(caller, action);
  if (action === 'critical.record') return recordCall(args, actor, form, here);
  const outcome = await actOnReport(args, actor, {
    named,
    form,
    seen: { report, version: Number(form.get('version')) },
  });
  if (outcome.kind === 'missing') throw new Response(null, { status: 404 });
  if (outcome.kind === 'not-called' || outcome.kind === 'not-compared') return { kind: outcome.kind };
  // The page that follows shows the rules that are not met, or what has changed.
  return outcome.kind === 'done' || outcome.kind === 'already' ? { kind: 'done', to: here } : { kind: 'changed' };
}

interface AskedAction {
  named: string;
  form: FormData;
  seen: { report: string; version: number };
}

async function actOnReport(
  { context }: Args,
  actor: ReportActor,
  { named, form, seen }: AskedAction,
): Promise<ActionOutcome> {
  const needs = accountNeeds(context);
  const onReleased: OnReleased = async (transaction, order) =>
    void (await sendResultLink(transaction, needs, order, named === 'consejeria' ? 'counseled' : 'released'));
  if (named === 'consejeria') return recordCounseling(needs, actor, seen, onReleased);
  if (named === 'retirar')
    return withdrawReport(needs, actor, seen, reasonIn(form), (transaction, withdrawn) =>
      tellOfWithdrawal(transaction, needs, withdrawn),
    );
  const beforeCall = releaseExcuses.find((one) => one === form.get('antes')) ?? null;
  const catalogue = await context.get(servicesContext).catalogue();
  const said = { beforeCall, hasCompared: form.get('comparado') === 'si' };
  return releaseReport({ ...needs, catalogue }, actor, seen, onReleased, said);
}

async function recordCall(
  { context }: Args,
  actor: ReportActor,
  form: FormData,
  here: string,
): Promise<ReportFormAnswer> {
  const { value, reply } = readCall(form);
  if (!value) return { kind: 'call', reply };
  const outcome = await recordCritical(accountNeeds(context), actor, String(form.get('caso') ?? ''), value);
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  return outcome === 'done' ? { kind: 'done', to: here } : { kind: 'changed' };
}

function reasonIn(form: FormData) {
  const reason = withdrawalReasons.find((one) => one === form.get('motivo'));
  if (!reason) throw new Response(null, { status: 400 });
  return reason;
}
