import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { AddSystem } from '../../panel/systems/add-system.tsx';
import { answerNewSystem, openNewSystem } from '../../platform/systems-panel.server.ts';
import type { Route } from './+types/systems-add';

export const loader = (args: Route.LoaderArgs) => openNewSystem(args);

export const action = (args: Route.ActionArgs) => answerNewSystem(args);

export const meta: Route.MetaFunction = () => [{ title: m.systems_add() }, { name: 'robots', content: 'noindex' }];

export default function SystemsAdd({ loaderData, actionData }: Route.ComponentProps) {
  return <AddSystem reply={actionData} {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
