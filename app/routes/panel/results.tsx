import { waitingReports } from '../../domain/release/waiting-reports.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { WaitingList } from '../../panel/results/waiting-list.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import { overdueIn } from '../../platform/overdue.server.ts';
import { pageNumberIn } from '../../platform/page-number.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/results';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  requireAction(context, 'staff', url, 'result.review');
  const { catalogue, laboratory, now } = context.get(servicesContext);
  const { byCode } = await catalogue();
  const { reports, ...place } = await waitingReports(
    accountNeeds(context),
    overdueIn(context, byCode),
    pageNumberIn(url),
  );
  return {
    ...place,
    timeZone: laboratory.timeZone,
    now: now().toISOString(),
    reports: reports.map((report) => ({
      ...report,
      name: byCode.get(report.exam ?? '')?.name[getLocale()] ?? report.code,
    })),
  };
};

export const meta: Route.MetaFunction = () => [
  { title: m.panel_results_heading() },
  { name: 'robots', content: 'noindex' },
];

export default function Results({ loaderData }: Route.ComponentProps) {
  return <WaitingList {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
