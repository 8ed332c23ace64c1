import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type Action, may } from '../domain/access/access-table.ts';
import { standingOf } from '../domain/accounts/caller.ts';
import { proveByPassword } from '../domain/accounts/own-password.server.ts';
import { demonstrationCode, hasSecondFactor } from '../domain/accounts/second-factor.server.ts';
import type { AccountSession } from '../domain/accounts/second-step.server.ts';
import { readPassword } from '../views/accounts/read-sign-in.ts';
import type { CodeReply } from '../views/accounts/sign-in-reply.ts';
import { areaOf } from './area-addresses.ts';
import { accountNeeds, callerIn, requireArea, sessionIn } from './caller.server.ts';
import { arrive } from './device-flow.server.ts';
import { servicesContext } from './services.ts';
import {
  type AreaAddresses,
  answerCode,
  cookieFor,
  formOf,
  onward,
  orBusy,
  safeNext,
  secondsUntil,
} from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** The area of a page of one's own account, and the session of its caller. Sends everybody else to the area's entrance. */
export function requireOwnSession({ context, url }: Pick<Args, 'context' | 'url'>): {
  area: AreaAddresses;
  session: AccountSession;
  isFresh: boolean;
} {
  const area = areaOf(url.pathname);
  const caller = requireArea(context, area.kind, url);
  const session = sessionIn(context);
  if (!session) throw new Error('A caller with an account has a session');
  return { area, session: { ...session, account: caller.account }, isFresh: caller.session.isFresh };
}

/** Sends a caller without a fresh proof to give one, which leads back (D 20). */
export function requireFreshProof(args: Pick<Args, 'context' | 'url'>) {
  const own = requireOwnSession(args);
  if (!own.isFresh) throw redirect(onward(own.area.confirm, args.url.pathname), 303);
  return own;
}

/** Sends a caller whose proof is too old for an action of the table to give another, which leads back to this page. */
export function requireProofFor(action: Action, { context, url }: Pick<Args, 'context' | 'url'>): void {
  if (may(action, standingOf(callerIn(context))).allowed) return;
  throw redirect(onward(areaOf(url.pathname).confirm, url.pathname), 303);
}

/** The form of a new proof: a code of the second factor, or the password for an account without one. */
export async function loadConfirm(args: Args) {
  const { area, session } = requireOwnSession(args);
  const { isDemonstration, db, vault, now } = args.context.get(servicesContext);
  const asks = (await hasSecondFactor(db, session.account)) ? 'code' : 'password';
  const isShown = isDemonstration && asks === 'code';
  return {
    kind: area.kind,
    asks,
    next: safeNext(args.url.searchParams.get('a')),
    demonstration: isShown ? await demonstrationCode(db, vault, session.account, now()) : null,
  } as const;
}

/** Answers the form of a new proof; the action then goes on where it began. */
export async function answerConfirm(args: Args) {
  const { area, session } = requireOwnSession(args);
  const { db } = args.context.get(servicesContext);
  const back = { ...area, home: area.kind === 'staff' ? area.home : area.security };
  if (await hasSecondFactor(db, session.account)) {
    const answer = await answerCode(args, session);
    if (answer.kind === 'reply') return data<CodeReply>(answer.reply, answer.status);
    throw arrive(back, answer.next, answer.cookies);
  }
  const form = await formOf(args.request);
  const password = readPassword(form);
  if (password === null) return data<CodeReply>({ missing: true, refused: false }, 422);
  const needs = accountNeeds(args.context);
  const outcome = await proveByPassword(needs, session, password).catch(orBusy);
  if (outcome.kind === 'refused') return data<CodeReply>({ missing: false, refused: true }, 422);
  if (outcome.kind === 'wait')
    return data<CodeReply>({ missing: false, refused: true, wait: secondsUntil(outcome.until, needs.now) }, 429);
  const next = safeNext(String(form.get('a') ?? ''));
  throw arrive(back, next, [cookieFor(args.context, area.kind, outcome.session.token)]);
}
