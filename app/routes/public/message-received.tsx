import { m } from '../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadReceipt } from '../../platform/leave-message.server.ts';
import { ReceivedScreen } from '../../site/messages/received-screen.tsx';
import type { Route } from './+types/message-received';

export const loader = ({ context, params }: Route.LoaderArgs) => loadReceipt(context, params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.received_heading() }, { name: 'robots', content: 'noindex' }];

/** The page after a message was left: a reload or a step back sends nothing again. */
export default function MessageReceived({ loaderData }: Route.ComponentProps) {
  return <ReceivedScreen {...loaderData} />;
}
