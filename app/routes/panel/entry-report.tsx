import { m } from '../../i18n/paraglide/messages.js';
import { EntryScreen } from '../../panel/entry/entry-screen.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerEntry, loadEntry } from '../../platform/typed-report.server.ts';
import type { Route } from './+types/entry-report';

export const loader = (args: Route.LoaderArgs) => loadEntry(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerEntry(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The title names nobody: titles are in the history of a shared computer. */
export const meta: Route.MetaFunction = () => [{ title: m.entry_heading() }, { name: 'robots', content: 'noindex' }];

export default function EntryReport({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryScreen {...loaderData} reply={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
