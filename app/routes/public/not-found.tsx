import { data } from 'react-router';
import { setStoredLocale } from '../../platform/page-middleware.server.ts';
import { isPanelHost } from '../../platform/panel-host.ts';
import { servicesContext } from '../../platform/services.ts';
import { missing, missingMeta } from '../../site/frame/missing.ts';
import { NotFoundScreen } from '../../site/frame/not-found-screen.tsx';
import type { Route } from './+types/not-found';

export const handle = missing;

export const middleware: Route.MiddlewareFunction[] = [setStoredLocale];

/** The panel's own host has its own page for this (`root.tsx`). */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const answer = data(null, { status: 404 });
  if (isPanelHost(url.hostname, context.get(servicesContext))) throw answer;
  return answer;
};

export const meta = missingMeta;

/** The page for every address without a route, with status 404. */
export default NotFoundScreen;
