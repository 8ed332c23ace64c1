import { recordsFileOf } from '../../domain/exam-search/records-file.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/catalogue-records';

const YEAR_SECONDS = 31_536_000;

/** The catalogue as the browser's search reads it. A page that asks for an older one gets what there is, and nobody keeps it under that name. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { text, version } = recordsFileOf(await context.get(servicesContext).catalogue());
  const isCurrent = params.version === version;
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': isCurrent
        ? `public, max-age=${YEAR_SECONDS}, s-maxage=${YEAR_SECONDS}, immutable`
        : 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
