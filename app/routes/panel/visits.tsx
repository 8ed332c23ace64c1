import { m } from '../../i18n/paraglide/messages.js';
import { VisitsScreen } from '../../panel/visits/visits-screen.tsx';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadVisits } from '../../platform/visit-panel.server.ts';
import type { Route } from './+types/visits';

export const loader = (args: Route.LoaderArgs) => loadVisits(args);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;

export const meta: Route.MetaFunction = () => [{ title: m.panel_visits() }, { name: 'robots', content: 'noindex' }];

/** The home visits: all of them for reception, the assigned ones for a collector. */
export default function Visits({ loaderData }: Route.ComponentProps) {
  return <VisitsScreen view={loaderData} />;
}
