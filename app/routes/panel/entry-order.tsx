import { m } from '../../i18n/paraglide/messages.js';
import { OrderScreen } from '../../panel/entry/order-screen.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerEntryOrder, loadEntryOrder } from '../../platform/manual-entry.server.ts';
import type { Route } from './+types/entry-order';

export const loader = (args: Route.LoaderArgs) => loadEntryOrder(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerEntryOrder(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The title names nobody: titles are in the history of a shared computer. */
export const meta: Route.MetaFunction = () => [{ title: m.entry_heading() }, { name: 'robots', content: 'noindex' }];

export default function EntryOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} reply={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
