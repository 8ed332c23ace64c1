import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import { findAccount } from '../domain/accounts/account-store.server.ts';
import {
  confirmRegistration,
  isRegistrationOpen,
  registerPatient,
} from '../domain/accounts/patient-registration.server.ts';
import { bindByCode } from '../domain/persons/bind-account.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { BindingReply } from '../patient/account/binding-page.tsx';
import type { ConfirmationReply } from '../patient/account/confirmation-page.tsx';
import { readBinding, readConfirmation, readRegistration } from '../patient/account/read-account-forms.ts';
import { patientArea } from './area-addresses.ts';
import { accountNeeds, agentOf, requireArea } from './caller.server.ts';
import { arrive } from './device-flow.server.ts';
import { passwordJudge } from './new-password.server.ts';
import { servicesContext } from './services.ts';
import { deviceCookie, sessionCookie } from './session-cookie.ts';
import { orBusy, secondsUntil } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

const formOf = ({ request }: Args): Promise<FormData> => request.formData().catch(() => new FormData());

/** Answers the form that creates an account. A complete one always leads to the same page. */
export async function answerRegistration(args: Args) {
  const judge = await passwordJudge(args.context);
  const { value, reply } = readRegistration(await formOf(args), (password, email) =>
    judge(password, { email, name: '' }),
  );
  if (!value) return data(reply, 422);
  await registerPatient(accountNeeds(args.context), { ...value, locale: getLocale() }).catch(orBusy);
  throw redirect(`${pathInLocale(getLocale(), '/portal-resultados/crear-cuenta')}?enviado=1`, 303);
}

export async function loadConfirmation({ context }: Args, token: string) {
  const isOpen = await isRegistrationOpen(accountNeeds(context), token);
  return data({ isOpen }, isOpen ? 200 : 404);
}

/** Answers the form that confirms an address. */
export async function answerConfirmation(args: Args, token: string) {
  const password = readConfirmation(await formOf(args));
  if (password === null) return data<ConfirmationReply>({ kind: 'missing' }, 422);
  const needs = accountNeeds(args.context);
  const proof = { token, password, agent: agentOf(args.request) };
  const outcome = await confirmRegistration(needs, proof).catch(orBusy);
  if (outcome.kind === 'gone') throw redirect(args.url.pathname, 303);
  if (outcome.kind === 'refused') return data<ConfirmationReply>({ kind: 'wrong' }, 422);
  if (outcome.kind === 'wait')
    return data<ConfirmationReply>({ kind: 'wait', seconds: secondsUntil(outcome.until, needs.now) }, 429);
  const { publicUrl } = args.context.get(servicesContext);
  const cookies = [
    sessionCookie(publicUrl, outcome.session.token, 'Lax'),
    deviceCookie(publicUrl, outcome.device.token, 'patient'),
  ];
  throw arrive(patientArea, null, cookies);
}

/** The address of the caller's account, which the page compares with the contact on file in words. */
export async function loadBinding({ context, url }: Args) {
  const { account } = requireArea(context, 'patient', url);
  const { db, vault } = context.get(servicesContext);
  return { email: (await findAccount(db, vault, account))?.email ?? '' };
}

/** Answers the form with the laboratory's code and the birth date. */
export async function answerBinding(args: Args) {
  const { account } = requireArea(args.context, 'patient', args.url);
  const { value, reply } = readBinding(await formOf(args), getLocale());
  if (!value) return data(reply, 422);
  const outcome = await bindByCode(accountNeeds(args.context), account, value);
  if (outcome.kind === 'wait') return data<BindingReply>({ ...reply, problem: 'wait' }, 429);
  if (outcome.kind === 'refused') return data<BindingReply>({ ...reply, problem: 'wrong' }, 422);
  throw redirect(`${pathInLocale(getLocale(), patientArea.home)}?unida=1`, 303);
}
