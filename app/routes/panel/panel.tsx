import { Outlet } from 'react-router';

import { staffRoles } from '../../domain/access/access-table.ts';
import { PanelFrame } from '../../panel/frame/panel-frame.tsx';
import { panelSections } from '../../panel/frame/panel-sections.ts';
import { offeredActions, requireArea } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/panel';

/** The layout of the panel: it lets staff in after all steps of signing in, and shows the sections that their roles open. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { name, roles } = requireArea(context, 'staff', url);
  const held = staffRoles.filter((role) => roles.includes(role));
  const asked = panelSections.flatMap(({ action }) => action ?? []);
  return { name, roles: held, offered: offeredActions(held, asked) };
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
