import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { askReset, readReset, resetPassword } from '../domain/accounts/password-reset.server.ts';
import { readEmail } from '../views/accounts/email-form.ts';
import { type NewPasswordFault, readNewPassword } from '../views/accounts/new-password.ts';
import { areaOf } from './area-addresses.ts';
import { accountNeeds } from './caller.server.ts';
import { passwordJudge } from './new-password.server.ts';
import { servicesContext } from './services.ts';
import { formOf, onward, orBusy } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** Longer than the work for an account takes, so the time of the answer says nothing about accounts (D 23). */
const ANSWER_MS = 250;

/** Answers the form that asks for a link: the same page in the same time, whether or not there is such an account. */
export async function answerResetAsk({ request, context, url }: Args) {
  const area = areaOf(url.pathname);
  const { value, reply } = readEmail(await formOf(request));
  if (value === null) return data(reply, 422);
  const asked = { kind: area.kind, email: value, page: area.reset };
  const { pause } = context.get(servicesContext);
  await Promise.all([askReset(accountNeeds(context), asked), pause(ANSWER_MS)]);
  throw redirect(`${url.pathname}?enviado=1`, 303);
}

/** Shows the form of a link. It uses nothing up: programs that scan mails follow links (D 40). */
export async function loadReset({ context, url }: Args, token: string) {
  const area = areaOf(url.pathname);
  const account = await readReset(accountNeeds(context), area.kind, token);
  return data({ kind: area.kind, email: account?.email ?? null }, account ? 200 : 404);
}

/** Takes the new password of a link. The owner then signs in with it: the link itself opens nothing. */
export async function answerReset({ request, context, url }: Args, token: string) {
  const area = areaOf(url.pathname);
  const needs = accountNeeds(context);
  const account = await readReset(needs, area.kind, token);
  if (!account) throw redirect(url.pathname, 303);
  const { password, fault } = readNewPassword(await formOf(request));
  if (password === null) return data<{ fault: NewPasswordFault }>({ fault }, 422);
  const refused = (await passwordJudge(context))(password, account);
  if (refused) return data<{ fault: NewPasswordFault }>({ fault: refused }, 422);
  const isDone = await resetPassword(needs, token, account, password).catch(orBusy);
  throw redirect(isDone ? `${onward(area.entrance, null)}?hecho=clave&otra=1` : url.pathname, 303);
}
