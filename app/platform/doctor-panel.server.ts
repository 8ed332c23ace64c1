import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, scopeOf } from '../domain/access/access-table.ts';
import { standingOf } from '../domain/accounts/caller.ts';
import { applicationMoves, approvalChecks, offeredGaps, refusalReasons } from '../domain/doctors/application-states.ts';
import {
  type ApplicationOutcome,
  type Decision,
  decideApplication,
} from '../domain/doctors/decide-application.server.ts';
import {
  type ApplicationStaff,
  listApplications,
  readApplication,
} from '../domain/doctors/review-applications.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { DecisionProblem } from '../panel/doctors/doctor-application.tsx';
import { applicationListNames, applicationLists } from '../panel/doctors/doctor-words.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** The account, and the role that allows it the action. */
const reviewerOf = ({ account, roles }: ReturnType<typeof requireAction>, action: Action): ApplicationStaff => ({
  account,
  role: roles.find((role) => scopeOf(action, [role]) !== null) ?? null,
});

export async function loadApplications({ context, url }: Args) {
  const staff = reviewerOf(requireAction(context, 'staff', url, 'application.read'), 'application.read');
  const list = applicationListNames.find((name) => name === url.searchParams.get('lista')) ?? 'por-revisar';
  const applications = await listApplications(accountNeeds(context), staff, applicationLists[list].states);
  return { list, applications, timeZone: context.get(servicesContext).laboratory.timeZone };
}

export async function loadApplication({ context, url }: Args, id: string) {
  const caller = requireAction(context, 'staff', url, 'application.read');
  const application = await readApplication(accountNeeds(context), reviewerOf(caller, 'application.read'), id);
  if (!application) throw new Response(null, { status: 404 });
  const verdict = may('application.decide', standingOf(caller));
  const ticked = url.searchParams.getAll('comprobado');
  return {
    application,
    ticked: approvalChecks.filter((check) => ticked.includes(check)),
    denial: verdict.allowed ? null : verdict.because,
    timeZone: context.get(servicesContext).laboratory.timeZone,
  };
}

/** Answers the forms of an application's page. A decision needs a proof of the last five minutes (D 20). */
export async function answerDecision({ request, context, url }: Args, id: string) {
  const caller = requireAction(context, 'staff', url, 'application.decide');
  const form = await request.formData().catch(() => new FormData());
  const decision = decisionIn(form);
  if (!decision) throw new Response(null, { status: 400 });
  const here = pathInLocale(getLocale(), `/admin-panel/medicos/${id}`);
  const checked = approvalChecks.filter((check) => form.getAll('comprobado').includes(check));
  if (!may('application.decide', standingOf(caller)).allowed) {
    // The page shows the ticks again after the proof.
    const ticks = new URLSearchParams(checked.map((check) => ['comprobado', check])).toString();
    const after = new URLSearchParams({ a: here + (ticks && `?${ticks}`) });
    throw redirect(`${pathInLocale(getLocale(), '/admin-panel/confirmar')}?${after}`, 303);
  }
  if (decision.move === 'approve' && checked.length < approvalChecks.length)
    return data<{ problem: DecisionProblem; ticked: typeof checked }>({ problem: 'unchecked', ticked: checked }, 422);
  const asked = { id, version: Number(form.get('version')), decision };
  const staff = reviewerOf(caller, 'application.decide');
  const outcome: ApplicationOutcome = await decideApplication(accountNeeds(context), staff, asked);
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome !== 'done')
    return data<{ problem: DecisionProblem; ticked: typeof checked }>({ problem: outcome, ticked: checked }, 409);
  throw redirect(here, 303);
}

/** The decision that a form names; null for anything that no form of ours sends. */
function decisionIn(form: FormData): Decision | null {
  const move = applicationMoves.find((one) => one === form.get('decision'));
  if (move === 'ask') {
    const reason = offeredGaps.find((one) => one === form.get('motivo'));
    return reason ? { move, reason } : null;
  }
  if (move === 'refuse') {
    const reason = refusalReasons.find((one) => one === form.get('motivo'));
    return reason ? { move, reason } : null;
  }
  return move ? { move } : null;
}
