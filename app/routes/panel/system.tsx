import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { SystemScreen } from '../../panel/systems/system-screen.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerSystem, loadSystem } from '../../platform/systems-panel.server.ts';
import type { Route } from './+types/system';

export const loader = (args: Route.LoaderArgs) => loadSystem(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerSystem(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.systems_heading() }, { name: 'robots', content: 'noindex' }];

export default function System({ loaderData, actionData }: Route.ComponentProps) {
  return <SystemScreen {...loaderData} reply={actionData ?? null} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
