import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Denial, may } from '../domain/access/access-table.ts';
import { type Caller, standingOf } from '../domain/accounts/caller.ts';
import {
  addSender,
  changeNetworks,
  type NewCredential,
  revokeSender,
  rotateCredential,
} from '../domain/senders/change-senders.server.ts';
import { readPublicKey } from '../domain/senders/public-key.server.ts';
import { readSender, readSenders } from '../domain/senders/read-senders.server.ts';
import { readNetworks } from '../domain/senders/typed-networks.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { readNewSystem, readSystemMove, type TypedMove, type TypedSystem } from '../panel/systems/read-system-forms.ts';
import { type SystemFault, systemMoves } from '../panel/systems/system-schema.ts';
import type { AddReply, SystemAddresses, SystemReply } from '../panel/systems/system-view.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { formOf } from './sign-in-flow.server.ts';
import { panelAuthor } from './team-panel.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type AccountCaller = Extract<Caller, { kind: 'account' }>;

const SYSTEMS = '/admin-panel/sistemas';
const MANAGE = 'sender.manage';

const denialOf = (caller: AccountCaller): Denial | null => {
  const verdict = may(MANAGE, standingOf(caller));
  return verdict.allowed ? null : verdict.because;
};

/** Sends the caller to prove who they are, and then back to a page. */
const toProof = (path: string) =>
  redirect(
    `${pathInLocale(getLocale(), '/admin-panel/confirmar')}?${new URLSearchParams({ a: pathInLocale(getLocale(), path) })}`,
    303,
  );

/** The addresses that the settings of a system need. */
const addressesOf = (context: Args['context']): SystemAddresses => {
  const { publicUrl } = context.get(servicesContext);
  return { hl7: `${publicUrl}/api/v1/hl7`, fhir: `${publicUrl}/fhir/R4`, token: `${publicUrl}/api/v1/oauth/token` };
};

export async function loadSystems({ context, url }: Args) {
  const caller = requireAction(context, 'staff', url, MANAGE);
  return { systems: await readSenders(accountNeeds(context), panelAuthor(caller, MANAGE)) };
}

/** True after a form was answered: the page that follows shows what was typed. */
const isAnsweredContext = createContext(false);

/** The proof comes before the form, so that a person does not fill it in vain. */
export function openNewSystem({ context, url }: Args) {
  const caller = requireAction(context, 'staff', url, MANAGE);
  if (denialOf(caller) && !context.get(isAnsweredContext)) throw toProof(`${SYSTEMS}/nuevo`);
  return { addresses: addressesOf(context) };
}

/** Adds a system. Its key is in this answer, and nowhere else. */
export async function answerNewSystem({ request, context, url }: Args) {
  const caller = requireAction(context, 'staff', url, MANAGE);
  const { reply, system } = readNewSystem(await formOf(request));
  context.set(isAnsweredContext, true);
  if (denialOf(caller)) return data<AddReply>({ ...reply, faults: {}, problem: 'proof' }, 403);
  if (!system) return data(reply, 422);
  const checked = await checkedSystem(system);
  if ('faults' in checked) return data<AddReply>({ ...reply, faults: checked.faults }, 422);
  const { name, application, facility } = system;
  const made = await addSender(accountNeeds(context), panelAuthor(caller, MANAGE), {
    name,
    application,
    facility,
    ...checked,
  });
  if (made === 'taken') return data<AddReply>({ ...reply, faults: { aplicacion: 'taken' } }, 422);
  return data<AddReply>({ ...reply, typed: {}, made });
}

/** A static key belongs to networks; a signature may come from everywhere. */
async function checkedSystem({
  signs,
  networks: typed,
  publicKey: pasted,
}: Pick<TypedSystem, 'signs' | 'networks' | 'publicKey'>): Promise<
  { networks: string[]; publicKey: NewCredential } | { faults: AddReply['faults'] }
> {
  const networks = readNetworks(typed);
  const key = signs ? await readPublicKey(pasted) : null;
  const isBare = !signs && networks.networks?.length === 0;
  const faults: { redes?: SystemFault; llave?: SystemFault } = {
    ...(networks.fault && { redes: networks.fault }),
    ...(isBare && { redes: 'missing' }),
    ...(key?.fault && { llave: pasted.trim() === '' ? 'missing' : key.fault }),
  };
  if (networks.networks === null || Object.keys(faults).length > 0) return { faults };
  return { networks: networks.networks, publicKey: key?.key ?? null };
}

export async function loadSystem({ context, url }: Args, id: string) {
  const caller = requireAction(context, 'staff', url, MANAGE);
  const system = await readSender(accountNeeds(context), panelAuthor(caller, MANAGE), id);
  if (!system) throw new Response(null, { status: 404 });
  const done = systemMoves.find((move) => move === url.searchParams.get('hecho')) ?? null;
  return { system, done, denial: denialOf(caller), addresses: addressesOf(context) };
}

/** Answers the forms of a system's page: a new key, networks, and the end. */
export async function answerSystem({ request, context, url }: Args, id: string) {
  const caller = requireAction(context, 'staff', url, MANAGE);
  const form = readSystemMove(await formOf(request));
  if (!form) throw new Response(null, { status: 400 });
  if (denialOf(caller)) throw toProof(`${SYSTEMS}/${id}`);
  const needs = accountNeeds(context);
  const author = panelAuthor(caller, MANAGE);
  const system = await readSender(needs, author, id);
  if (!system) throw new Response(null, { status: 404 });
  const signs = system.credential === 'signature';
  if (form.move === 'renovar') return rotate(needs, author, { id, signs, form });
  if (form.move === 'redes') {
    const checked = await checkedSystem({ ...form, signs: false, networks: form.networks });
    const networks = readNetworks(form.networks);
    const isRefused = 'faults' in checked && !(signs && networks.networks?.length === 0);
    if (isRefused || networks.networks === null)
      return refusal({ fault: ('faults' in checked ? checked.faults.redes : null) ?? 'network', field: 'redes' }, 422);
    await changeNetworks(needs, author, id, networks.networks);
  } else if ((await revokeSender(needs, author, id)) === 'stale') return refusal({ problem: 'changed' }, 409);
  throw redirect(`${pathInLocale(getLocale(), `${SYSTEMS}/${id}`)}?${new URLSearchParams({ hecho: form.move })}`, 303);
}

const refusal = (changed: Partial<SystemReply>, status: number) =>
  data<SystemReply>({ fault: null, field: null, problem: null, made: null, ...changed }, status);

async function rotate(
  needs: ReturnType<typeof accountNeeds>,
  author: ReturnType<typeof panelAuthor>,
  { id, signs, form }: { id: string; signs: boolean; form: TypedMove },
) {
  const read = signs ? await readPublicKey(form.publicKey) : null;
  if (read?.fault) {
    const fault = form.publicKey.trim() === '' ? 'missing' : read.fault;
    return refusal({ fault, field: 'llave' }, 422);
  }
  const change = { publicKey: read?.key ?? null, overlap: form.overlap };
  const made = await rotateCredential(needs, author, { id, seen: form.seen }, change);
  if (made === 'missing') throw new Response(null, { status: 404 });
  return made === 'stale' ? refusal({ problem: 'changed' }, 409) : refusal({ made }, 200);
}
