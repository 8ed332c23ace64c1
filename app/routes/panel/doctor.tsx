import { m } from '../../i18n/paraglide/messages.js';
import { DoctorApplication } from '../../panel/doctors/doctor-application.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { answerDecision, loadApplication } from '../../platform/doctor-panel.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/doctor';

export const loader = (args: Route.LoaderArgs) => loadApplication(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerDecision(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The title names nobody: titles are in the history of a shared computer. */
export const meta: Route.MetaFunction = () => [{ title: m.panel_doctors() }, { name: 'robots', content: 'noindex' }];

export default function Doctor({ loaderData, actionData }: Route.ComponentProps) {
  const { problem = null, ticked = loaderData.ticked } = actionData ?? {};
  return <DoctorApplication {...loaderData} problem={problem} ticked={ticked} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
