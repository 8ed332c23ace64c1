import { m } from '../../i18n/paraglide/messages.js';
import { RuleScreen } from '../../panel/autorelease/rule-screen.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { answerRule, loadRule } from '../../platform/auto-release-panel.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/auto-release-exam';

export const loader = (args: Route.LoaderArgs) => loadRule(args, args.params.exam);

export const action = (args: Route.ActionArgs) => answerRule(args, args.params.exam);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.panel_auto() }, { name: 'robots', content: 'noindex' }];

export default function AutoReleaseExam({ loaderData, actionData }: Route.ComponentProps) {
  return <RuleScreen {...loaderData} typed={actionData?.typed ?? null} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
