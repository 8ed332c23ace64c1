import { messageLedger } from '../../domain/messages-in/ledger.server.ts';
import { doubtfulMessages } from '../../domain/messages-in/message-review.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { MessageList } from '../../panel/results/message-list.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/system-messages';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  requireAction(context, 'staff', url, 'message.read');
  const needs = accountNeeds(context);
  const { timeZone } = context.get(servicesContext).laboratory;
  return { timeZone, messages: await doubtfulMessages(needs), ledger: await messageLedger(needs.db) };
};

export const meta: Route.MetaFunction = () => [{ title: m.messages_heading() }, { name: 'robots', content: 'noindex' }];

export default function SystemMessages({ loaderData }: Route.ComponentProps) {
  return <MessageList {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
