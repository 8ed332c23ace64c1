import { recordsAddress } from '../../domain/exam-search/records-address.ts';
import { recordsFileOf } from '../../domain/exam-search/records-file.server.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { readsQuery } from '../../platform/page-middleware.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { privateQueryMeta } from '../../seo/private-query.ts';
import { examHits } from '../../site/search/exam-hits.ts';
import { SearchScreen } from '../../site/search/search-screen.tsx';
import { typedQuery } from '../../ui/typed-query.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/search';

const reads = { typed: ['q'] };
export const handle = { reads } satisfies PageHandle<typeof loader>;
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads)];

const MAX_HITS = 20;

export const loader = async (args: Route.LoaderArgs) => {
  const query = typedQuery(args.url.searchParams);
  const locale = localeOfPath(args.url.pathname);
  const services = args.context.get(servicesContext);
  const catalogue = await services.catalogue();
  return {
    page: await loadPage(args, 'search'),
    query,
    exams: query ? examHits(query, catalogue) : [],
    hits: services.search.find(query, locale, MAX_HITS),
    records: recordsAddress(recordsFileOf(catalogue).version),
  };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [...pageMeta(args.loaderData.page, args, { noindex: true }), privateQueryMeta];
}

/** The page `/buscar`: the exams, pages, and posts that match `?q=`. */
export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
