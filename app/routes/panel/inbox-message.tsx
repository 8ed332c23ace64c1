import { m } from '../../i18n/paraglide/messages.js';
import { InboxMessageScreen } from '../../panel/inbox/inbox-message.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerReplyForm, loadInboxMessage } from '../../platform/inbox-panel.server.ts';
import type { Route } from './+types/inbox-message';

export const loader = (args: Route.LoaderArgs) => loadInboxMessage(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerReplyForm(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.panel_inbox() }, { name: 'robots', content: 'noindex' }];

/** One message of the inbox, with its replies and the forms that answer it. */
export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  return <InboxMessageScreen message={loaderData} refusal={actionData} />;
}
