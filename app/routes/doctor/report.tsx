import { DoctorFrame } from '../../doctor/frame/doctor-frame.tsx';
import { DoctorReportPage, MissingReport } from '../../doctor/orders/doctor-report.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { answerMark, loadDoctorReport } from '../../platform/doctor-results.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/report';

export const loader = (args: Route.LoaderArgs) => loadDoctorReport(args, args.params.report);

export const action = (args: Route.ActionArgs) => answerMark(args);

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

/** The title names no exam and no patient: it would stay in the browser's history. */
export const meta: Route.MetaFunction = () => [
  { title: m.doctor_portal_title() },
  { name: 'robots', content: 'noindex' },
];

export default function Report({ loaderData: { doctor, report, timeZone, isWithdrawn } }: Route.ComponentProps) {
  return (
    <DoctorFrame {...doctor}>
      {report ? <DoctorReportPage report={report} timeZone={timeZone} /> : <MissingReport isWithdrawn={isWithdrawn} />}
    </DoctorFrame>
  );
}
