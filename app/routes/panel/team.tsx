import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { TeamList } from '../../panel/team/team-list.tsx';
import { loadTeam } from '../../platform/team-panel.server.ts';
import type { Route } from './+types/team';

export const loader = (args: Route.LoaderArgs) => loadTeam(args);

export const meta: Route.MetaFunction = () => [{ title: m.team_heading() }, { name: 'robots', content: 'noindex' }];

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamList {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
