import { type LoaderFunctionArgs, redirect } from 'react-router';

import { awaitsDeviceCode, confirmDevice, demonstrationDeviceCode } from '../domain/accounts/device-step.server.ts';
import { demonstrationCode } from '../domain/accounts/second-factor.server.ts';
import type { AccountSession } from '../domain/accounts/second-step.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { readCode } from '../views/accounts/read-sign-in.ts';
import type { CodeReply } from '../views/accounts/sign-in-reply.ts';
import { accountNeeds } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { deviceCookie, sessionCookie } from './session-cookie.ts';
import {
  type AreaAddresses,
  answerCode,
  requireStage,
  safeNext,
  secondsUntil,
  settingCookies,
} from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** The second step: a code of an authenticator app, or, for patients without one, a code by mail that confirms a new device. */
export async function loadSecondStep(args: Args, area: AreaAddresses) {
  const session = requireStage(args, area, 'code');
  const { isDemonstration, db, vault, now } = args.context.get(servicesContext);
  const isMailed = await awaitsDeviceCode(db, session.id);
  const next = safeNext(args.url.searchParams.get('a'));
  if (!isDemonstration) return { next, isMailed, demonstration: null };
  const demonstration = isMailed
    ? await demonstrationDeviceCode(db, vault, session.id)
    : await demonstrationCode(db, vault, session.account, now());
  return { next, isMailed, demonstration };
}

type StepReply = { reply: CodeReply; status: number };

/** Answers the form of the second step: a refusal, or the redirect with the cookies of the session and of the device. */
export async function answerSecondStep(args: Args, area: AreaAddresses): Promise<StepReply> {
  const session = requireStage(args, area, 'code');
  const { db } = args.context.get(servicesContext);
  return (await awaitsDeviceCode(db, session.id)) ? answerMailed(args, area, session) : answerApp(args, area, session);
}

async function answerMailed(args: Args, area: AreaAddresses, session: AccountSession): Promise<StepReply> {
  const form = await args.request.formData().catch(() => new FormData());
  const code = readCode(form);
  if (code === null) return { reply: { missing: true, refused: false }, status: 422 };
  const needs = accountNeeds(args.context);
  const outcome = await confirmDevice(needs, session, code);
  if (outcome.kind === 'wait')
    return { reply: { missing: false, refused: true, wait: secondsUntil(outcome.until, needs.now) }, status: 429 };
  if (outcome.kind === 'refused') return { reply: { missing: false, refused: true }, status: 422 };
  const { publicUrl } = args.context.get(servicesContext);
  const cookies = [
    sessionCookie(publicUrl, outcome.session.token, 'Lax'),
    deviceCookie(publicUrl, outcome.device, area.kind),
  ];
  throw arrive(area, safeNext(String(form.get('a') ?? '')), cookies);
}

async function answerApp(args: Args, area: AreaAddresses, session: AccountSession): Promise<StepReply> {
  const answer = await answerCode(args, session);
  if (answer.kind === 'reply') return answer;
  throw arrive(area, answer.next, answer.cookies);
}

/** The first page after signing in, with the cookies. */
export function arrive(area: AreaAddresses, next: string | null, cookies: readonly string[]): Response {
  return redirect(next ?? pathInLocale(getLocale(), area.home), { status: 303, headers: settingCookies(cookies) });
}
