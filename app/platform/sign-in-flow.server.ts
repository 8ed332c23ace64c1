import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { HashingBusy } from '../domain/accounts/passwords.server.ts';
import { type AccountSession, completeSignIn } from '../domain/accounts/second-step.server.ts';
import type { AccountKind } from '../domain/accounts/session-limits.ts';
import { signIn } from '../domain/accounts/sign-in.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { readCode, readSignIn } from '../views/accounts/read-sign-in.ts';
import type { CodeReply, SignInReply } from '../views/accounts/sign-in-reply.ts';
import { accountNeeds, agentOf, callerIn, sessionIn } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { deviceCookie, deviceTokenIn, sessionCookie } from './session-cookie.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** The Spanish page addresses of one signed-in area. */
export interface AreaAddresses {
  kind: AccountKind;
  /** The sign-in page. */
  entrance: string;
  /** The page for the code, which is the second step of the sign-in. */
  code: string;
  /** The page for setting up the second factor, where the area requires one. */
  factor: string;
  /** The first page after the sign-in. */
  home: string;
  /** The page for requesting a password reset; its links are below it. */
  reset: string;
  /** The parent of the email-confirmation links. */
  email: string;
  /** The page for proving one's identity again. */
  confirm: string;
  /** The account's security page. */
  security: string;
}

/** A page of this site that a sign-in leads to: '/admin-panel' → itself; '//evil', 'https://evil', '/\evil' → null. */
export function safeNext(typed: string | null): string | null {
  if (!typed || !/^\/(?![/\\])[\w\-./]*(\?[\w\-=&]*)?$/.test(typed)) return null;
  return typed.includes('..') ? null : typed;
}

/** The posted form; a body without one reads as an empty form. */
export const formOf = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());

/** Where the next page goes: the area's own page in the current language, with the page to open in the end. */
export const onward = (path: string, next: string | null): string =>
  pathInLocale(getLocale(), path) + (next ? `?${new URLSearchParams({ a: next })}` : '');

export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Answers the form with the email address and the password. */
export async function answerSignIn({ request, context }: Args, area: AreaAddresses) {
  const form = await formOf(request);
  const next = safeNext(String(form.get('a') ?? ''));
  const { email: typed, credentials, faults } = readSignIn(form);
  const reply: SignInReply = { email: typed, faults, refused: false };
  if (!credentials) return data(reply, 422);
  const needs = accountNeeds(context);
  const device = deviceTokenIn(request.headers.get('Cookie'), context.get(servicesContext).publicUrl, area.kind);
  const replaced = sessionIn(context)?.id ?? null;
  const asked = { ...credentials, kind: area.kind, agent: agentOf(request), device, replaced };
  const outcome = await signIn(needs, asked).catch(orBusy);
  if (outcome.kind === 'wait') return data({ ...reply, wait: secondsUntil(outcome.until, needs.now) }, 429);
  if (outcome.kind === 'suspended') return data({ ...reply, isSuspended: true }, 422);
  if (outcome.kind === 'refused') return data({ ...reply, refused: true }, 422);
  const to = { code: area.code, enroll: area.factor, full: next ?? onward(area.home, null) }[outcome.stage];
  throw redirect(outcome.stage === 'full' ? to : onward(to, next), {
    status: 303,
    headers: { 'Set-Cookie': cookieFor(context, area.kind, outcome.session.token) },
  });
}

/** Too many passwords are being hashed: the visitor tries again in a moment. */
export function orBusy(error: unknown): never {
  if (error instanceof HashingBusy) throw new Response(null, { status: 503, headers: { 'Retry-After': '2' } });
  throw error;
}

export const cookieFor = (context: Args['context'], kind: AccountKind, token: string): string =>
  sessionCookie(context.get(servicesContext).publicUrl, token, kind === 'staff' ? 'Strict' : 'Lax');

/** The session of a caller who has given the password but not the second factor. Sends everybody else to the right page. */
export function requireStage({ context }: Args, area: AreaAddresses, stage: 'code' | 'enroll'): AccountSession {
  const caller = callerIn(context);
  const session = sessionIn(context);
  if (caller.kind !== 'account' || caller.area !== area.kind || !session?.account)
    throw redirect(onward(area.entrance, null));
  if (session.stage === stage) return { ...session, account: session.account };
  throw redirect(onward({ full: area.home, code: area.code, enroll: area.factor }[session.stage], null));
}

/** Sends a caller who is signed in already to the area, or to the step that is missing. */
export function leaveEntrance({ context, url }: Args, area: AreaAddresses): void {
  const caller = callerIn(context);
  if (caller.kind !== 'account' || caller.area !== area.kind || url.searchParams.has('otra')) return;
  throw redirect(onward({ full: area.home, code: area.code, enroll: area.factor }[caller.session.stage], null));
}

/** Answers the form with the code. `started`: the session begins, and its cookie must be set. */
export async function answerCode(
  args: Args,
  session: AccountSession,
): Promise<
  | { kind: 'reply'; reply: CodeReply; status: number }
  | { kind: 'started'; next: string | null; recoveryCodes: readonly string[] | null; cookies: readonly string[] }
> {
  const form = await formOf(args.request);
  const code = readCode(form);
  if (code === null) return { kind: 'reply', reply: { missing: true, refused: false }, status: 422 };
  const needs = accountNeeds(args.context);
  const outcome = await completeSignIn(needs, session, code);
  if (outcome.kind === 'wait')
    return {
      kind: 'reply',
      reply: { missing: false, refused: true, wait: secondsUntil(outcome.until, needs.now) },
      status: 429,
    };
  if (outcome.kind === 'refused') return { kind: 'reply', reply: { missing: false, refused: true }, status: 422 };
  const { publicUrl } = args.context.get(servicesContext);
  const { device, session: started, recoveryCodes } = outcome;
  // `as`: only the session of a result link has another kind, and it has no account.
  const kind = session.kind as AccountKind;
  const known = device === null ? [] : [deviceCookie(publicUrl, device, kind)];
  const next = safeNext(String(form.get('a') ?? ''));
  return { kind: 'started', next, recoveryCodes, cookies: [cookieFor(args.context, kind, started.token), ...known] };
}

/** Headers that set several cookies. */
export const settingCookies = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
