import { m } from '../../i18n/paraglide/messages.js';
import { DoctorList } from '../../panel/doctors/doctor-list.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { loadApplications } from '../../platform/doctor-panel.server.ts';
import type { Route } from './+types/doctors';

export const loader = (args: Route.LoaderArgs) => loadApplications(args);

export const meta: Route.MetaFunction = () => [{ title: m.panel_doctors() }, { name: 'robots', content: 'noindex' }];

export default function Doctors({ loaderData }: Route.ComponentProps) {
  return <DoctorList {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
