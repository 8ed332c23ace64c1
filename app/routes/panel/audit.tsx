import { m } from '../../i18n/paraglide/messages.js';
import { AuditScreen } from '../../panel/audit/audit-screen.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { loadAudit } from '../../platform/audit-panel.server.ts';
import type { Route } from './+types/audit';

export const loader = (args: Route.LoaderArgs) => loadAudit(args);

export const meta: Route.MetaFunction = () => [{ title: m.audit_heading() }, { name: 'robots', content: 'noindex' }];

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen view={loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
