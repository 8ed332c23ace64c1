import { m } from '../../i18n/paraglide/messages.js';
import { AutoScreen } from '../../panel/autorelease/auto-screen.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { answerAutoRelease, loadAutoRelease } from '../../platform/auto-release-panel.server.ts';
import type { Route } from './+types/auto-release';

export const loader = (args: Route.LoaderArgs) => loadAutoRelease(args);

export const action = (args: Route.ActionArgs) => answerAutoRelease(args);

export const meta: Route.MetaFunction = () => [{ title: m.panel_auto() }, { name: 'robots', content: 'noindex' }];

export default function AutoRelease({ loaderData, actionData }: Route.ComponentProps) {
  const { unknown = null, unknownTarget = false } = actionData ?? {};
  return <AutoScreen {...loaderData} unknown={unknown} unknownTarget={unknownTarget} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
