import { type Action, staffRoles } from '../../domain/access/access-table.ts';
import { countUnanswered } from '../../domain/inbox/inbox-store.server.ts';
import { messageLedger } from '../../domain/messages-in/ledger.server.ts';
import { countWaitingReports } from '../../domain/release/waiting-reports.server.ts';
import { countVisits } from '../../domain/visits/read-visits.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PanelHome } from '../../panel/home/panel-home.tsx';
import { accountNeeds, offeredActions, requireArea } from '../../platform/caller.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { visitReader } from '../../platform/visit-panel.server.ts';
import type { Route } from './+types/home';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const caller = requireArea(context, 'staff', url);
  const { name, roles } = caller;
  const needs = accountNeeds(context);
  const opens = (action: Action) => offeredActions(roles, [action]).length > 0;
  return {
    name,
    roles: staffRoles.filter((role) => roles.includes(role)),
    reports: opens('result.review') ? await countWaitingReports(needs) : null,
    quarantined: opens('message.read') ? (await messageLedger(needs.db)).quarantined : null,
    unanswered: opens('inbox.read') ? await countUnanswered(needs) : null,
    visits: opens('visit.read') ? await visitsOf(context, caller) : null,
  };
};

const visitsOf = async (context: Route.LoaderArgs['context'], caller: ReturnType<typeof requireArea>) => {
  const reader = visitReader(context, caller);
  return { count: await countVisits(context.get(servicesContext), reader), isOwn: reader.isOwn };
};

export const meta: Route.MetaFunction = () => [{ title: m.panel_title() }, { name: 'robots', content: 'noindex' }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <PanelHome {...loaderData} />;
}
