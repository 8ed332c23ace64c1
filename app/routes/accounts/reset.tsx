import { m } from '../../i18n/paraglide/messages.js';
import { sendsNoReferrer } from '../../platform/arrival.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerReset, loadReset } from '../../platform/reset-flow.server.ts';
import { ResetGonePage, ResetPage } from '../../views/accounts/reset-pages.tsx';
import type { Route } from './+types/reset';

export const middleware: Route.MiddlewareFunction[] = [sendsNoReferrer];

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const loader = (args: Route.LoaderArgs) => loadReset(args, args.params.token);

export const action = (args: Route.ActionArgs) => answerReset(args, args.params.token);

export const meta: Route.MetaFunction = () => [{ title: m.reset_heading() }, { name: 'robots', content: 'noindex' }];

/** The link of a mail that gives an account another password. */
export default function Reset({ loaderData: { kind, email }, actionData }: Route.ComponentProps) {
  return email === null ? (
    <ResetGonePage kind={kind} />
  ) : (
    <ResetPage kind={kind} email={email} fault={actionData?.fault} />
  );
}
