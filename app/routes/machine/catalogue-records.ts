import { recordsFileOf } from '../../domain/exam-search/records-file.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/catalogue-records';

const YEAR_SECONDS = 31_536_000;

/**
 * Answers the catalog's records, which the browser searches. A page that requests an outdated version gets the current records, and no
 * cache stores them under the old name.
 */
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
