import { isRouteErrorResponse } from 'react-router';

import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A section that the caller's work does not open, or a record that does not exist. Other faults go to the site's own screen. */
export function PanelProblem({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status !== 403 && status !== 404) throw error;
  const [heading, text] =
    status === 403
      ? [m.panel_forbidden_heading(), m.panel_forbidden_text()]
      : [m.panel_missing_heading(), m.panel_missing_text()];
  return (
    <EmptyState heading={heading} action={<SiteLink to="/admin-panel">{m.panel_back()}</SiteLink>}>
      {text}
    </EmptyState>
  );
}
