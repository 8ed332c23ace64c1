import { data, redirect } from 'react-router';

import { demonstrationCode } from '../../domain/accounts/second-factor.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { requireArea } from '../../platform/caller.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { confirmProof, safeNext } from '../../platform/sign-in-flow.server.ts';
import { CodeForm } from '../../views/accounts/code-form.tsx';
import { CodeHelp } from '../../views/accounts/code-help.tsx';
import { Entrance } from '../../views/accounts/entrance.tsx';
import type { Route } from './+types/confirm';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { account } = requireArea(context, 'staff', url);
  const { isDemonstration, db, vault, now } = context.get(servicesContext);
  return {
    next: safeNext(url.searchParams.get('a')),
    demonstration: isDemonstration ? await demonstrationCode(db, vault, account, now()) : null,
  };
};

export const action = async (args: Route.ActionArgs) => {
  requireArea(args.context, 'staff', args.url);
  const answer = await confirmProof(args);
  if (answer.kind === 'reply') return data(answer.reply, answer.status);
  throw redirect(answer.next ?? '/admin-panel', { status: 303, headers: { 'Set-Cookie': answer.cookie } });
};

export const meta: Route.MetaFunction = () => [{ title: m.confirm_heading() }, { name: 'robots', content: 'noindex' }];

/** A new proof of identity before a sensitive action, which then continues where it began. */
export default function Confirm({ loaderData: { next, demonstration }, actionData }: Route.ComponentProps) {
  return (
    <Entrance
      heading={m.confirm_heading()}
      lead={m.confirm_lead()}
      help={<CodeHelp demonstration={demonstration} entrance="/admin-login" />}
    >
      <CodeForm reply={actionData} hint={m.code_hint()} submit={m.confirm_submit()} next={next} />
    </Entrance>
  );
}
