import type { MetaDescriptor } from 'react-router';

import { coverageOf } from '../../domain/laboratory/coverage.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { readsQuery } from '../../platform/page-middleware.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { privateQueryMeta } from '../../seo/private-query.ts';
import { Coverage } from '../../site/contact/coverage.tsx';
import { typedQuery } from '../../ui/typed-query.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/home-collection';

/** A typed neighborhood says where somebody lives: it is in no cache and is not measured. */
const reads = { typed: ['q'] };
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads)];

export const loader = async (args: Route.LoaderArgs) => {
  const { laboratory } = args.context.get(servicesContext);
  const query = typedQuery(args.url.searchParams);
  return {
    page: await loadPage(args, 'home-collection'),
    query,
    answer: query ? coverageOf(query, laboratory) : null,
    zoneMap: laboratory.zoneMap,
  };
};

export const handle = { reads } satisfies PageHandle<typeof loader>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { page, query } = args.loaderData;
  return [...pageMeta(page, args, { noindex: query !== '' }), ...(query ? [privateQueryMeta] : [])];
}

/** The page `/toma-domicilio-medellin`: prose, with a search of the neighborhoods (`?q=`) in which samples are collected at home. */
export default function HomeCollection({ loaderData }: Route.ComponentProps) {
  const { page, query, answer, zoneMap } = loaderData;
  return (
    <ContentPage page={page} slots={{ cobertura: <Coverage query={query} answer={answer} zoneMap={zoneMap} /> }} />
  );
}
