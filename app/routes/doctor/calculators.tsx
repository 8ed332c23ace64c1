import { DoctorFrame } from '../../doctor/frame/doctor-frame.tsx';
import { MissingReport } from '../../doctor/orders/doctor-report.tsx';
import { CalculatorsPage } from '../../doctor/patient/calculators-page.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { answerStated, loadCalculators } from '../../platform/doctor-patient.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/calculators';

export const loader = (args: Route.LoaderArgs) => loadCalculators(args, args.params.person);

export const action = (args: Route.ActionArgs) => answerStated(args);

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The title names no patient: it would stay in the browser's history. */
export const meta: Route.MetaFunction = () => [
  { title: m.doctor_portal_title() },
  { name: 'robots', content: 'noindex' },
];

export default function Calculators({ loaderData: { doctor, view } }: Route.ComponentProps) {
  return <DoctorFrame {...doctor}>{view ? <CalculatorsPage view={view} /> : <MissingReport />}</DoctorFrame>;
}
