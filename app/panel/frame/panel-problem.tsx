import { isRouteErrorResponse } from 'react-router';

import { PanelFault } from './panel-fault.tsx';

/** A section that the caller's work does not open, or a record that does not exist. Other faults go to the site's own screen. */
export function PanelProblem({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status !== 403 && status !== 404) throw error;
  return <PanelFault status={status} />;
}
