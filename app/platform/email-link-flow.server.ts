import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { confirmEmailChange, readEmailLink, stopEmailChange } from '../domain/accounts/email-change.server.ts';
import type { EmailLinkReply } from '../views/accounts/email-link-page.tsx';
import { readPassword } from '../views/accounts/read-sign-in.ts';
import { areaOf } from './area-addresses.ts';
import { accountNeeds } from './caller.server.ts';
import { formOf, onward, orBusy, secondsUntil } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** Shows what a link about an address does. It uses nothing up (D 40). */
export async function loadEmailLink({ context, url }: Args, token: string) {
  const area = areaOf(url.pathname);
  const link = await readEmailLink(accountNeeds(context), area.kind, token);
  return data({ kind: area.kind, does: link?.does ?? null }, link ? 200 : 404);
}

/** Confirms the new address, or stops the change. Both end all sessions of the account. */
export async function answerEmailLink({ request, context, url }: Args, token: string) {
  const area = areaOf(url.pathname);
  const needs = accountNeeds(context);
  const link = await readEmailLink(needs, area.kind, token);
  if (!link) throw redirect(url.pathname, 303);
  const arrived = (done: string) => redirect(`${onward(area.entrance, null)}?hecho=${done}&otra=1`, 303);
  if (link.does === 'stop') {
    const isStopped = await stopEmailChange(needs, token, link);
    throw isStopped ? arrived('detenido') : redirect(url.pathname, 303);
  }
  const password = readPassword(await formOf(request));
  if (password === null) return data<EmailLinkReply>({ kind: 'missing' }, 422);
  const outcome = await confirmEmailChange(needs, token, link, password).catch(orBusy);
  if (outcome.kind === 'done') throw arrived('correo');
  if (outcome.kind === 'gone') throw redirect(url.pathname, 303);
  if (outcome.kind === 'refused') return data<EmailLinkReply>({ kind: 'wrong' }, 422);
  return data<EmailLinkReply>({ kind: 'wait', seconds: secondsUntil(outcome.until, needs.now) }, 429);
}
