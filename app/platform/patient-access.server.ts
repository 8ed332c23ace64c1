import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { may } from '../domain/access/access-table.ts';
import { standingOf } from '../domain/accounts/caller.ts';
import { readAccessLog } from '../domain/persons/access-log.server.ts';
import { grantProxy, readProxies, revokeProxy } from '../domain/persons/proxies.server.ts';
import { leaveAccess, readReceivedAccess } from '../domain/persons/received-access.server.ts';
import { type AccessChange, accessChanges } from '../patient/access/access-changes.ts';
import { readProxyForm } from '../patient/account/read-account-forms.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { requireProofFor } from './confirm-flow.server.ts';
import { visitOf } from './result-visit.server.ts';
import { orBusy } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** The parameter of the address that says what the caller has just changed. */
const CHANGED = 'hecho';

const after = (url: URL, change: AccessChange) => redirect(`${url.pathname}?${CHANGED}=${change}`, 303);

/** Loads the readers of the caller's results: those with access now, and those who have read. */
export async function loadAccess({ context, url }: Args) {
  const caller = requireAction(context, 'patient', url, 'audit.own');
  const { account } = caller;
  const needs = accountNeeds(context);
  const { persons, grants, twins } = await readProxies(needs, account);
  const isFresh = may('result.entrust', standingOf(caller)).allowed;
  return {
    visit: visitOf(context, null),
    persons,
    grants,
    twins,
    isFresh,
    received: await readReceivedAccess(needs, account),
    changed: accessChanges.find((one) => one === url.searchParams.get(CHANGED)) ?? null,
    entries: await readAccessLog(needs, account),
  };
}

/** Answers the forms that give another account access, and end it. */
export async function answerAccess({ request, context, url }: Args) {
  const { account } = requireAction(context, 'patient', url, 'result.entrust');
  const form = await request.formData().catch(() => new FormData());
  const needs = accountNeeds(context);
  if (form.get('accion') === 'quitar') {
    const grant = { person: String(form.get('persona') ?? ''), reader: String(form.get('cuenta') ?? '') };
    if (!(await revokeProxy(needs, account, grant))) throw new Response(null, { status: 404 });
    throw after(url, 'quitado');
  }
  if (form.get('accion') === 'dejar') {
    const isLeft = await leaveAccess(needs, account, String(form.get('persona') ?? ''));
    if (!isLeft) throw new Response(null, { status: 404 });
    throw after(url, 'dejado');
  }
  requireProofFor('result.entrust', { context, url });
  const { value, reply } = readProxyForm(form);
  if (!value) return data(reply, 422);
  const outcome = await grantProxy(needs, account, value).catch(orBusy);
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome !== 'granted') return data({ ...reply, problem: outcome }, outcome === 'wait' ? 429 : 422);
  throw after(url, 'dado');
}
