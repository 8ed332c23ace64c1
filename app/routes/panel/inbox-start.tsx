import { m } from '../../i18n/paraglide/messages.js';
import { InboxStart } from '../../panel/inbox/inbox-frame.tsx';
import type { Route } from './+types/inbox-start';

export const meta: Route.MetaFunction = () => [{ title: m.panel_inbox() }, { name: 'robots', content: 'noindex' }];

/** The list of messages, before one is open. */
export default function Start() {
  return <InboxStart />;
}
