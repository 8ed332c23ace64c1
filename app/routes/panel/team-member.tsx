import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { MemberScreen } from '../../panel/team/member-screen.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerMember, loadMember } from '../../platform/team-panel.server.ts';
import type { Route } from './+types/team-member';

export const loader = (args: Route.LoaderArgs) => loadMember(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerMember(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.team_heading() }, { name: 'robots', content: 'noindex' }];

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberScreen {...loaderData} problem={actionData?.problem ?? null} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
