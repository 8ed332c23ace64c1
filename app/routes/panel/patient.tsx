import { m } from '../../i18n/paraglide/messages.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { PatientScreen } from '../../panel/patients/patient-screen.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { answerPatientForm, loadPatient } from '../../platform/patient-desk.server.ts';
import type { Route } from './+types/patient';

export const loader = (args: Route.LoaderArgs) => loadPatient(args, args.params.id);

export const action = (args: Route.ActionArgs) => answerPatientForm(args, args.params.id);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The title names nobody: titles are in the history of a shared computer. */
export const meta: Route.MetaFunction = () => [{ title: m.panel_patients() }, { name: 'robots', content: 'noindex' }];

export default function Patient({ loaderData, actionData }: Route.ComponentProps) {
  return <PatientScreen {...loaderData} reply={actionData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
