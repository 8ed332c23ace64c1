import { staffRoles } from '../../domain/access/access-table.ts';
import { countUnanswered } from '../../domain/inbox/inbox-store.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PanelHome } from '../../panel/home/panel-home.tsx';
import { accountNeeds, offeredActions, requireArea } from '../../platform/caller.server.ts';
import type { Route } from './+types/home';

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { name, roles } = requireArea(context, 'staff', url);
  const readsInbox = offeredActions(roles, ['inbox.read']).length > 0;
  return {
    name,
    roles: staffRoles.filter((role) => roles.includes(role)),
    unanswered: readsInbox ? await countUnanswered(accountNeeds(context)) : null,
  };
};

export const meta: Route.MetaFunction = () => [{ title: m.panel_title() }, { name: 'robots', content: 'noindex' }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <PanelHome {...loaderData} />;
}
