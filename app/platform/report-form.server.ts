import { type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, type Role } from '../domain/access/access-table.ts';
import { type Caller, standingOf } from '../domain/accounts/caller.ts';
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
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds, requireAction } from './caller.server.ts';

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
};

/** Answers the forms of a report's page: release, withdraw, record counseling. */
export async function answerReportForm(
  { request, context, url }: Args,
  report: string,
): Promise<{ kind: 'changed' } | { kind: 'done'; to: string }> {
  const form = await request.formData().catch(() => new FormData());
  const named = String(form.get('accion') ?? '');
  const action = actionOf[named];
  if (!action) throw new Response(null, { status: 400 });
  const caller = requireAction(context, 'staff', url, action);
  const here = pathInLocale(getLocale(), `/admin-panel/resultados/${report}`);
  if (!may(action, standingOf(caller)).allowed)
    throw redirect(`${pathInLocale(getLocale(), '/admin-panel/confirmar')}?${new URLSearchParams({ a: here })}`, 303);
  const seen = { report, version: Number(form.get('version')) };
  const needs = accountNeeds(context);
  const actor = reportActor(caller, action);
  const onReleased: OnReleased = async (transaction, order) =>
    void (await sendResultLink(transaction, needs, order, named === 'consejeria' ? 'counseled' : 'released'));
  const outcome: ActionOutcome =
    named === 'liberar'
      ? await releaseReport(needs, actor, seen, onReleased)
      : named === 'consejeria'
        ? await recordCounseling(needs, actor, seen, onReleased)
        : await withdrawReport(needs, actor, seen, reasonIn(form));
  if (outcome.kind === 'missing') throw new Response(null, { status: 404 });
  // The page that follows shows the rules that are not met, or what has changed.
  return outcome.kind === 'done' ? { kind: 'done', to: here } : { kind: 'changed' };
}

function reasonIn(form: FormData) {
  const reason = withdrawalReasons.find((one) => one === form.get('motivo'));
  if (!reason) throw new Response(null, { status: 400 });
  return reason;
}
