import { readMessage } from '../../domain/release/panel-queries.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { MessageScreen } from '../../panel/results/message-screens.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { reportActor } from '../../platform/report-form.server.ts';
import type { Route } from './+types/system-message';

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const caller = requireAction(context, 'staff', url, 'message.read');
  const message = await readMessage(accountNeeds(context), reportActor(caller, 'message.read'), params.id);
  if (!message) throw new Response(null, { status: 404 });
  return { message };
};

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.messages_heading() }, { name: 'robots', content: 'noindex' }];

export default function SystemMessage({ loaderData }: Route.ComponentProps) {
  return <MessageScreen {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
