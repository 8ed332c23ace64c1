import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { PatientSearch } from '../../panel/patients/patient-search.tsx';
import { requireAction } from '../../platform/caller.server.ts';
import { answerSearch } from '../../platform/patient-desk.server.ts';
import type { Route } from './+types/patients';

export const loader = ({ context, url }: Route.LoaderArgs) => {
  requireAction(context, 'staff', url, 'person.read');
  return null;
};

export const action = (args: Route.ActionArgs) => answerSearch(args);

export const meta: Route.MetaFunction = () => [{ title: m.panel_patients() }, { name: 'robots', content: 'noindex' }];

export default function Patients({ actionData }: Route.ComponentProps) {
  return <PatientSearch reply={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
