import { Outlet } from 'react-router';

import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { leavesNoTrace, patientIn, visitOf } from '../../platform/result-visit.server.ts';
import type { Route } from './+types/account';

/** The layout of the patients' pages about their account, which all areas have. */
export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = ({ context }: Route.LoaderArgs) => ({
  visit: patientIn(context) === null ? null : visitOf(context, null),
});

export default function PatientAccount({ loaderData: { visit } }: Route.ComponentProps) {
  return (
    <PatientFrame visit={visit}>
      <Outlet />
    </PatientFrame>
  );
}
