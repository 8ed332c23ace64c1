import { m } from '../../i18n/paraglide/messages.js';
import { InvitationScreen } from '../../panel/arrival/invitation-screen.tsx';
import { answerInvitation, loadInvitation, sendsNoReferrer } from '../../platform/arrival.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/invitation';

export const middleware: Route.MiddlewareFunction[] = [sendsNoReferrer];

export const loader = (args: Route.LoaderArgs) => loadInvitation(args, args.params.token);

export const action = (args: Route.ActionArgs) => answerInvitation(args, args.params.token);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.arrival_title() }, { name: 'robots', content: 'noindex' }];

export default function Invitation({ loaderData: { invited }, actionData }: Route.ComponentProps) {
  return <InvitationScreen invited={invited} fault={actionData?.fault ?? undefined} />;
}
