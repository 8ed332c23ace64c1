import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { InviteScreen } from '../../panel/team/invite-screen.tsx';
import { answerInvite, openInvite } from '../../platform/team-panel.server.ts';
import type { Route } from './+types/team-invite';

export const loader = (args: Route.LoaderArgs) => openInvite(args);

export const action = (args: Route.ActionArgs) => answerInvite(args);

export const meta: Route.MetaFunction = () => [{ title: m.invite_heading() }, { name: 'robots', content: 'noindex' }];

export default function Invite({ actionData }: Route.ComponentProps) {
  return <InviteScreen reply={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
