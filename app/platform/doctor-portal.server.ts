import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import type { ApplicationStatusProps } from '../doctor/application/application-status.tsx';
import { readAnswer, typedDetails } from '../doctor/registration/registration-form.ts';
import { answerApplication, applicationOf, readOwnApplication } from '../domain/doctors/own-application.server.ts';
import { localizedHref } from '../i18n/href.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds, requireArea } from './caller.server.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** The caller's part of the frame. */
export interface DoctorCaller {
  name: string;
  isApproved: boolean;
}

/** The caller and their approved application; sends everybody else to the entrance, or to their application. */
export async function requireApproved({ context, url }: Args) {
  const { account, name } = requireArea(context, 'doctor', url);
  const application = await applicationOf(accountNeeds(context), account);
  if (application?.state !== 'approved') throw redirect(localizedHref(getLocale(), '/portal-medicos/solicitud'));
  const { registration, index } = application;
  return { doctor: { name, isApproved: true } satisfies DoctorCaller, registration, reader: { account, index } };
}

/** The caller's part of the frame, whatever the state of their application is. */
export async function doctorIn({ context, url }: Args): Promise<DoctorCaller> {
  const { account, name } = requireArea(context, 'doctor', url);
  const application = await applicationOf(accountNeeds(context), account);
  return { name, isApproved: application?.state === 'approved' };
}

/** The caller's application, whatever its state is. */
export async function loadApplicationStatus({ context, url }: Args) {
  const { account, name } = requireArea(context, 'doctor', url);
  const application = await readOwnApplication(accountNeeds(context), account);
  if (!application) throw new Response(null, { status: 404 });
  const status: ApplicationStatusProps = {
    application,
    typed: typedDetails(application),
    faults: {},
    hasChanged: false,
    isAnswered: url.searchParams.has('enviada'),
    timeZone: context.get(servicesContext).laboratory.timeZone,
  };
  return { doctor: { name, isApproved: application.state === 'approved' } satisfies DoctorCaller, status };
}

/** Answers the form of an application that is open. */
export async function answerApplicationForm({ request, context, url }: Args) {
  const { account } = requireArea(context, 'doctor', url);
  const { typed, value, faults, version } = readAnswer(await request.formData().catch(() => new FormData()));
  if (!value) return data({ typed, faults, hasChanged: false }, 422);
  const outcome = await answerApplication(accountNeeds(context), account, { ...value, version });
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome === 'changed') return data({ typed, faults, hasChanged: true }, 409);
  throw redirect(`${localizedHref(getLocale(), '/portal-medicos/solicitud')}?enviada=1`, 303);
}
