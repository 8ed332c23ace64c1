import { Outlet } from 'react-router';

import { DoctorFrame } from '../../doctor/frame/doctor-frame.tsx';
import { doctorIn } from '../../platform/doctor-portal.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/account';

/** The layout of the doctors' pages about their account, which all areas have. */
export const loader = (args: Route.LoaderArgs) => doctorIn(args);

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export default function DoctorAccount({ loaderData }: Route.ComponentProps) {
  return (
    <DoctorFrame {...loaderData}>
      <Outlet />
    </DoctorFrame>
  );
}
