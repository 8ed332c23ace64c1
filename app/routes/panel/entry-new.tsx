import { m } from '../../i18n/paraglide/messages.js';
import { NewOrderScreen } from '../../panel/entry/new-order-screen.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { answerNewOrder, openNewOrder } from '../../platform/manual-entry.server.ts';
import type { Route } from './+types/entry-new';

export const loader = (args: Route.LoaderArgs) => openNewOrder(args);

export const action = (args: Route.ActionArgs) => answerNewOrder(args);

export const meta: Route.MetaFunction = () => [{ title: m.entry_new_link() }, { name: 'robots', content: 'noindex' }];

export default function NewOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <NewOrderScreen {...loaderData} reply={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
