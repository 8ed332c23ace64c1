import { Outlet } from 'react-router';

import { staffRoles } from '../../domain/access/access-table.ts';
import { mayOpenMailbox } from '../../domain/outbox/mailbox-rules.ts';
import { PanelFrame } from '../../panel/frame/panel-frame.tsx';
import { panelSections } from '../../panel/frame/panel-sections.ts';
import { offeredActions, requireArea } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/panel';

/** The layout of the panel: it lets staff in after all steps of signing in, and shows the sections that their roles open. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { name, roles } = requireArea(context, 'staff', url);
  const held = staffRoles.filter((role) => roles.includes(role));
  const asked = panelSections.flatMap(({ action }) => action ?? []);
  const hasMailbox = mayOpenMailbox(held, context.get(servicesContext).isDemonstration);
  const offered = offeredActions(held, asked).filter((action) => action !== 'mailbox.read' || hasMailbox);
  return { name, roles: held, offered };
};

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export default function Panel({ loaderData: { name, roles, offered } }: Route.ComponentProps) {
  const sections = panelSections.filter(({ action }) => action === null || offered.includes(action));
  return (
    <PanelFrame name={name} roles={roles} sections={sections}>
      <Outlet />
    </PanelFrame>
  );
}
