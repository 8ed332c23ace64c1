import { planningFileFor } from '../../platform/planning.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/planning-data';

const YEAR_SECONDS = 31_536_000;

/** What the browser plans a list with. A page that asks for an older one gets what there is, and nobody keeps it under that name. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { text, version } = await planningFileFor(context.get(servicesContext), params.locale === 'en' ? 'en' : 'es');
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control':
        params.version === version
          ? `public, max-age=${YEAR_SECONDS}, s-maxage=${YEAR_SECONDS}, immutable`
          : 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
