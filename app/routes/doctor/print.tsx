import { DoctorFrame } from '../../doctor/frame/doctor-frame.tsx';
import { NothingChosen, PrintedOrders } from '../../doctor/orders/doctor-report.tsx';
import { TooManyPages } from '../../doctor/orders/too-many-pages.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { loadPrintPage, printDoctorReports } from '../../platform/doctor-results.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/print';

export const loader = (args: Route.LoaderArgs) => loadPrintPage(args);

export const action = (args: Route.ActionArgs) => printDoctorReports(args);

export const handle = { frame: 'area', privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [
  { title: m.doctor_portal_title() },
  { name: 'robots', content: 'noindex' },
];

/** The results that a doctor chose in the list, for the browser's own printing. */
export default function Print({ loaderData: { doctor }, actionData }: Route.ComponentProps) {
  return <DoctorFrame {...doctor}>{shown(actionData)}</DoctorFrame>;
}

function shown(printed: Route.ComponentProps['actionData']) {
  if (printed?.isWaiting) return <TooManyPages />;
  if (!printed || printed.reports.length === 0) return <NothingChosen />;
  return <PrintedOrders reports={printed.reports} timeZone={printed.timeZone} />;
}
