import { staffRoles } from '../../domain/access/access-table.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PanelHome } from '../../panel/home/panel-home.tsx';
import { requireArea } from '../../platform/caller.server.ts';
import type { Route } from './+types/home';

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { name, roles } = requireArea(context, 'staff', url);
  return { name, roles: staffRoles.filter((role) => roles.includes(role)) };
};

export const meta: Route.MetaFunction = () => [{ title: m.panel_title() }, { name: 'robots', content: 'noindex' }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <PanelHome {...loaderData} />;
}
