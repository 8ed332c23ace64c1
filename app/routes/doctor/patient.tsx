import { DoctorFrame } from '../../doctor/frame/doctor-frame.tsx';
import { MissingReport } from '../../doctor/orders/doctor-report.tsx';
import { CumulativePage } from '../../doctor/patient/cumulative-page.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { loadCumulative } from '../../platform/doctor-patient.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/patient';

export const loader = (args: Route.LoaderArgs) => loadCumulative(args, args.params.person);

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The title names no patient: it would stay in the browser's history. */
export const meta: Route.MetaFunction = () => [
  { title: m.doctor_portal_title() },
  { name: 'robots', content: 'noindex' },
];

export default function Patient({ loaderData: { doctor, page } }: Route.ComponentProps) {
  return <DoctorFrame {...doctor}>{page ? <CumulativePage {...page} /> : <MissingReport />}</DoctorFrame>;
}
