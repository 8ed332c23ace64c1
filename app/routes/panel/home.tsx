import { staffRoles } from '../../domain/access/access-table.ts';
import { countUnanswered } from '../../domain/inbox/inbox-store.server.ts';
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
  const readsInbox = offeredActions(roles, ['inbox.read']).length > 0;
  return {
    name,
    roles: staffRoles.filter((role) => roles.includes(role)),
    unanswered: readsInbox ? await countUnanswered(accountNeeds(context)) : null,
    visits: offeredActions(roles, ['visit.read']).length > 0 ? await visitsOf(context, caller) : null,
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
