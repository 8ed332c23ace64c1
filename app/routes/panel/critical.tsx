import { listCritical } from '../../domain/critical/critical-list.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { CriticalScreen } from '../../panel/critical/critical-screen.tsx';
import { PanelProblem } from '../../panel/frame/panel-problem.tsx';
import { accountNeeds, requireAction } from '../../platform/caller.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/critical';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  requireAction(context, 'staff', url, 'result.review');
  const { catalogue, laboratory, now } = context.get(servicesContext);
  const { byCode } = await catalogue();
  const cases = await listCritical(accountNeeds(context));
  return {
    timeZone: laboratory.timeZone,
    now: now().toISOString(),
    cases: cases.map((one) => ({ ...one, name: byCode.get(one.exam ?? '')?.name[getLocale()] ?? one.code })),
  };
};

export const meta: Route.MetaFunction = () => [{ title: m.panel_critical() }, { name: 'robots', content: 'noindex' }];

export default function Critical({ loaderData }: Route.ComponentProps) {
  return <CriticalScreen {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PanelProblem error={error} />;
