import { Outlet } from 'react-router';

import { InboxFrame } from '../../panel/inbox/inbox-frame.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadInboxList } from '../../platform/inbox-panel.server.ts';
import type { Route } from './+types/inbox';

/** The layout of the inbox: the list, beside which a message opens. */
export const loader = (args: Route.LoaderArgs) => loadInboxList(args);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export default function Inbox({ loaderData, params }: Route.ComponentProps) {
  return (
    <InboxFrame view={loaderData} chosen={'id' in params ? params.id : undefined}>
      <Outlet />
    </InboxFrame>
  );
}
