import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router';

import { acceptInvitation, readInvitation } from '../domain/accounts/accept-invitation.server.ts';
import { createFirstOwner, isFirstRun } from '../domain/accounts/first-run.server.ts';
import { staffEvent } from '../domain/accounts/staff-event.ts';
import { invitationPath } from '../domain/accounts/staff-invitations.server.ts';
import { appendAudit } from '../domain/audit/audit-log.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { type FirstRunReply, readFirstRun } from '../panel/arrival/first-run-form.ts';
import { type NewPasswordFault, readNewPassword } from '../views/accounts/new-password.ts';
import { staffArea } from './area-addresses.ts';
import { accountNeeds, agentOf } from './caller.server.ts';
import { passwordJudge } from './new-password.server.ts';
import { servicesContext } from './services.ts';
import { sessionCookie } from './session-cookie.ts';
import { formOf, orBusy, secondsUntil } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** A page whose address is a secret names itself to nobody. */
export const sendsNoReferrer: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
};

/** Shows whom the link invites. It uses nothing up: mail scanners open links. */
export async function loadInvitation({ context }: Args, token: string) {
  const account = await readInvitation(accountNeeds(context), token);
  const invited = account && { name: account.name, email: account.email };
  return data({ invited }, account ? 200 : 404);
}

/** Takes the password of an invitation. The answer to a dead link is the same as to one that was never made. */
export async function answerInvitation({ request, context }: Args, token: string) {
  const needs = accountNeeds(context);
  const account = await readInvitation(needs, token);
  if (!account) return refuseLink(needs);
  const { password, fault } = readNewPassword(await formOf(request));
  if (password === null) return data<{ fault: NewPasswordFault | null }>({ fault }, 422);
  const { publicUrl } = context.get(servicesContext);
  const refused = (await passwordJudge(context))(password, account);
  if (refused) return data<{ fault: NewPasswordFault | null }>({ fault: refused }, 422);
  const acceptance = { token, account: account.id, password, agent: agentOf(request) };
  const session = await acceptInvitation(needs, acceptance).catch(orBusy);
  if (!session) return refuseLink(needs);
  throw redirect(pathInLocale(getLocale(), staffArea.factor), {
    status: 303,
    headers: { 'Set-Cookie': sessionCookie(publicUrl, session.token, 'Strict') },
  });
}

async function refuseLink({ db, now, origin }: ReturnType<typeof accountNeeds>) {
  const visitor = { actor: { kind: 'visitor', id: null }, role: null } as const;
  const event = { ...staffEvent('link.refused', visitor, null, 'staff-invitation'), outcome: 'refused' } as const;
  await db.transaction().execute((transaction) => appendAudit(transaction, event, origin, now));
  return data<{ fault: NewPasswordFault | null }>({ fault: null }, 404);
}

/** An installation with an owner has no first run, and says nothing of it. */
export async function requireFirstRun({ context }: Pick<Args, 'context'>): Promise<void> {
  if (!(await isFirstRun(context.get(servicesContext).db))) throw new Response(null, { status: 404 });
}

/** Creates the first owner, who then chooses a password. */
export async function answerFirstRun(args: Args) {
  await requireFirstRun(args);
  const { reply, owner } = readFirstRun(await formOf(args.request));
  if (!owner) return data(reply, 422);
  const needs = accountNeeds(args.context);
  const { code, name, email } = owner;
  const outcome = await createFirstOwner(needs, code, { name, email, locale: getLocale() });
  if (outcome.kind === 'wait')
    return data<FirstRunReply>({ ...reply, wait: secondsUntil(outcome.until, needs.now) }, 429);
  if (outcome.kind !== 'invited') return data<FirstRunReply>({ ...reply, problem: outcome.kind }, 422);
  throw redirect(pathInLocale(getLocale(), invitationPath(outcome.token)), 303);
}
