import { data, redirect } from 'react-router';
import { endSession } from '../../domain/accounts/session-store.server.ts';
import { hashOfToken } from '../../domain/accounts/tokens.server.ts';
import { bindByContact } from '../../domain/persons/bind-account.server.ts';
import { openResultLink } from '../../domain/reports/open-result-link.server.ts';
import { openRenewal, renewResultLink, sealRenewal } from '../../domain/reports/renew-result-link.server.ts';
import { findResultLink, nicknameOfOrder } from '../../domain/reports/result-link.server.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { birthdayFaults, birthdaySchema } from '../../patient/link/birthday-schema.ts';
import { LinkPage, type LinkReply } from '../../patient/link/link-page.tsx';
import { accountNeeds, agentOf, sessionIn } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace, patientIn, RESULTS_PATH } from '../../platform/result-visit.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { sessionCookie } from '../../platform/session-cookie.ts';
import { dateFaultIn } from '../../ui/forms/date-schema.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';
import type { Route } from './+types/result-link';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** Shows the form. It consumes nothing: mail scanners open links. Every link that opens nothing gets the same answer. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { db, vault, now } = context.get(servicesContext);
  const link = await findResultLink(db, vault, params.token, now());
  const isOpen = link?.standing === 'open';
  const hasAccount = patientIn(context) !== null;
  if (!isOpen) return data({ hasAccount, expiresAt: null, nickname: null }, 404);
  return data({ hasAccount, expiresAt: link.expiresAt, nickname: await nicknameOfOrder(db, vault, link.order) });
};

/** Opens the link with the birth date. For a dead link with the right date, sends a new one. */
export const action = async ({ request, context, params: { token } }: Route.ActionArgs) => {
  const form = await request.formData().catch(() => new FormData());
  const needs = accountNeeds(context);
  const proof = form.get('prueba');
  if (typeof proof === 'string') {
    const order = openRenewal(needs.vault, proof, hashOfToken(token), needs.now);
    if (order !== null) await renewResultLink(needs, order);
    throw redirect(`${pathInLocale(getLocale(), RESULTS_PATH)}?enviado=1`, 303);
  }
  const reading = readForm(form, birthdaySchema(getLocale()), birthdayFaults);
  const typed = {
    day: textOf(reading.typed, 'nacimiento.dia'),
    month: textOf(reading.typed, 'nacimiento.mes'),
    year: textOf(reading.typed, 'nacimiento.anio'),
  };
  if (!reading.value) {
    const { fault, parts } = dateFaultIn(reading.faults, 'nacimiento') ?? { fault: 'missing', parts: ['day'] };
    return data<LinkReply>({ kind: 'faulty', fault, parts, typed }, 422);
  }
  const outcome = await openResultLink(needs, {
    token,
    birthDate: reading.value.nacimiento,
    agent: agentOf(request),
  });
  const account = form.get('unir') === 'si' ? patientIn(context) : null;
  if (outcome.kind === 'started' && account && (await bindByContact(needs, account, outcome.order))) {
    // The account reads the results from here on; the link's own session is not needed.
    await endSession(needs.db, outcome.session.id, needs.now);
    throw redirect(`${pathInLocale(getLocale(), RESULTS_PATH)}?unida=1`, 303);
  }
  if (outcome.kind === 'started') {
    // The cookie of the link's session takes the place of the old one.
    const old = sessionIn(context);
    if (old) await endSession(needs.db, old.id, needs.now);
    throw redirect(pathInLocale(getLocale(), RESULTS_PATH) + (account ? '?unida=0' : ''), {
      status: 303,
      headers: {
        'Set-Cookie': sessionCookie(context.get(servicesContext).publicUrl, outcome.session.token, 'Lax'),
      },
    });
  }
  if (outcome.kind === 'refused') return data<LinkReply>({ kind: 'wrong', typed }, 422);
  if (outcome.kind === 'wait') return data<LinkReply>({ kind: 'wait', typed }, 429);
  const { why, order, tokenHash } = outcome;
  return data<LinkReply>({ kind: 'dead', why, proof: sealRenewal(needs.vault, order, tokenHash, needs.now) }, 410);
};

export const meta: Route.MetaFunction = () => [{ title: m.link_title() }, { name: 'robots', content: 'noindex' }];

export default function ResultLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PatientFrame visit={null}>
      <LinkPage {...loaderData} reply={actionData} />
    </PatientFrame>
  );
}
