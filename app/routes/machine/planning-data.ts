import { planningFileFor } from '../../platform/planning.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/planning-data';

const YEAR_SECONDS = 31_536_000;

/** Answers the data with which the browser plans a list of exams. An outdated address answers the current data, which is not cached. */
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
