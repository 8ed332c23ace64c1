import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';

import { staffRoles } from '../../domain/access/access-table.ts';
import { PanelFault } from '../../panel/frame/panel-fault.tsx';
import { PanelFrame } from '../../panel/frame/panel-frame.tsx';
import { sectionsFor } from '../../panel/frame/panel-sections.ts';
import { requireArea } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { offeredSections } from '../../platform/offered-sections.server.ts';
import type { Route } from './+types/panel';

/** The layout of the panel: it lets staff in after all steps of signing in, and shows the sections that their roles open. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { name, roles } = requireArea(context, 'staff', url);
  const held = staffRoles.filter((role) => roles.includes(role));
  return { name, roles: held, offered: offeredSections(context, held) };
};

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

type Staff = Awaited<ReturnType<typeof loader>>;

function Framed({ staff: { name, roles, offered }, children }: { staff: Staff; children: ReactNode }) {
  return (
    <PanelFrame name={name} roles={roles} sections={sectionsFor(offered)}>
      {children}
    </PanelFrame>
  );
}

export default function Panel({ loaderData }: Route.ComponentProps) {
  return (
    <Framed staff={loaderData}>
      <Outlet />
    </Framed>
  );
}

/** A page of the panel that is not for this account, does not exist, or failed; the panel's sections stay in reach. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const fault = <PanelFault status={isRouteErrorResponse(error) ? error.status : 500} />;
  return loaderData ? <Framed staff={loaderData}>{fault}</Framed> : <main className="page-frame py-16">{fault}</main>;
}
