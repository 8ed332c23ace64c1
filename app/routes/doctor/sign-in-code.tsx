import { data, redirect } from 'react-router';

import { demonstrationCode } from '../../domain/accounts/second-factor.server.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { doctorArea } from '../../platform/area-addresses.ts';
import { servicesContext } from '../../platform/services.ts';
import { answerCode, requireStage, safeNext } from '../../platform/sign-in-flow.server.ts';
import { CodeForm } from '../../views/accounts/code-form.tsx';
import { CodeHelp } from '../../views/accounts/code-help.tsx';
import { Entrance } from '../../views/accounts/entrance.tsx';
import type { Route } from './+types/sign-in-code';

export const loader = async (args: Route.LoaderArgs) => {
  const session = requireStage(args, doctorArea, 'code');
  const { isDemonstration, db, vault, now } = args.context.get(servicesContext);
  return {
    next: safeNext(args.url.searchParams.get('a')),
    demonstration: isDemonstration ? await demonstrationCode(db, vault, session.account, now()) : null,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const answer = await answerCode(args, requireStage(args, doctorArea, 'code'));
  if (answer.kind === 'reply') return data(answer.reply, answer.status);
  throw redirect(answer.next ?? pathInLocale(getLocale(), doctorArea.home), {
    status: 303,
    headers: { 'Set-Cookie': answer.cookie },
  });
};

export const meta: Route.MetaFunction = () => [{ title: m.code_heading() }, { name: 'robots', content: 'noindex' }];

export default function DoctorCode({ loaderData: { next, demonstration }, actionData }: Route.ComponentProps) {
  return (
    <Entrance
      heading={m.code_heading()}
      lead={m.code_lead()}
      help={<CodeHelp demonstration={demonstration} entrance="/medicos-login" />}
    >
      <CodeForm reply={actionData} hint={m.code_hint()} submit={m.code_submit()} next={next} />
    </Entrance>
  );
}
