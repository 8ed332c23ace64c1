import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { readAccessLog } from '../domain/persons/access-log.server.ts';
import { grantProxy, readProxies, revokeProxy } from '../domain/persons/proxies.server.ts';
import type { ProxyReply } from '../patient/access/proxy-section.tsx';
import { accountFaults, proxySchema } from '../patient/account/account-schema.ts';
import { readForm, textOf } from '../ui/forms/read-form.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { visitOf } from './result-visit.server.ts';
import { orBusy } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** Who may read the caller's results, and who has. */
export async function loadAccess({ context, url }: Args) {
  const { account } = requireAction(context, 'patient', url, 'audit.own');
  const needs = accountNeeds(context);
  const { persons, grants } = await readProxies(needs, account);
  return { visit: visitOf(context, null), persons, grants, entries: await readAccessLog(needs, account) };
}

/** Answers the forms that give another account access, and end it. */
export async function answerAccess({ request, context, url }: Args) {
  const { account } = requireAction(context, 'patient', url, 'audit.own');
  const form = await request.formData().catch(() => new FormData());
  const needs = accountNeeds(context);
  if (form.get('accion') === 'quitar') {
    const grant = { person: String(form.get('persona') ?? ''), reader: String(form.get('cuenta') ?? '') };
    if (!(await revokeProxy(needs, account, grant))) throw new Response(null, { status: 404 });
    throw redirect(url.pathname, 303);
  }
  const { typed, value, faults } = readForm(form, proxySchema, accountFaults);
  const reply: ProxyReply = {
    ...{ email: textOf(typed, 'correo'), days: textOf(typed, 'dias'), person: textOf(typed, 'persona') },
    emailFault: faults?.correo ?? null,
    passwordMissing: faults?.clave !== undefined,
    problem: null,
  };
  if (!value) return data(reply, 422);
  const { persona: person, correo: email, dias: days, clave: password } = value;
  const outcome = await grantProxy(needs, account, { person, email, days, password }).catch(orBusy);
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome !== 'granted') return data({ ...reply, problem: outcome }, outcome === 'wait' ? 429 : 422);
  throw redirect(url.pathname, 303);
}
