import { createHash } from 'node:crypto';

import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { type RegistrationReading, readDoctorRegistration } from '../doctor/registration/registration-form.ts';
import type { RegistrationView } from '../doctor/registration/registration-view.ts';
import { registrationAuthorization } from '../doctor/registration/registration-words.ts';
import { HashingBusy } from '../domain/accounts/passwords.server.ts';
import { confirmApplication, findUnconfirmed } from '../domain/doctors/confirm-application.server.ts';
import { sendApplication } from '../domain/doctors/send-application.server.ts';
import { newStamp, readStamp } from '../domain/inbox/form-stamp.server.ts';
import { localizedHref } from '../i18n/href.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds } from './caller.server.ts';
import { passwordJudge } from './new-password.server.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;
type Context = Args['context'];

/** The words that an applicant agrees to, with the version of the policy and the hash of the words. */
function authorizationOf(context: Context) {
  const { laboratory, pages } = context.get(servicesContext);
  const locale = getLocale();
  const words = registrationAuthorization(laboratory, locale);
  const { version } = pages.read('privacy-policy', locale);
  if (!version) throw new Error('content/pages/privacy-policy.*.md needs a version: an authorization refers to it');
  return { words, version, hash: createHash('sha256').update(Object.values(words).join('\n')).digest('hex') };
}

/** A stamp is good for one text of the authorizations. */
const stampUse = ({ version, hash }: { version: string; hash: string }): string => `application ${version} ${hash}`;

/** An empty form. */
export function freshRegistration(context: Context): RegistrationView {
  const { vault, now } = context.get(servicesContext);
  const authorization = authorizationOf(context);
  return {
    typed: {},
    faults: {},
    problem: null,
    stamp: newStamp(vault, stampUse(authorization), now()),
    authorization: authorization.words,
  };
}

/** Answers an application. Every address gets the same answer. */
export async function answerDoctorRegistration({ request, context }: Args) {
  const reading = readDoctorRegistration(await request.formData().catch(() => new FormData()));
  const fresh = freshRegistration(context);
  const kept: RegistrationView = { ...fresh, typed: reading.typed, faults: reading.faults };
  const { vault, now } = context.get(servicesContext);
  const authorization = authorizationOf(context);
  const stamp = readStamp(vault, stampUse(authorization), reading.stamp, now());
  if (stamp.kind === 'stale') return data<RegistrationView>({ ...kept, faults: {}, problem: 'stale' }, 422);
  const view = { ...kept, stamp: reading.stamp };
  const fault = await weakness(context, reading);
  if (!reading.value || fault)
    return data({ ...view, faults: { ...reading.faults, ...(fault && { clave: fault }) } }, 422);
  if (stamp.kind === 'early') return data<RegistrationView>({ ...view, problem: 'early' }, 422);
  const until = await sendApplication(accountNeeds(context), {
    ...reading.value.details,
    id: stamp.id,
    password: reading.value.password,
    locale: getLocale(),
    authorization: { version: authorization.version, hash: authorization.hash },
  }).catch(orTryLater);
  if (until)
    return data<RegistrationView>({ ...view, problem: 'wait' }, { status: 429, headers: { 'Retry-After': '3600' } });
  throw redirect(localizedHref(getLocale(), '/medicos-registro/enviado'), 303);
}

async function weakness(context: Context, { value }: RegistrationReading) {
  if (!value) return null;
  return (await passwordJudge(context))(value.password, value.details);
}

function orTryLater(error: unknown): never {
  if (error instanceof HashingBusy) throw new Response(null, { status: 503, headers: { 'Retry-After': '2' } });
  throw error;
}

/** Whether a link still opens an application. It uses nothing up: programs that scan mails follow links (D 40). */
export async function isOpenConfirmation(context: Context, token: string): Promise<boolean> {
  const { db, now } = context.get(servicesContext);
  return (await findUnconfirmed(db, token, now())) !== null;
}

/** Answers the button of the link's page. */
export async function answerDoctorConfirmation({ request, context }: Args, token: string) {
  const typed = (await request.formData().catch(() => new FormData())).get('clave');
  if (typeof typed !== 'string' || typed === '') return data({ kind: 'missing' as const }, 422);
  const needs = accountNeeds(context);
  const outcome = await confirmApplication(needs, token, typed).catch(orTryLater);
  if (outcome.kind === 'done') return data({ kind: 'done' as const }, 200);
  if (outcome.kind === 'dead')
    throw redirect(localizedHref(getLocale(), '/medicos-registro/confirmar/:token', { token }), 303);
  if (outcome.kind === 'refused') return data({ kind: 'refused' as const }, 422);
  const seconds = Math.max(1, Math.ceil((outcome.until.getTime() - needs.now.getTime()) / 1000));
  return data({ kind: 'wait' as const, seconds }, 429);
}
