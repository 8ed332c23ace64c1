import { m } from '../../i18n/paraglide/messages.js';
import { PanelHome } from '../../panel/home/panel-home.tsx';
import { loadWork } from '../../platform/work-panel.server.ts';
import type { Route } from './+types/home';

export const loader = (args: Route.LoaderArgs) => loadWork(args);

export const meta: Route.MetaFunction = () => [{ title: m.panel_title() }, { name: 'robots', content: 'noindex' }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <PanelHome {...loaderData} />;
}
