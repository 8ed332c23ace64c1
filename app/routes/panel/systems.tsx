import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { SystemList } from '../../panel/systems/system-list.tsx';
import { loadSystems } from '../../platform/systems-panel.server.ts';
import type { Route } from './+types/systems';

export const loader = (args: Route.LoaderArgs) => loadSystems(args);

export const meta: Route.MetaFunction = () => [{ title: m.systems_heading() }, { name: 'robots', content: 'noindex' }];

export default function Systems({ loaderData }: Route.ComponentProps) {
  return <SystemList {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
