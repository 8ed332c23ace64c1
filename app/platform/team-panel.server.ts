import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may, scopeOf } from '../domain/access/access-table.ts';
import { actorOf, type Caller, standingOf } from '../domain/accounts/caller.ts';
import { changeStaff, type StaffChange, type StaffOutcome } from '../domain/accounts/staff-changes.server.ts';
import type { StaffAuthor } from '../domain/accounts/staff-event.ts';
import { inviteStaff, resendInvitation, withdrawInvitation } from '../domain/accounts/staff-invitations.server.ts';
import { readMember, readTeam } from '../domain/accounts/staff-list.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { MemberProblem } from '../panel/team/member-view.ts';
import { type InviteReply, type MemberForm, readInvite, readMemberForm } from '../panel/team/team-form.ts';
import { type MemberMove, memberMoves } from '../panel/team/team-schema.ts';
import type { MemberDenial } from '../panel/team/team-words.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { formOf } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type AccountCaller = Extract<Caller, { kind: 'account' }>;

const TEAM = '/admin-panel/equipo';
const INVITE = `${TEAM}/invitar`;

/** The caller, in the role that allows the action. */
export const panelAuthor = (caller: AccountCaller, action: Action): StaffAuthor => ({
  actor: actorOf(caller),
  role: caller.roles.find((role) => scopeOf(action, [role]) !== null) ?? null,
});

function denialOf(caller: AccountCaller, action: Action): MemberDenial | null {
  const verdict = may(action, standingOf(caller));
  return verdict.allowed ? null : verdict.because;
}

/** Sends the caller to prove who they are, and then back to a page. */
const toProof = (path: string) =>
  redirect(
    `${pathInLocale(getLocale(), '/admin-panel/confirmar')}?${new URLSearchParams({ a: pathInLocale(getLocale(), path) })}`,
    303,
  );

export async function loadTeam({ context, url }: Args) {
  const caller = requireAction(context, 'staff', url, 'staff.read');
  const members = await readTeam(accountNeeds(context), panelAuthor(caller, 'staff.read'));
  const isWithdrawn = url.searchParams.get('hecho') === 'retirar';
  return { members, self: caller.account, invite: denialOf(caller, 'staff.invite'), isWithdrawn };
}

/** True after a form was answered: the page that follows shows what was typed. */
const isAnsweredContext = createContext(false);

/** The proof comes before the form, so that a person does not fill it in vain. */
export function openInvite({ context, url }: Args): null {
  const caller = requireAction(context, 'staff', url, 'staff.invite');
  if (denialOf(caller, 'staff.invite') && !context.get(isAnsweredContext)) throw toProof(INVITE);
  return null;
}

export async function answerInvite({ request, context, url }: Args) {
  const caller = requireAction(context, 'staff', url, 'staff.invite');
  const { reply, invitation } = readInvite(await formOf(request));
  context.set(isAnsweredContext, true);
  if (denialOf(caller, 'staff.invite')) return data<InviteReply>({ ...reply, faults: {}, problem: 'proof' }, 403);
  if (!invitation) return data(reply, 422);
  const author = panelAuthor(caller, 'staff.invite');
  const id = await inviteStaff(accountNeeds(context), author, { ...invitation, locale: getLocale() });
  if (id === null) return data<InviteReply>({ ...reply, problem: 'taken' }, 422);
  throw redirect(`${pathInLocale(getLocale(), `${TEAM}/${id}`)}?hecho=reenviar`, 303);
}

export async function loadMember({ context, url }: Args, id: string) {
  const caller = requireAction(context, 'staff', url, 'staff.read');
  const member = await readMember(accountNeeds(context), panelAuthor(caller, 'staff.read'), id);
  if (!member) throw new Response(null, { status: 404 });
  const done: MemberMove | null = memberMoves.find((move) => move === url.searchParams.get('hecho')) ?? null;
  const denial: MemberDenial | null = caller.account === id ? 'self' : denialOf(caller, 'staff.change');
  return { member, denial, done };
}

/** Answers the forms of a member's page. */
export async function answerMember({ request, context, url }: Args, id: string) {
  const form = readMemberForm(await formOf(request));
  if (!form) throw new Response(null, { status: 400 });
  const action = form.kind === 'move' && invites.includes(form.move) ? 'staff.invite' : 'staff.change';
  const caller = requireAction(context, 'staff', url, action);
  if (denialOf(caller, action)) throw toProof(`${TEAM}/${id}`);
  if (form.kind === 'no-role') return refusal('no-role', 422);
  const outcome = await move(accountNeeds(context), panelAuthor(caller, action), id, form);
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome === 'self') return refusal('self', 403);
  if (outcome !== 'done') return refusal(outcome === 'stale' ? 'changed' : outcome, 409);
  const to = form.move === 'retirar' ? TEAM : `${TEAM}/${id}`;
  throw redirect(`${pathInLocale(getLocale(), to)}?${new URLSearchParams({ hecho: form.move })}`, 303);
}

const refusal = (problem: MemberProblem, status: number) => data({ problem }, status);

/** The buttons that belong to an invitation. */
const invites: readonly MemberMove[] = ['reenviar', 'retirar'];

const changes: Readonly<Record<Exclude<MemberMove, 'trabajo' | 'reenviar' | 'retirar'>, StaffChange>> = {
  suspender: { kind: 'suspend' },
  reactivar: { kind: 'reactivate' },
  'quitar-segundo-paso': { kind: 'reset-factor' },
};

function move(
  needs: ReturnType<typeof accountNeeds>,
  author: StaffAuthor,
  id: string,
  { move: named, version, roles }: Extract<MemberForm, { kind: 'move' }>,
): Promise<StaffOutcome> {
  const member = { id, version };
  if (named === 'reenviar') return resendInvitation(needs, author, member);
  if (named === 'retirar') return withdrawInvitation(needs, author, member);
  return changeStaff(needs, author, member, named === 'trabajo' ? { kind: 'roles', roles } : changes[named]);
}
